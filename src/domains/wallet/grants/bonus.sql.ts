import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { byBurnDown } from './burn-down.rules.ts'
import { openGrant } from './sql.ts'

export type NewBonus = {
  id: string
  personId: string
  amount: Centavos
  grantedAt: Date
  expiresAt: Date
  /** The payment whose money brought it. */
  paymentId?: string | null
  /** The credit in centavos that came with it. Absent: the money became no credit. */
  paid?: Centavos
  /** The consultant who paid for it, with whom it is not to be spent. */
  notWith?: string | null
}

/** False: a bonus with this id exists. */
export async function insertBonus(
  tx: Tx,
  { id, personId, amount, grantedAt, expiresAt, paymentId = null, paid, notWith = null }: NewBonus,
): Promise<boolean> {
  const opened = await openGrant(tx, {
    kind: 'bonus',
    source_id: id,
    person_id: personId,
    amount,
    granted_at: grantedAt,
    ends_at: expiresAt,
    payment_id: paymentId,
    value: paid ?? null,
    not_with: notWith,
  })
  return opened !== undefined
}

/**
 * A bonus in centavos, its extensions included. `used`: also what is `held`; `repaid`: the part of that which was kept
 * back from money that left. `paid`: the credit that it came with; null: a month's price bought it, or nothing.
 */
export type Bonus = {
  id: string
  personId: string
  paymentId: string | null
  amount: Centavos
  unspent: Centavos
  held: Centavos
  used: Centavos
  repaid: Centavos
  frozen: Centavos
  expired: Centavos
  clawedBack: Centavos
  paid: Centavos | null
  isClawedBack: boolean
}

const listWhere = (sql: Sql, condition: ReturnType<Sql>) => sql<Bonus[]>`
  select source_id as id, person_id as "personId", payment_id as "paymentId", sum(amount)::bigint as amount,
    sum(free)::bigint as unspent, sum(held)::bigint as held, sum(held + used)::bigint as used,
    sum(repaid)::bigint as repaid, sum(frozen)::bigint as frozen, sum(expired)::bigint as expired,
    sum(clawed_back)::bigint as "clawedBack", sum(value)::bigint as paid,
    bool_or(clawed_back_at is not null) as "isClawedBack"
  from grants where kind = 'bonus' and ${condition} group by source_id, person_id, payment_id order by source_id`

export const findBonus = async (sql: Sql, id: string): Promise<Bonus | undefined> =>
  (await listWhere(sql, sql`source_id = ${id}`))[0]

/** Bonuses of these payments that were not taken back. */
export const listBonusesOfPayments = (sql: Sql, paymentIds: readonly string[]) =>
  listWhere(sql, sql`payment_id = any(${paymentIds as string[]}::uuid[]) and clawed_back_at is null`)

/** What a person can spend of their bonuses, what ends first in front; with somebody each may not be. */
export async function listBonuses(sql: Sql, personId: string) {
  const rows = await sql<
    { grantId: bigint; sourceId: string; isExtension: boolean; left: Centavos; endsAt: Date; notWith: string | null }[]
  >`
    select id as "grantId", source_id as "sourceId", is_extension as "isExtension", free as left, ends_at as "endsAt",
      not_with as "notWith"
    from grants where person_id = ${personId} and kind = 'bonus' and free > 0 and ends_at > current_instant()`
  return rows
    .map((row) => ({ ...row, kind: 'bonus' as const }))
    .toSorted(byBurnDown)
    .map(({ grantId, sourceId, isExtension, left, endsAt, notWith }) => ({
      id: isExtension ? `${sourceId}:${grantId}` : sourceId,
      left,
      expiresAt: endsAt,
      notWith,
    }))
}

