print("anim-bench")
