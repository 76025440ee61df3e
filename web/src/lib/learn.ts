/** What the server knows about finished games: analyses, records, ratings. */
import { api, call, Refused } from './api'
import type { Table } from './types'
import type { AnalysisData, GameRecords, RatingData } from './types.generated'

export type {
  AnalysisData as AnalysisState,
  AnalysisResult as Analysis,
  GameRecords,
  MomentData as Moment,
  RatingData as Rating,
} from './types.generated'

const tail = (code: string | null): string => (code ? `?code=${encodeURIComponent(code)}` : '')
export const recordAddress = (id: string, code: string | null): string => `/api/tables/${id}/record${tail(code)}`

export const learn = {
  analysis: (id: string, code: string | null): Promise<AnalysisData> =>
    call('GET', `/api/tables/${id}/analysis${tail(code)}`),
  analyse: async (id: string, code: string | null): Promise<AnalysisData> => {
    await api.me()
    return call('POST', `/api/tables/${id}/analysis${tail(code)}`)
  },
  goOn: async (id: string, decision: number, seat: number, level: string, code: string | null): Promise<Table> => {
    await api.me()
    const pace = new URLSearchParams(location.search).get('pace') === 'instant' ? { pace: 'instant' } : {}
    return call('POST', `/api/tables/${id}/continue`, { decision, seat, level, ...(code ? { code } : {}), ...pace })
  },
  bring: async (record: string): Promise<Table> => {
    await api.me()
    return call('POST', '/api/records', record, 'application/jsonl')
  },
  record: async (id: string, code: string | null): Promise<string> => {
    const answer = await fetch(recordAddress(id, code))
    if (!answer.ok) throw new Refused(((await answer.json()) as { error: Refused['refusal'] }).error, answer.status)
    return answer.text()
  },
  myRatings: async (): Promise<RatingData[]> => {
    await api.me()
    return call('GET', '/api/me/ratings')
  },
  ratings: (game: string): Promise<RatingData[]> => call('GET', `/api/ratings/${game}`),
  records: (game: string): Promise<GameRecords> => call('GET', `/api/records/${game}`),
}
