import type { Sql } from '#platform/db.ts'

/**
 * Bookings ahead that hold credit of a purchase that a bank contests, or has given back since they were paid, the
 * soonest first.
 */
export const listContestable = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.ended_at is null and b.opened_at is null and b.confirmed_at is not null and b.starts_at > ${now}
    and b.held > b.held_promotional and b.id <> all(${[...aside]}::uuid[])
    and exists (select from grant_uses u join grants g on g.id = u.grant_id
      where u.subject_id = b.id::text and u.state = 'held' and u.amount > 0 and g.kind = 'credit'
        and (exists (select from payment_disputes d where d.payment_id = g.payment_id and d.state = 'opened')
          or exists (select from wallet_debts w where w.payment_id = g.payment_id and w.paid < w.amount
            and w.created_at >= b.confirmed_at)))
  order by b.starts_at limit ${most}`
