import { longBlockedPeople } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'

/**
 * Whoever has been blocked for thirty days and has own credit that no case needs: no payouts at rest, no open request
 * for a refund, no payment that a bank looks at. At most so many, none of those aside.
 */
export const listBlockedWithCredit = (sql: Sql, at: Date, most: number, aside: readonly string[]) => sql<
  { personId: string }[]
>`
  select p.id as "personId" from people p
  where ${isDue(sql, at)} and p.id::text <> all(${[...aside]}::text[]) order by p.id limit ${most}`

/** Whether that is still so of one of them; call it under the lock of the person. */
export async function isBlockedWithCredit(sql: Sql, personId: string, at: Date): Promise<boolean> {
  const rows = await sql`select from people p where p.id = ${personId} and ${isDue(sql, at)}`
  return rows.length > 0
}

const isDue = (sql: Sql, at: Date) => sql`
  p.id in (${longBlockedPeople(sql, at)}) and p.closed_at is null
    and exists (select from grants g where g.person_id = p.id and g.kind = 'credit' and g.free > 0 and not g.is_gift)
    and not exists (select from restraints r where r.person_id = p.id and r.kind = 'payouts_rest' and r.lifted_at is null)
    and not exists (select from claims c where c.client_id = p.id and c.state = 'open')
    and not exists (select from payments y join payment_disputes d on d.payment_id = y.id
      where y.person_id = p.id and d.state = 'opened')`
