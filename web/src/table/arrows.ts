/** In a part of the table, arrow keys go from piece to piece. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('.piece')) return
  const pieces = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.piece')]
  const next = pieces[pieces.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
