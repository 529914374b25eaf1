import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Bonus } from './rules.ts'

export type NewBonus = Omit<Bonus, 'expired'>

/** False: a bonus with this id exists. */
export async function insertBonus(tx: Tx, { id, personId, amount, grantedAt, expiresAt }: NewBonus): Promise<boolean> {
  const rows = await tx`
    insert into bonuses (id, person_id, amount, granted_at, expires_at)
      values (${id}, ${personId}, ${amount}, ${grantedAt}, ${expiresAt})
    on conflict do nothing returning id`
  return rows.length === 1
}

export type BonusRow = Bonus & { takenBack: Centavos | null }

export async function findBonus(sql: Sql, id: string): Promise<BonusRow | undefined> {
  const [row] = await sql<BonusRow[]>`
    select id, person_id as "personId", amount, expired, granted_at as "grantedAt", expires_at as "expiresAt",
      taken_back as "takenBack" from bonuses where id = ${id}`
  return row
}

/** All bonuses of a person that were not taken back, soonest expiry first. */
export const listActiveBonuses = (sql: Sql, personId: string) => sql<(Bonus & { isOver: boolean })[]>`
  select id, person_id as "personId", amount, expired, granted_at as "grantedAt", expires_at as "expiresAt",
    expires_at <= current_instant() as "isOver"
  from bonuses where person_id = ${personId} and taken_back_at is null order by expires_at, id`

export const recordTakenBack = (tx: Tx, id: string, amount: Centavos, at: Date) =>
  tx`update bonuses set taken_back = ${amount}, taken_back_at = ${at} where id = ${id}`

export const recordExpired = (tx: Tx, id: string, expired: Centavos) =>
  tx`update bonuses set expired = ${expired} where id = ${id}`

/** People whose promotional balance exceeds their unexpired bonuses, longest expired first. Read without locks. */
export async function listPeopleWithExpiredBonus(sql: Sql, at: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select b.person_id as "personId" from bonuses b
      join ledger_accounts a on a.id = 'client:' || b.person_id || ':promotional'
    where b.taken_back_at is null and a.balance > 0 and b.person_id <> all(${aside}::uuid[])
    group by b.person_id, a.balance having a.balance > coalesce(sum(b.amount) filter (where b.expires_at > ${at}), 0)
      order by min(b.expires_at), b.person_id limit ${most}`
  return rows.map(({ personId }) => personId)
}
