import AnimGeometry
import AnimRuntime
import Glibc

extension Bench {
  /// J2: ten thousand views, four properties of each on their way, seen at 600 frames.
  static var tweening: [Work] {
    [
      Work(
        name: "J2", title: "40,000 eased properties seen 600 times", ours: .here(tween),
        peer: .init(
          runner: .source("j2/bez.c"), arguments: ["10000", "600", "A", "newton"],
          result: Work.lastField),
        tolerance: 1e-6)
    ]
  }

  /// Numbers without an upper bound, each the first lane of its property.
  private static let tweened: [Property] = [.center, .bounds, .cornerRadius, .anchorPoint]

  /// Only the frames are timed, as the peer does: what happens until then, and what is seen.
  private static func tween() -> Work.Result {
    let (count, frames) = (10_000, 600)
    var runtime = Runtime()
    let views = (0..<count).map { animatedView($0, &runtime) }
    var seen = [SIMD4<Double>](repeating: .zero, count: count * tweened.count)
    let start = processorSeconds
    for frame in 1...frames {
      let time = Time(flicks: Time.flicksPerSecond * Int64(frame) / 60)
      advance(&runtime, to: time)
      runtime.presentationLanes(tweened, of: views, into: &seen)
    }
    let seconds = processorSeconds - start
    return Work.Result(seconds: seconds, check: "\(seen.reduce(0) { $0 + $1.x })")
  }

  /// View `index`, whose properties go from `index` + 0…3 by 100 in ten seconds, after a delay of
  /// `index` · 0.1 ms.
  private static func animatedView(_ index: Int, _ runtime: inout Runtime) -> ViewID {
    let view = runtime.makeView(bounds: Rect(0, 0, 0, 0), center: Point(0, 0))
    runtime.add(view, to: .stage)
    move(view, to: Double(index), &runtime)
    let block = runtime.beginAnimation(
      AnimationSpec(
        duration: Time(seconds: 10), delay: Time(flicks: Int64(index) * 70_560),
        curve: .easeInOut))
    move(view, to: Double(index + 100), &runtime)
    _ = runtime.endAnimation(block)
    return view
  }

  private static func move(_ view: ViewID, to first: Double, _ runtime: inout Runtime) {
    runtime.set(.center, of: view, to: .point(Point(first, 0)))
    runtime.set(.bounds, of: view, to: .rect(Rect(first + 1, 0, 0, 0)))
    runtime.set(.cornerRadius, of: view, to: .number(first + 2))
    runtime.set(.anchorPoint, of: view, to: .point(Point(first + 3, 0)))
  }

  private static func advance(_ runtime: inout Runtime, to time: Time) {
    while true {
      switch runtime.next(until: time) {
      case .reached, .idle, .roundLimit: return
      default: continue
      }
    }
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
