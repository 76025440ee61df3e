/** What the server says, in the client's words (made from its own description), and what a board needs. */
import type { EventData, LegalData, SetPace, ViewData } from './types.generated'

export type {
  ChatLine as Chat,
  ClocksData as Clocks,
  ErrorBody as Refusal,
  EventData as GameEvent,
  GameCard as GameInfo,
  HintData as Hint,
  LegalData as Legal,
  LobbyMessage,
  Message,
  NewTable,
  PatchMessage,
  PersonData as Person,
  PlayMessage,
  ResultData as Result,
  SeatData as Seat,
  StateMessage,
  TableCard,
  TableData as Table,
  Text,
  Value,
} from './types.generated'

/** How long bots let one look before they move. */
export type Pace = SetPace['pace']
export const PACES: Pace[] = ['calm', 'human', 'instant']

/** What every game's view has; games whose rounds are counted say which one it is, and whether it is the last. */
export interface View extends ViewData {
  round?: number
  last_round?: boolean
}

/** What a board needs to draw and to play: a live table, a replay or a lesson gives it. */
export interface BoardSource<V extends View = View> {
  readonly view: V
  readonly seat: number | null
  readonly legal: LegalData[]
  readonly fresh: EventData[]
  /** All that is known here of what has happened until now: a replay knows of the step that it shows. */
  readonly told: EventData[]
  readonly tick: number
  readonly mayUndo: boolean
  readonly busy: boolean
  readonly hinted: number | null
  /** Seen through somebody's eyes: not one's own seat. */
  readonly borrowed?: boolean
  /** When the beat of a live table ends, in milliseconds of the clock here. */
  readonly beatEnds?: number | null
  /** When the first of several beats opens, while it is counted in; nothing is legal until then. */
  readonly beatOpens?: number | null
  play(code: number): void
  /** Fills in one's open draft, without committing it. */
  auto?(): void
  undo(): void
}
