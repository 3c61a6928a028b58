import AnimDynamics
import CBox2DTwin
import Testing

/// A world adds nothing to the engine's numbers and takes nothing from them.
@Suite struct TwinTests {
  @Test(arguments: 0..<Int(twin_scenes())) func movesAsTheEngineAlone(scene: Int) throws {
    let name = String(cString: twin_name(Int32(scene)))
    for steps in [1, 60, 300] {
      var ours = try #require(try TwinScene.named(name), "\(name) is not a scene")
      ours.world.run(steps)
      var places = [twin_place](repeating: twin_place(), count: 200)
      let count = twin_play(Int32(scene), Int32(steps), &places, 200)
      #expect(Int(count) == ours.bodies.count)
      for (place, body) in zip(places, ours.bodies) {
        let motion = ours.world.at(body)
        // To the last digit: what the engine keeps is single precision.
        #expect(Float(motion.position.x / 150) == place.x, "\(name), \(steps) steps")
        #expect(Float(motion.position.y / 150) == place.y, "\(name), \(steps) steps")
        #expect(Float(motion.angle) == place.angle, "\(name), \(steps) steps")
      }
    }
  }

  @Test func thereAreTwentyScenes() { #expect(twin_scenes() >= 20) }
}
