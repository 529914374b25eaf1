/**
 * Why a client and a consultant do not meet. `blocked`: by the consultant, or by one of the two under another account.
 * Whoever is blocked is never told. `restrained`: the team suspended or blocked the account of one of them.
 */
export type MeetingObstacle = 'same_person' | 'closed' | 'restrained' | 'blocked_by_client' | 'blocked' | 'on_break'

/** Whether it holds for what was paid before, too: a break passes, and keeps new things only. */
export const isLasting = (obstacle: MeetingObstacle | null) => obstacle !== null && obstacle !== 'on_break'
