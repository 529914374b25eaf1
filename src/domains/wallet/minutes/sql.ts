import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CoverEarnings } from '../cover-earnings.rules.ts'
import type { RecalledMinutes, RefundedMinutes } from '../rules.ts'
import type { Cover, MinutesGrant, MinutesUse } from './rules.ts'

/** Of a grant `g` of minutes. What expired, became credit or was taken is used, too. */
const columnsOf = (sql: Sql) => sql`
  g.id as "grantId", g.source_id as id, g.person_id as "personId", g.plan as kind, g.title, g.value,
  g.amount as "totalMs", g.amount - g.free - g.held - g.frozen as "usedMs", g.held as "reservedMs",
  g.expired as "expiredMs", g.value - g.worth as spent, g.ceiling, g.only_with as "consultantId", g.channel, g.granted_at as "grantedAt",
  g.ends_at as "expiresAt", g.payment_id as "paymentId", g.from_balance as "isFromBalance",
  g.frozen_at is not null as "isFrozen", g.clawed_back_at is not null as "isLost", g.recalled_at is not null as "isRecalled",
  g.rolled_over_at is not null as "isRolledOver", g.is_extension as "isKept"`

/** Of a grant `g` of minutes: what its owner got back when the rest of it became credit, the last of all. */
const returnedOf = (sql: Sql) => sql`
  case when g.returned > 0 then g.value - g.value * (g.amount - g.returned) / g.amount else 0 end`

const isOpen = (sql: Sql) => sql`g.kind = 'minutes' and g.free + g.held + g.frozen > 0`

/** The minutes of a person that no dispute has frozen, reserved ones included. */
export const listOpenMinutes = (tx: Tx, personId: string) => tx<MinutesGrant[]>`
  select ${columnsOf(tx)} from grants g
  where g.person_id = ${personId} and ${isOpen(tx)} and g.frozen_at is null order by g.id`

/** A person's minutes that can be used, soonest end first. */
export const listMinutes = (sql: Sql, personId: string) => sql<MinutesGrant[]>`
  select ${columnsOf(sql)} from grants g
  where g.person_id = ${personId} and ${isOpen(sql)} and g.frozen_at is null and g.ends_at > current_instant()
  order by g.ends_at, g.id`

/** All parts of these purchases, or these grants. */
export const listParts = (tx: Tx, { ids = [], grants = [] }: { ids?: readonly string[]; grants?: readonly bigint[] }) =>
  tx<MinutesGrant[]>`
  select ${columnsOf(tx)} from grants g
  where g.kind = 'minutes' and (g.source_id = any(${ids as string[]}) or g.id = any(${grants.map(String)}::bigint[]))
  order by g.id`

/** The minutes that a payment gave. */
export const listPartsOfPayment = (sql: Sql, paymentId: string) => sql<MinutesGrant[]>`
  select ${columnsOf(sql)} from grants g where g.payment_id = ${paymentId} and g.kind = 'minutes' order by g.id`

/** Whose these minutes are. */
export async function findOwner(sql: Sql, grantId: string): Promise<string> {
  const [row] = await sql<{ personId: string }[]>`select person_id as "personId" from grants where id = ${grantId}`
  return row!.personId
}

/** Marks minutes that were bought for one consultant, of a client or of all: they become credit once they are free. */
export const recordRecalled = (
  tx: Tx,
  { personId = null, consultantId, at }: { personId?: string | null; consultantId: string; at: Date },
) => tx<{ grantId: bigint }[]>`
  update grants g set recalled_at = coalesce(g.recalled_at, ${at})
  where g.only_with = ${consultantId} and g.person_id = coalesce(${personId}, g.person_id) and ${isOpen(tx)}
    and g.clawed_back_at is null
  returning g.id as "grantId"`

/** Takes recalled minutes whose owner was not told yet that they became credit; the caller tells in its transaction. */
export const claimRecalledMinutes = (tx: Tx, at: Date, most: number) => tx<RecalledMinutes[]>`
  update grants g set recall_told_at = ${at} where g.id in (
    select g.id from grants g where g.recalled_at is not null and g.returned > 0 and g.recall_told_at is null
      and ${returnedOf(tx)} > 0 order by g.id limit ${most} for update skip locked)
  returning g.id as "grantId", g.person_id as "personId", g.title, (${returnedOf(tx)})::bigint as returned`

/** `hasDebt`: its purchase has an open debt. */
export type HeldMinutes = MinutesGrant & { hasDebt: boolean }

/** What a consultation holds, in the order of its use; under the lock of the client's credit. */
export async function listCovers(tx: Tx, consultationId: string): Promise<Cover<HeldMinutes>[]> {
  const rows = await tx<(HeldMinutes & { coveredMs: bigint })[]>`
    select ${columnsOf(tx)}, c.covered_ms as "coveredMs",
      exists (select from wallet_debts d where d.payment_id = g.payment_id and d.paid < d.amount) as "hasDebt"
    from minute_covers c join grants g on g.id = c.grant_id
    where c.consultation_id = ${consultationId} and c.used_ms is null order by c.position`
  return rows.map(({ coveredMs, ...pack }) => ({ pack, coveredMs }))
}

