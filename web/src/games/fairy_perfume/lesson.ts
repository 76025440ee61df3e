/** What the sentences of the lesson count: from the position and its edition, so that they stay true. */
import { t } from '../../lib/texts.svelte'
import type { Legal } from '../../lib/types'
import { does, gives, numbers, worth } from './numbers.svelte'
import { out as outOf, type FairyView } from './types'

export function lesson(view: FairyView, legal?: Legal): Record<string, string | number> {
  const me = view.players[view.you ?? 0]!
  const out = outOf(me).length
  const known = numbers.known
  const stone = String(legal?.words['stone'] ?? 'yellow')
  const ability = legal?.words['ability']
  return {
    out,
    value: me.value,
    left: Math.abs(me.value - out),
    most: (view.shake['hard'] ?? []).findLastIndex((percent) => percent > 0),
    beats: view.glass_beats,
    charcoal: me.aside['charcoal'] ?? 0,
    costs: worth('charcoal').replace('−', ''),
    dusts: known?.dusting.stones ?? 0,
    help: gives(known?.help.gives),
    stone: t(`fairy_perfume-stone-${stone}`),
    gives: gives(known?.rewards.stones[stone]),
    ability: ability ? t(`fairy_perfume-ability-${ability}`) : '',
    does: ability ? does(String(ability)) : '',
  }
}
