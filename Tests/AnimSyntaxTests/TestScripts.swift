/// Scripts that use every construct, as scripts do.
enum TestScripts {
  static let game = """
    #!/usr/bin/env anim
    // A small game.
    scene (300, 400) seed 2 until 9s
    let tiles = (0..<9).map { i in view (20, 20) center (i % 3 * 30, (i / 3).floor * 30) }
    var open = [:]
    let prices = [.small: -2, .large: 1e3,]
    for row in 0...2 {
        for i, tile in tiles { open["\\(row) \\(i)"] = tile }
    }
    let walls = collision tiles referenceBounds true {
        boundary "floor" from (0, 400) to (300, 400)
        boundary "door" rect tiles[0].frame
    } began { contact in
        print("\\(contact.item) met \\(contact.other ?? "the \\("wall") at \\(now)")")
    }
    func close(tile, after time = 0.3s, then next = nil) {
        guard open[tile] != nil, !tile.hidden else { return }
        animate time delay 10ms options [.curveLinear, .repeat] {
            tile.alpha = 0
        } completion { finished in
            if finished { next?(tile) } else if tile is view { tile.alpha = 1 }
            else { stop() }
        }
    }
    on tiles[0] tap { touch in close(touch.view) } pan { pan in
        switch pan.state {
        case .began, .changed: pan.view.center.x += pan.translation.x
        case .ended:
            close pan.view after 1s then { tile in print(tile) }
            break
        default:
        }
    }
    at 1s { tap tiles[0] }
    sequence { close tiles[1]; wait(1s); close tiles[2] } completion { print("done") }
    while !open.isEmpty && tiles.count >= 3 || false { open = [:] }
    """

  static let classes = """
    class Tile: view {
        let size
        var open = false
        weak var owner
        lazy var price = self.size.width * 2
        static let all = []
        var area { self.bounds.width * self.bounds.height }
        var half {
            get { self.area / 2 }
            set { value in self.bounds.width = value }
        }
        didSet open { old in
            if old == self.open { return }
            transition self duration 0.4s options self.open ? .flipFromLeft : .flipFromRight
        }
        init(size, in parent = nil) {
            super.init(size)
            self.size = size
        }
        deinit { print("\\(self.size) is gone") }
        func set(open value) { self.open = value }
        func each() { return Tile.all.filter { $0.open }.count }
    }
    """.replacing("Tile.all.filter { $0.open }.count", with: "(Tile.all.filter { $0.open }).count")

  static let sentences = """
    animation ship.position path track duration 1s speed 2 timeOffset 0.5s,
        rotationMode .auto key "slide",
        start { print("off") } stop { finished in print(finished) }
    sheet.addAnimations { panel.alpha = 0 } delayFactor 0.5
    self.addChild(push card mode .instantaneous angle -60deg
        action { [unowned card] push in push.remove() })
    let kick = push [ball] mode .instantaneous magnitude -1
    kick.action = { [weak self, n = 3] in self?.count(n) }
    xs
        .filter { $0 > 1 }
    let total = (xs.map { $0.price * 2 }).sum() - -1
    stagger cards by 0.1s { card in animate 0.3s { card.alpha = 1 } }
    view rect(1, 2, 3, 4) color #ff8000 in nil
    trace [a.center, b.alpha] every .frame
    if let slide { slide.stop() } else { toggle(); slide.start() }
    let f = a ? b ? 1 : 2 : c
    """
}
