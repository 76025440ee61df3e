"""What an eye sees at once, asked of the page."""

# Texts that are cut off.
CUT = """() => [...document.querySelectorAll('.piece, .button, .chip, h1, h2:not(.hidden), .prompt')].filter((box) =>
  box.offsetParent && box.scrollWidth > box.clientWidth + 2).map((box) => box.textContent.trim().slice(0, 40))"""
# How many targets are too small for a finger.
SMALL = """() => [...document.querySelectorAll('[data-choice], .bar .button')].map((box) => box.getBoundingClientRect())
  .filter((box) => box.width < 32 || box.height < 32).length"""
# How many pixels stick out at the side.
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Words of a page that lie over one another: line by line, since a link may go on in the next one.
OVER = """() => {
  const kinds = 'h1, h2, h3, p, a, b, button, summary, label, legend, span, dt, dd, td, th, li'
  const words = [...document.querySelectorAll('main, header')].flatMap((part) => [...part.querySelectorAll(kinds)])
  const own = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
  const lines = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter((box) => box.width > 1)
  }
  const shown = words.filter((one) => one.checkVisibility() && !one.closest('.hidden'))
    .flatMap((one) => own(one).flatMap((node) => lines(node).map((box) => [node.textContent.trim().slice(0, 40), box])))
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
  return shown.flatMap(([one, a], n) => shown.slice(n + 1).filter(([, b]) => over(a, b))
    .map(([two]) => `${one} / ${two}`))
}"""
# What a finger should press and is too small for one. (The tools of a table reach beyond their bar.)
TIGHT = """() => {
  const pressed = 'main :is(button, select, summary, .button, .input), header:not(.top) :is(a, button)'
  return [...document.querySelectorAll(pressed)].filter((one) => one.checkVisibility() && !one.closest('.hidden'))
    .map((one) => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect().height])
    .filter(([, height]) => height < 43.5)
}"""
