import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Answer } from '../reschedule-requests/rules.ts'
import { compensatedOf } from './compensations.sql.ts'
import { type Booking, columnsOf } from './sql.ts'

export type NamedBooking = Booking & {
  clientName: string
  consultantName: string
  consultantPortrait: string
  isAutomatic: boolean
  /** Known to the consultant: these two had a compensation in the last ninety days, and another one is not due. */
  isCompensated: boolean
  /** Bonus of its client at the consultant's cost, in centavos. */
  compensation: Centavos
  /** Null: its consultant proposed nothing. */
  proposedStart: Date | null
  proposedFrom: Date | null
  proposedAt: Date | null
  requestAnswer: Answer | null
}

/** Bookings with both names and what was proposed; nobody meets in a vacation. */
const namedBookings = (sql: Sql, { personId, now }: { personId: string; now: Date }) => sql`
  select ${columnsOf(sql)}, p.first_name as "clientName", c.name as "consultantName",
    c.portrait as "consultantPortrait", c.is_automatic as "isAutomatic",
    b.consultant_id = ${personId} and ${compensatedOf(sql, now)} as "isCompensated",
    coalesce(k.amount, 0)::bigint as compensation, q.starts_at as "proposedStart",
    q.from_at as "proposedFrom", q.proposed_at as "proposedAt", coalesce(q.answer, case when exists (
      select from consultant_vacations v where v.consultant_id = b.consultant_id and v.back_at > q.starts_at
        and v.starts_at < q.starts_at + b.minutes * interval '1 minute')
      then 'unfit' end) as "requestAnswer"
  from bookings b join people p on p.id = b.client_id join consultants c on c.id = b.consultant_id
    left join reschedule_requests q on q.booking_id = b.id
    left join booking_compensations k on k.booking_id = b.id`

type Listing = { most: number; onlyAhead: boolean; within: { from: Date; until: Date } | undefined; now: Date }

/** Bookings of a person on either side: what is ahead first, soonest first, then what is over, the latest first. */
export const listBookingsOf = (sql: Sql, personId: string, { most, onlyAhead, within, now }: Listing) => sql<
  NamedBooking[]
>`
  ${namedBookings(sql, { personId, now })}
  where (b.client_id = ${personId} or b.consultant_id = ${personId} and b.confirmed_at is not null)
    and ${onlyAhead ? sql`b.ended_at is null` : sql`true`}
    and ${within ? sql`b.starts_at >= ${within.from} and b.starts_at < ${within.until}` : sql`true`}
  order by b.ended_at is not null, case when b.ended_at is null then b.starts_at end, b.starts_at desc, b.id
  limit ${most}`

/** One booking of a person on either side; a consultant sees it once it is paid. */
export async function findBookingOf(
  sql: Sql,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<NamedBooking | undefined> {
  const [row] = await sql<NamedBooking[]>`
    ${namedBookings(sql, { personId, now })}
    where b.id = ${id} and (b.client_id = ${personId} or b.consultant_id = ${personId} and b.confirmed_at is not null)`
  return row
}
