/** A blending that can still be changed (PE-B3): each effect is a valve, which one opens or shuts until the commit. */
import { t } from '../../lib/texts.svelte'
import type { BoardSource } from '../../lib/types'
import { NOTES, type Draft, type HouseView } from './types'

interface Plan {
  at: number
  open: boolean
  before: number[][]
  until: number
  turned: boolean
}
export type Valve = 'none' | 'open' | 'shut' | 'now' | 'later'
const PLACES = 16

const where = (note: number, place: number): number => note * PLACES + place

export class Blend {
  private plan: Plan | null = null

  constructor(private readonly source: () => BoardSource<HouseView>) {}

  get draft(): Draft | null {
    const { view } = this.source()
    return view.you === null ? null : (view.players[view.you]?.draft ?? null)
  }

  private get at(): number {
    const { draft } = this
    return draft?.note ? where(NOTES.indexOf(draft.note), draft.place ?? 0) : where(NOTES.length, 0)
  }

  valve(note: number, place: number): Valve {
    const { draft } = this
    if (!draft) return 'none'
    const here = where(note, place)
    if (here === this.at && draft.step === 'effect') return 'now'
    if (here > this.at) return 'later'
    return draft.used[note]?.includes(place) ? 'open' : 'shut'
  }

  /** Turning a valve that was passed: back to it, turn it, and go on as before. */
  turn(note: number, place: number): { text: string; run: () => void; quiet: boolean } | undefined {
    const valve = this.valve(note, place)
    if ((valve !== 'open' && valve !== 'shut') || !this.source().mayUndo) return undefined
    const open = valve === 'shut'
    return {
      text: t(open ? 'web-house-open-valve' : 'web-house-shut-valve'),
      quiet: true,
      run: () => {
        this.plan = {
          at: where(note, place),
          open,
          before: this.draft!.used.map((places) => [...places]),
          until: this.at,
          turned: false,
        }
        this.go()
      },
    }
  }

  /** The next small step of a change; called whenever the table answers. */
  go(): void {
    const { plan } = this
    const source = this.source()
    if (!plan || source.busy) return
    const done =
      !this.draft || (plan.turned ? this.at >= plan.until || this.draft.step !== 'effect' : this.at < plan.at)
    if (done) this.plan = null
    else if (!plan.turned && this.at > plan.at) {
      if (source.mayUndo) source.undo()
      else this.plan = null
    } else {
      const use = plan.turned
        ? (plan.before[Math.floor(this.at / PLACES)]?.includes(this.at % PLACES) ?? false)
        : plan.open
      plan.turned = true
      const legal =
        source.legal.find((one) => one.kind === (use ? 'use' : 'skip')) ??
        source.legal.find((one) => one.kind === 'skip')
      if (legal) source.play(legal.code)
      else this.plan = null
    }
  }
}
