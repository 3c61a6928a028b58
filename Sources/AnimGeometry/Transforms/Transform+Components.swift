/// The transform's parts as plain numbers, as key paths such as `transform.rotation.y` name them.
/// Setting one keeps the others.
extension Transform {
  /// The displacement in the plane, in points.
  @inlinable public var translation: Point {
    get { Point(m41, m42) }
    set { (m41, m42) = (newValue.x, newValue.y) }
  }

  /// The displacement to the right, in points.
  @inlinable public var translationX: Double {
    get { m41 }
    set { m41 = newValue }
  }

  /// The displacement downwards, in points.
  @inlinable public var translationY: Double {
    get { m42 }
    set { m42 = newValue }
  }

  /// The displacement towards the viewer, in points.
  @inlinable public var translationZ: Double {
    get { m43 }
    set { m43 = newValue }
  }

  /// The factor of the x axis; negative if the transform mirrors and x is the axis that points back.
  public var scaleX: Double {
    get { axes.scale.x }
    set { setScale(0, newValue) }
  }

  /// The factor of the y axis; negative if the transform mirrors and y is the axis that points back.
  public var scaleY: Double {
    get { axes.scale.y }
    set { setScale(1, newValue) }
  }

  /// The factor of the z axis.
  public var scaleZ: Double {
    get { axes.scale.z }
    set { setScale(2, newValue) }
  }

  /// The mean of `scaleX` and `scaleY`; setting it sets both and leaves z alone.
  public var scale: Double {
    get {
      let scale = axes.scale
      return scale.x / 2 + scale.y / 2
    }
    set {
      setScale(0, newValue)
      setScale(1, newValue)
    }
  }

  /// The rotation in the plane, about z, in radians, −π…π (any value may be set).
  public var rotation: Double {
    get { isAffine ? planeAngle : angles.z }
    set {
      guard !isAffine else {
        turnPlane(by: newValue - planeAngle)
        return
      }
      var angles = angles
      angles.z = newValue
      setAngles(angles)
    }
  }

  /// The rotation about x, acting before those about y and z, in radians, −π…π.
  public var rotationX: Double {
    get { isAffine ? 0 : angles.x }
    set {
      var angles = angles
      angles.x = newValue
      setAngles(angles)
    }
  }

  /// The rotation about y, acting after that about x and before that about z, in radians, −π…π.
  public var rotationY: Double {
    get { isAffine ? 0 : angles.y }
    set {
      var angles = angles
      angles.y = newValue
      setAngles(angles)
    }
  }

  private var planeAngle: Double {
    if m12 == 0 && m11 > 0 { return 0 }
    let axes = axes
    return Elementary.atan2(axes.x.y, axes.x.x)
  }

  private mutating func turnPlane(by angle: Double) {
    let (s, c) = Elementary.sincos(angle)
    (m11, m12) = (m11 * c - m12 * s, m11 * s + m12 * c)
    (m21, m22) = (m21 * c - m22 * s, m21 * s + m22 * c)
  }

  private mutating func setScale(_ axis: Int, _ value: Double) {
    let axes = axes
    let ratio = value / axes.scale[axis]
    // A vanished axis comes back in the direction its neighbours leave to it.
    let direction = axis == 0 ? axes.x : axis == 1 ? axes.y : axes.z
    func scaled(_ row: SIMD4<Double>) -> SIMD4<Double> {
      let longer = row * ratio
      return (longer * 0).dot(SIMD4(repeating: 1)) == 0 ? longer : SIMD4(direction * value, 0)
    }
    var rows = rows
    switch axis {
    case 0: rows.0 = scaled(rows.0)
    case 1: rows.1 = scaled(rows.1)
    default: rows.2 = scaled(rows.2)
    }
    self = Transform(rows: rows)
  }
}
