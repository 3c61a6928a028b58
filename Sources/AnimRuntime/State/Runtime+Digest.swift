extension Runtime {
  /// Adds the whole state to a digest: equal states of equal histories give equal digests.
  public func digest(into digest: inout Digest) {
    digest.add(now)
    digest.add(serial)
    digest.add(round)
    digest.add(firing.raw)
    digest.add(isUnsettled)
    digest.add(lastEvent ?? .never)
    digestAgenda(into: &digest)
    digestTimers(into: &digest)
    traces.digest(into: &digest)
    digestViews(into: &digest)
    digestScreens(into: &digest)
    digestAnimations(into: &digest)
    digestGestures(into: &digest)
    digest.add(timeScale)
    digestLayout(into: &digest)
    digestAnimators(into: &digest)
    digestTransitions(into: &digest)
    digestDynamics(into: &digest)
  }

  private func digestAgenda(into digest: inout Digest) {
    // The layout of a heap is an accident; the order of what is due is not.
    for entry in agenda.entries.filter(isAlive).sorted(by: <) {
      digest.add(Time(flicks: entry.due))
      digest.add(entry.order)
      digest.add(entry.tie)
      digest.add(entry.target)
    }
    for name in scheduledCallbacks.names {
      digest.add(name)
      digest.add(scheduledCallbacks[name].callback.raw)
      digest.add(scheduledCallbacks[name].gesture.raw)
    }
  }

  private func digestTimers(into digest: inout Digest) {
    for name in timers.names {
      let timer = timers[name]
      digest.add(name)
      digest.add(timer.anchor)
      digest.add(timer.anchorIndex)
      digest.add(timer.interval)
      digest.add(timer.repeats)
      digest.add(timer.tolerance)
      digest.add(timer.callback.raw)
      digest.add(timer.serial)
      digest.add(timer.next)
      digest.add(timer.last)
      digest.add(timer.isFirm)
      digest.add(timer.isFiring)
      digest.add(timer.isByHand)
      digest.add(timer.requestedDate ?? .never)
    }
  }

  private func digestViews(into digest: inout Digest) {
    for name in views.pool.names {
      let view = ViewID(raw: name)
      let slot = views.slot(view)
      digest.add(name)
      digest.add(superview(of: view)?.raw ?? .max)
      for child in subviews(of: view) { digest.add(child.raw) }
      for property in Property.allCases.prefix(Property.laneCount) {
        digest.add(modelLanes(slot, property))
      }
      digest.add(modelWide(slot, .transform))
      digest.add(modelWide(slot, .sublayerTransform))
      for property in Property.allCases.prefix(Property.storedCount) {
        digestStack(slot, property, into: &digest)
      }
    }
  }

  private func digestStack(_ slot: Int, _ property: Property, into digest: inout Digest) {
    var index = stack(slot, property)
    while index >= 0 {
      let contribution = contributions[index]
      digest.add(UInt64(property.rawValue))
      digest.add(contribution.animation.raw)
      digest.add(UInt64(contribution.mode.rawValue))
      digest.add(contribution.from)
      digest.add(contribution.to)
      if contribution.wide >= 0 {
        digest.add(contributions.pair(contribution.wide).from)
        digest.add(contributions.pair(contribution.wide).to)
      }
      if contribution.track >= 0 { tracks[contribution.track].digest(into: &digest) }
      index = contribution.above
    }
  }

  private func digestAnimations(into digest: inout Digest) {
    for name in animations.names {
      let record = animations[name]
      digest.add(name)
      digest.add(record.serial)
      digest.add(record.timing.begin)
      digest.add(record.timing.duration)
      digest.add(record.timing.length)
      digest.add(record.timing.stretch)
      digest.add(record.timing.autoreverses)
      digest.add(record.spec.curve)
      digest.add(record.spec.options.rawValue)
      digest.add(record.spec.completion.raw)
      digest.add(record.isOpen)
      digest.add(record.isInterrupted)
      digest.add(record.animator.raw)
      digest.add(Int(record.part))
    }
    for block in openBlocks { digest.add(block.id.raw) }
  }
}

extension KeyframeTrack {
  fileprivate func digest(into digest: inout Digest) {
    for segment in segments {
      digest.add(Time(flicks: segment.start))
      digest.add(Time(flicks: segment.end))
      digest.add(segment.curve)
      digest.add(segment.from)
      digest.add(segment.to)
    }
    for pair in transforms {
      digest.add(pair.from)
      digest.add(pair.to)
    }
  }
}
