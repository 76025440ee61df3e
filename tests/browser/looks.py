"""What an eye sees at once, asked of the page."""

# Texts that are cut off.
CUT = """() => [...document.querySelectorAll('.piece, .button, .chip, h1, h2:not(.hidden), .prompt')].filter((box) =>
  box.offsetParent && box.scrollWidth > box.clientWidth + 2).map((box) => box.textContent.trim().slice(0, 40))"""
# How many targets are too small for a finger.
SMALL = """() => [...document.querySelectorAll('[data-choice], .bar .button')].map((box) => box.getBoundingClientRect())
  .filter((box) => box.width < 32 || box.height < 32).length"""
# How many pixels stick out at the side.
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