/** Which bonuses an act (a consultation, by its id) used, in centavos, and when each ends; what ends last in front. */
export const listBonusUses = (sql: Sql, act: string) => sql<{ id: string; used: Centavos; endsAt: Date }[]>`
  select g.source_id as id, u.amount as used, g.ends_at as "endsAt"
  from grant_uses u join grants g on g.id = u.grant_id
  where u.subject_id = ${act} and g.kind = 'bonus' and u.state in ('held', 'used') and u.amount > 0
  order by g.ends_at desc, g.id desc, u.state`

/** What of a person's bonuses ended before it was spent. */
export const listEnded = (sql: Sql, personId: string, at: Date) => sql<
  { grantId: bigint; id: string; amount: Centavos; expired: Centavos }[]
>`
  select id as "grantId", source_id as id, free as amount, expired from grants
  where person_id = ${personId} and kind = 'bonus' and free > 0 and ends_at <= ${at} order by ends_at, id`

/** People with bonuses to expire, longest ended first. Read without locks. */
export async function listPeopleWithEnded(sql: Sql, at: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select person_id as "personId" from grants
    where kind = 'bonus' and free > 0 and ends_at <= ${at} and person_id <> all(${aside}::uuid[])
    group by person_id order by min(ends_at), person_id limit ${most}`
  return rows.map(({ personId }) => personId)
}

export const recordExpired = (tx: Tx, { grantId, id, amount }: { grantId: bigint; id: string; amount: Centavos }) =>
  tx`select move_grant(${grantId}, ${id}, 'free', 'expired', ${amount})`

/** Moves what is free or frozen of a bonus, at most so much, what ends first in front. Answers how much. */
export async function moveBonus(
  tx: Tx,
  { id, act }: { id: string; act: string },
  { from, to, most = 2n ** 62n }: { from: 'free' | 'frozen'; to: string; most?: Centavos },
): Promise<Centavos> {
  const rows = await tx<{ part: Centavos }[]>`
    select part, move_grant(id, ${act}, ${from}, ${to}, part) from (
      select id, least(has, greatest(0, ${most} - coalesce(
        sum(has) over (order by ends_at, id rows between unbounded preceding and 1 preceding), 0)))::bigint as part
      from (select id, ends_at, ${tx(from)} as has from grants where kind = 'bonus' and source_id = ${id}) own
    ) parts where part > 0`
  return rows.reduce((sum, { part }) => sum + part, 0n)
}

/** So much of what is held or used was paid for, by money that left. */
export const recordRepaid = (tx: Tx, id: string, amount: Centavos) => tx`
  select amend_bonus(id, jsonb_build_object('repaid', repaid + part)) from (
    select id, repaid, least(spent, greatest(0, ${amount} - coalesce(
      sum(spent) over (order by ends_at, id rows between unbounded preceding and 1 preceding), 0)))::bigint as part
    from (select id, repaid, ends_at, held + used - repaid as spent from grants
      where kind = 'bonus' and source_id = ${id}) own
  ) parts where part > 0`

/** Its purchase is taken: what comes back goes after it. Of a gift, `paymentId`, which earned it, brought no credit. */
export const recordClawedBack = (tx: Tx, id: string, at: Date, paymentId?: string) => tx`
  select amend_bonus(id, ${JSON.stringify({
    clawed_back_at: at,
    frozen_at: null,
    ...(paymentId && { payment_id: paymentId, value: '0' }),
  })}::text::jsonb)
  from grants where kind = 'bonus' and source_id = ${id}`

/** Time stands still for it, or goes on with as long as it had. */
export const recordFrozen = (tx: Tx, id: string, at: Date) => tx`
  select amend_bonus(id, jsonb_build_object('frozen_at', coalesce(frozen_at, ${at})))
  from grants where kind = 'bonus' and source_id = ${id}`

export const recordUnfrozen = (tx: Tx, id: string, at: Date) => tx`
  select amend_bonus(id, jsonb_build_object('frozen_at', null, 'ends_at', ends_at + (${at} - frozen_at)))
  from grants where kind = 'bonus' and source_id = ${id} and frozen_at is not null`
