import type { Sql, Tx } from '#platform/db.ts'
import { RESCHEDULE_BEFORE_MS } from '../bookings/rules.ts'
import { type Booking, columnsOf } from '../bookings/sql.ts'
import type { Answer, HeldRequest } from './rules.ts'

/** Of the booking `b` and its request `q`: it waits for an answer (`isOpen` in rules.ts). */
export const isOpenIn = (sql: Sql, now: Date) => sql`
  b.state = 'confirmed' and b.ended_at is null and q.answer is null and q.from_at = b.starts_at
    and least(q.from_at, q.starts_at) >= ${now}::timestamptz + ${RESCHEDULE_BEFORE_MS} * interval '1 millisecond'`

/** One at a time: whoever comes to a request holds the lock of its booking. */
export async function findRescheduleRequest(tx: Tx, bookingId: string): Promise<HeldRequest | undefined> {
  const [row] = await tx<HeldRequest[]>`
    select from_at as "from", starts_at as "startsAt", proposed_at as "proposedAt",
      pause_minutes as "pauseMinutes", answer
    from reschedule_requests where booking_id = ${bookingId}`
  return row
}

export const insertRescheduleRequest = (
  tx: Tx,
  bookingId: string,
  { from, startsAt, proposedAt, pauseMinutes }: Omit<HeldRequest, 'answer'>,
) => tx`
  insert into reschedule_requests (booking_id, from_at, starts_at, proposed_at, pause_minutes)
  values (${bookingId}, ${from}, ${startsAt}, ${proposedAt}, ${pauseMinutes})`

/** Hours change by the clock of a process, which may be behind the database's. */
export const recordAnswer = (tx: Tx, bookingId: string, answer: Answer, at: Date) => tx`
  update reschedule_requests set answer = ${answer}, answered_at = greatest(proposed_at, ${at}::timestamptz)
  where booking_id = ${bookingId} and answer is null`

/** A consultant's bookings with a request that waits for an answer, locked. */
export async function lockOpenRequestsOf(tx: Tx, consultantId: string, now: Date) {
  const rows = await tx<(Booking & { proposedStart: Date; proposedAt: Date })[]>`
    select ${columnsOf(tx)}, q.starts_at as "proposedStart", q.proposed_at as "proposedAt"
    from bookings b join reschedule_requests q on q.booking_id = b.id
    where b.consultant_id = ${consultantId} and ${isOpenIn(tx, now)} order by b.id for update of b`
  return rows.map(({ proposedStart, proposedAt, ...booking }) => ({ booking, startsAt: proposedStart, proposedAt }))
}
