import { bookedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * What a client's unopened bookings, and written questions that wait for their payment, may cost in the day, week and
 * month of `at`, in centavos. Without expired reservations. Questions count now: once paid they are delivered.
 */
export async function sumBooked(
  sql: Sql,
  { clientId, at, now, except }: { clientId: string; at: Date; now: Date; except?: string },
) {
  const within = (period: string) => sql`coalesce(sum(price) filter (where
    date_trunc(${period}, starts_at, 'America/Sao_Paulo') = date_trunc(${period}, ${at}::timestamptz, 'America/Sao_Paulo')
  ), 0)::bigint`
  const [row] = await sql<{ day: Centavos; week: Centavos; month: Centavos }[]>`
    select ${within('day')} as day, ${within('week')} as week, ${within('month')} as month from (
      select id, client_id, starts_at, price, held_until from committed_bookings
      union all select id, client_id, ${now}, price, null from awaited_questions
    ) ahead
    where client_id = ${clientId} and (held_until is null or held_until > ${now})
      and id is distinct from ${except ?? null}`
  return row!
}

/** What was paid for the booked time and passed on to its room, in centavos; zero when minutes pay it. */
export async function findBookedPrice(sql: Sql, { id, clientId }: { id: string; clientId: string }): Promise<Centavos> {
  const [row] = await sql<{ price: Centavos }[]>`
    select coalesce(sum(p.amount), 0)::bigint as price
    from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.subject_id = ${id} and j.kind = 'consultation_hold' and p.debit = ${bookedOf(clientId)}`
  return row!.price
}
