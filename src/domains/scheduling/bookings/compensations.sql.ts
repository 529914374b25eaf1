import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** Whether the two of a booking `b` had a compensation that another one would be too close to. */
export const compensatedOf = (sql: Sql, now: Date) => sql`
  exists (select from booking_compensations k where k.client_id = b.client_id and k.consultant_id = b.consultant_id
    and k.at <= ${now} and k.again_from > ${now})`

export async function isCompensated(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [row] = await tx<{ is: boolean }[]>`
    select ${compensatedOf(tx, now)} as is from bookings b where b.id = ${id}`
  return row!.is
}

/** The name of a consultant's debt for the compensation of a booking. */
export const debtOf = (bookingId: string) => `booking-${bookingId}`

/** What this consultant still owes of compensations since then, in centavos. */
export async function sumUnpaid(sql: Sql, consultantId: string, since: Date): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(d.amount - d.paid), 0)::bigint as sum from booking_compensations k
      join earnings_debts d on d.id = ${debtOf('')} || k.booking_id
    where k.consultant_id = ${consultantId} and k.at > ${since}`
  return row!.sum
}

type Compensation = {
  bookingId: string
  clientId: string
  consultantId: string
  amount: Centavos
  at: Date
  againFrom: Date
}

/** False: these two had one lately, or this booking has its own. */
export async function insertCompensation(tx: Tx, c: Compensation): Promise<boolean> {
  const { count } = await tx`
    insert into booking_compensations (booking_id, client_id, consultant_id, amount, at, again_from)
    values (${c.bookingId}, ${c.clientId}, ${c.consultantId}, ${c.amount}, ${c.at}, ${c.againFrom})
    on conflict do nothing`
  return count === 1
}
