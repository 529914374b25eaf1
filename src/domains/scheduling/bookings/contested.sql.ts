import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * Bookings ahead that credit pays whose client has a purchase that a bank contests, or has given back since it was
 * paid, the soonest first. Whether that purchase pays them is another question.
 */
export const listContestable = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.ended_at is null and b.opened_at is null and b.confirmed_at is not null and b.starts_at > ${now}
    and b.held > b.held_promotional and b.id <> all(${[...aside]}::uuid[])
    and (exists (select from payment_disputes d join payments p on p.id = d.payment_id
        where p.person_id = b.client_id and d.state = 'opened' and d.frozen < d.amount)
      or exists (select from wallet_debts w where w.person_id = b.client_id and w.paid < w.amount
        and w.created_at >= b.confirmed_at))
  order by b.starts_at limit ${most}`

/** Credit that is aside for a client's paid bookings whose room did not open yet, in centavos: what is not bonus. */
export async function sumCreditAside(sql: Sql, clientId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(held - held_promotional), 0)::bigint as sum from bookings
    where client_id = ${clientId} and ended_at is null and opened_at is null and confirmed_at is not null`
  return row!.sum
}
