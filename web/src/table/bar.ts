/** What a button does while it is pressed; a screen reader's plain click still runs it once. */
export interface Hold { down: () => void; up: () => void }
/** A button of the bar; with `sure`, it asks that first. */
export interface BarButton {
  id: string; text: string; run: () => void; main?: boolean; off?: boolean; sure?: string | undefined; codes?: number[]; hold?: Hold | undefined
}
