import { t, texts } from '../lib/texts.svelte'
import type { View } from '../lib/types'

/** What a button does while it is pressed; a screen reader's plain click still runs it once. */
export interface Hold {
  down: () => void
  up: () => void
}
/** A button of the bar; with `sure`, it asks that first. */
export interface BarButton {
  id: string
  text: string
  run: () => void
  main?: boolean
  off?: boolean
  sure?: string | undefined
  codes?: number[]
  hold?: Hold | undefined
}

/** Who is waited for, where nothing is asked of oneself. */
export function awaited(view: View): string {
  const others = view.asked.filter((seat) => seat !== view.you).map((seat) => view.seats[seat] ?? '')
  return others.length ? t('web-plain-wait', { who: texts.list(others), count: others.length }) : t('web-wait')
}
