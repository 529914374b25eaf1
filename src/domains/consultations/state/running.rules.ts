import { isCall, type LiveChannel } from '../channels/rules.ts'
import { TIMEOUT_MS } from './deadlines.rules.ts'
import { type State, waitsForVoice } from './rules.ts'

type Room = {
  state: State
  reason: string | null
  currentChannel: LiveChannel
  pausedAt: Date | null
  isAutomatic: boolean
  consultantSpokeAt: Date | null
  clientKeptAt: Date | null
}

/**
 * Why nothing of a room's time is charged: no word that starts it yet; stopped by a silence that no word has ended;
 * stopped for anything else; in a silence of a chat that only typing keeps open; over.
 */
export type Standstill = 'not_begun' | 'silence' | 'stopped' | 'typing' | 'over'

/**
 * Why nothing is charged in a room at `at`, its seats apart; undefined: something is. Words and voices of the
 * consultant keep its clock, with a program those of the client. The same rule as `db/functions/why_nothing_runs.sql`.
 */
export function whyNothingRuns(c: Room, at: Date): Standstill | undefined {
  const keptAt = c.isAutomatic ? c.clientKeptAt : c.consultantSpokeAt
  if (c.state === 'requested' || c.state === 'accepted') return 'not_begun'
  if (c.state === 'paused') {
    const isSilence = waitsForVoice(c.reason) || c.reason === 'client_quiet'
    return isSilence && !(keptAt && keptAt > c.pausedAt!) ? 'silence' : 'stopped'
  }
  if (c.state !== 'active') return 'over'
  if (!keptAt) return 'not_begun'
  const isSilent = at.getTime() - keptAt.getTime() > TIMEOUT_MS.consultantSilence
  return isSilent && !isCall(c.currentChannel) ? 'typing' : undefined
}
