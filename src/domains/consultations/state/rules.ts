export const STATES = [
  'requested',
  'accepted',
  'active',
  'paused',
  'ended',
  'declined',
  'expired',
  'cancelled',
  'not_connected',
] as const
export type State = (typeof STATES)[number]

/** States that a consultation enters with no reason, and those that stop its clock, or a request, for one. */
export type RunningState = 'requested' | 'accepted' | 'active'
export type StoppedState = Exclude<State, RunningState>

/** Every life of a consultation. What is not in this table cannot happen. */
export const NEXT: Readonly<Record<State, readonly State[]>> = {
  requested: ['accepted', 'declined', 'expired', 'cancelled'],
  accepted: ['active', 'not_connected', 'cancelled'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
  declined: [],
  expired: [],
  cancelled: [],
  not_connected: [],
}

export const canMove = (from: State, to: State) => NEXT[from].includes(to)
export const isOpen = (state: State) => NEXT[state].length > 0
/** The client's credit is reserved with a request, charged with a pause, and settled with any end. */
export const movesCredit = (state: State) => state !== 'accepted' && state !== 'active'
/** The consultant earns what is charged: with a pause, and with the end of what had begun. */
export const movesEarnings = (state: State) => state === 'paused' || state === 'ended'

/** Why a consultation is in its state; part of its events and of its receipt. */
export type Reason =
  | 'connection'
  | 'no_sound'
  | 'sound_disputed'
  | 'silence'
  | 'client_quiet'
  | 'voice_disputed'
  | 'not_begun'
  | 'by_client'
  | 'by_consultant'
  | 'no_answer'
  | 'consultant_busy'
  | 'out_of_funds'
  | 'limit_reached'
  | 'free_minutes_over'
  | 'not_back_in_time'
  | 'paused_too_long'
  | 'max_duration'
  | 'by_admin'
  | 'next_booking'
  | 'booked_time_over'
  | 'client_absent'
  | 'consultant_absent'
  | 'both_absent'
  | 'our_outage'

/** Whose side fell away first when a clock stopped. `both`: at once, as far as can be told. */
export const STOP_SIDES = ['client', 'consultant', 'both', 'platform'] as const
export type StopSide = (typeof STOP_SIDES)[number]

/** Who came to a booked consultation. `undone`: we were not there. `cancelled`: before the agreed start. */
export const ATTENDANCES = ['kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone', 'cancelled'] as const
export type Attendance = (typeof ATTENDANCES)[number]

/** Time that was given or paid before is used up, and the clock waits for a yes to more. */
export const asksToContinue = (reason: string | null | undefined) =>
  reason === 'free_minutes_over' || reason === 'booked_time_over'

/** A pause that the client of a program ends with a press, too. */
export const waitsForClient = (reason: string | null | undefined) => reason === 'silence' || reason === 'client_quiet'

/** After such a pause the clock waits for a voice or a word, and not for both people alone. */
export const waitsForVoice = (reason: string | null | undefined) => reason === 'silence' || reason === 'voice_disputed'

/** Why a clock was stopped, and whose side fell away first. */
export type Pause = { reason: string; side: StopSide }