/** So much of a grant is reserved for a consultation, in addition to what it has reserved of it. */
export const recordCover = (tx: Tx, consultationId: string, { grantId, ms }: { grantId: bigint; ms: bigint }) => tx`
  insert into minute_covers as c (consultation_id, grant_id, position, covered_ms)
  values (${consultationId}, ${grantId}, (select count(*) + 1 from minute_covers
    where consultation_id = ${consultationId}), ${ms})
  on conflict (consultation_id, grant_id) do update set covered_ms = c.covered_ms + excluded.covered_ms`

/** What a consultation used of a grant in milliseconds, its value and what it earns. */
export const recordUse = (
  tx: Tx,
  consultationId: string,
  { pack, usedMs, value, earned, promotion }: MinutesUse & CoverEarnings,
) => tx`
  update minute_covers set used_ms = ${usedMs}, value = ${value}, earned = ${earned}, promotion = ${promotion}
  where consultation_id = ${consultationId} and grant_id = ${pack.grantId}`

/**
 * Extends plans by one month each, counted in São Paulo: the later of one after its end and two after its grant, so
 * that the 31st comes back. Whole hours of delay are added; parts of a purchase still end together.
 */
export const recordRollOver = (tx: Tx, grantIds: readonly bigint[], at: Date) => tx`
  update grants set rolled_over_at = ${at},
    ends_at = greatest(
      (ends_at + date_trunc('hour', greatest(${at}::timestamptz - ends_at, interval '0')))
        at time zone 'America/Sao_Paulo' + interval '1 month',
      granted_at at time zone 'America/Sao_Paulo' + interval '2 months') at time zone 'America/Sao_Paulo'
    where id = any(${grantIds.map(String)}::bigint[])`

/** All that is left of it ends later. */
export const recordExtended = (tx: Tx, grantId: bigint, until: Date) =>
  tx`update grants set ends_at = ${until}, is_extension = true where id = ${grantId}`

/** Minutes that end now, oldest first: also recalled ones, and plans to extend, which may be reserved. No locks. */
export const listEnding = (sql: Sql, at: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select id from (
    select id::text, ends_at from grants where kind = 'minutes' and frozen_at is null and free + held > 0
      and ends_at <= ${at} and (held = 0 or plan = 'plan' and rolled_over_at is null)
    union select id::text, ends_at from grants where kind = 'minutes' and frozen_at is null and free > 0 and held = 0
      and recalled_at is not null
  ) ending where id <> all(${aside}) order by ends_at limit ${most}`

/** Milliseconds left of a person's welcome minutes; zero: they ended; undefined: never granted. */
export async function findWelcomeMinutesLeft(sql: Sql, personId: string): Promise<bigint | undefined> {
  const [row] = await sql<{ left: bigint }[]>`
    select case when ends_at > current_instant() then free else 0 end as left
    from grants where person_id = ${personId} and plan = 'welcome'`
  return row?.left
}

/**
 * The value of a purchase of minutes in centavos: unused, returned as credit at its end, and what of both the balance
 * paid.
 */
export type RefundableMinutes = {
  unused: Centavos
  returned: Centavos
  ofBalance: Centavos
  isInUse: boolean
  isFrozen: boolean
}

export async function findRefundableMinutes(sql: Sql, purchaseId: string): Promise<RefundableMinutes> {
  const [row] = await sql<RefundableMinutes[]>`
    select coalesce(sum(worth), 0)::bigint as unused, coalesce(sum(${returnedOf(sql)}), 0)::bigint as returned,
      coalesce(sum(worth + ${returnedOf(sql)}) filter (where from_balance), 0)::bigint as "ofBalance",
      coalesce(bool_or(held > 0), false) as "isInUse",
      coalesce(bool_or(frozen_at is not null and ${isOpen(sql)}), false) as "isFrozen"
    from grants g where source_id = ${purchaseId} and kind = 'minutes'`
  return row!
}

/** What was paid for the minutes that a consultation or its fee used, and what they earned, in centavos. */
export async function sumCovered(sql: Sql, consultationId: string) {
  const [row] = await sql<{ covered: Centavos; coveredEarnings: Centavos }[]>`
    select coalesce(sum(value), 0)::bigint as covered, coalesce(sum(earned), 0)::bigint as "coveredEarnings"
    from minute_covers where consultation_id = ${consultationId}`
  return row!
}

/**
 * Records what refunds have given back so far for the minutes of a settled consultation: `back` centavos of all that it
 * cost, each grant its share, rounded down. Answers what is new of it, by grant.
 */
export const recordRefunded = (tx: Tx, consultationId: string, r: { back: Centavos; cost: Centavos }) => tx<
  RefundedMinutes[]
>`
  update minute_covers c set refunded = d.now
  from (select o.grant_id, o.refunded as was, div(o.value * ${r.back}, ${r.cost})::bigint as now, g.source_id,
      g.payment_id
    from minute_covers o join grants g on g.id = o.grant_id
    where o.consultation_id = ${consultationId} and o.value > 0) d
  where c.consultation_id = ${consultationId} and c.grant_id = d.grant_id
  returning d.source_id as act, d.payment_id as of, d.now - d.was as amount`
