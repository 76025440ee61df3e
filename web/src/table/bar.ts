/** A button of the bar; with `sure`, it asks that first. */
export interface BarButton { id: string; text: string; run: () => void; main?: boolean; off?: boolean; sure?: string | undefined; codes?: number[] }
