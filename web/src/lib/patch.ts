/** What has changed, laid on the last state. */
import type { PatchMessage, StateMessage } from './types'

type Fields = Record<string, unknown>

/** The whole state after a patch; null where it doesn't follow the last one: then the whole must be asked for. */
export function patched(last: StateMessage | null, patch: PatchMessage): StateMessage | null {
  if (!last || last.seq !== patch.base || last.seat !== patch.seat) return null
  const { players, ...fields } = patch.view
  const view = { ...last.view, ...fields }
  if (players) {
    view.players = view.players.map((player, seat) => {
      const changed = players[seat]
      return changed ? { ...(player as Fields), ...changed } : player
    })
  }
  const { base: _, ...rest } = patch
  return { ...rest, type: 'state', view }
}
