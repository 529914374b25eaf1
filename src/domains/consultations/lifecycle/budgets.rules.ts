const HOUR_MS = 3_600_000
/** Requests that nobody accepted: of one client to one consultant, to all, and so that their rows stay few. */
export const REQUESTS_PER_PAIR = { name: 'requests-pair', most: 6, windowMs: HOUR_MS, per: 'consultantId' }
export const REQUESTS_PER_CLIENT = { name: 'requests', most: 20, windowMs: HOUR_MS }
const REQUESTS_PER_DAY = { name: 'requests-day', most: 60, windowMs: 24 * HOUR_MS }
const REQUESTS_PER_MONTH = { name: 'requests-month', most: 300, windowMs: 30 * 24 * HOUR_MS }
export const REQUEST_BUDGETS = [REQUESTS_PER_PAIR, REQUESTS_PER_CLIENT, REQUESTS_PER_DAY, REQUESTS_PER_MONTH]
/** Pauses and changes of the channel of one person in one room; each is an event of the room. */
export const MOVES_IN_A_ROOM = [{ name: 'room-moves', most: 60, windowMs: HOUR_MS / 6, per: 'id' }]
