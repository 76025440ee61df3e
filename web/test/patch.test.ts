import { describe, expect, it } from 'vitest'
import { patched } from '../src/lib/patch'
import type { PatchMessage, StateMessage } from '../src/lib/types'

const last = {
  type: 'state',
  seq: 4,
  seat: 0,
  view: { you: 0, round: 1, market: { rose: 2 }, players: [{ coins: 1, hand: ['a'] }, { coins: 2 }] },
  decision: 4,
  legal: [],
} as unknown as StateMessage

const patch = {
  type: 'patch',
  base: 4,
  seq: 5,
  seat: 0,
  view: { market: { rose: 1 }, players: [{ hand: [] }, null] },
  decision: 5,
  legal: [],
} as unknown as PatchMessage

describe('a patch', () => {
  it('gives the whole state, and leaves the last one as it was', () => {
    expect(patched(last, patch)).toEqual({
      type: 'state',
      seq: 5,
      seat: 0,
      view: { you: 0, round: 1, market: { rose: 1 }, players: [{ coins: 1, hand: [] }, { coins: 2 }] },
      decision: 5,
      legal: [],
    })
    expect(last.view).toHaveProperty('market.rose', 2)
  })

  it('is of no use where it follows another state', () => {
    expect(patched(null, patch)).toBeNull()
    expect(patched({ ...last, seq: 3 }, patch)).toBeNull()
    expect(patched({ ...last, seat: 1 }, patch)).toBeNull()
  })
})
