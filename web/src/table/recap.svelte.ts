/** What happened since one's last turn, turn by turn, on the board itself. */
import { api, type PastView } from '../lib/api'
import type { Session } from '../lib/session.svelte'
import type { BoardSource, GameEvent, Legal, View } from '../lib/types'
import type { Turn } from './journal'

export class Recap implements BoardSource {
  at = $state(0)
  tick = $state(0)
  fresh = $state.raw<GameEvent[]>([])
  private past = $state.raw<PastView | null>(null)
  readonly legal: Legal[] = []
  readonly mayUndo = false
  readonly busy = false
  readonly hinted = null

  constructor(
    private readonly session: Session,
    readonly turns: Turn[],
    readonly greeting: boolean,
  ) {
    void this.go(0)
  }

  get turn(): Turn {
    return this.turns[this.at]!
  }
  get view(): View {
    return this.past?.view ?? this.session.view
  }
  get told(): GameEvent[] {
    return this.session.told.filter(({ n }) => n <= this.turn.last)
  }
  get seat(): number | null {
    return this.session.seat
  }
  get last(): boolean {
    return this.at === this.turns.length - 1
  }

  /** Shows the table after a turn; the newest wish wins. */
  async go(at: number): Promise<void> {
    const forward = at >= this.at
    this.at = at
    const { id, code, seat } = this.session
    const found = await api.past(id, this.turns[at]!.last, seat, code).catch(() => null)
    if (at !== this.at || !found) return
    this.fresh = forward ? this.turns[at]!.events : []
    this.past = { ...found, view: this.session.named(found.view) }
    this.tick += 1
  }
  play(): void {}
  undo(): void {}
}
