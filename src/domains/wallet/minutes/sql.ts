import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CoverEarnings } from '../cover-earnings.rules.ts'
import type { MinutePack, PackUse } from './rules.ts'

const columnsOf = (sql: Sql) => sql`
  p.id, p.purchase_id as "purchaseId", p.part, p.person_id as "personId", p.kind, p.value, p.total_ms as "totalMs", p.used_ms as "usedMs",
    p.reserved_ms as "reservedMs", p.spent, p.ceiling,
  p.consultant_id as "consultantId", p.channel, p.expires_at as "expiresAt", p.closed_at as "closedAt",
  p.payment_id as "paymentId", p.frozen_at is not null as "isFrozen"`

export type NewMinutePack = Pick<
  MinutePack,
  'id' | 'personId' | 'kind' | 'value' | 'totalMs' | 'ceiling' | 'expiresAt'
> & {
  /** The purchase and its part, when several moneys paid it; alone it is a purchase of its own. */
  purchaseId?: string
  part?: number
  isFromBalance?: boolean
  title: string
  consultantId?: string | undefined
  channel?: string | undefined
  paymentId?: string | null
  grantedAt: Date
}

/** False: a pack with this id, this part of the purchase, or a welcome pack of this person, exists. */
export async function insertPack(tx: Tx, p: NewMinutePack): Promise<boolean> {
  const rows = await tx`
    insert into minute_packs (id, person_id, kind, title, value, total_ms, ceiling, consultant_id, channel, granted_at,
      expires_at, payment_id, purchase_id, part, from_balance)
    values (${p.id}, ${p.personId}, ${p.kind}, ${p.title}, ${p.value}, ${p.totalMs}, ${p.ceiling},
      ${p.consultantId ?? null}, ${p.channel ?? null}, ${p.grantedAt}, ${p.expiresAt}, ${p.paymentId ?? null},
      ${p.purchaseId ?? p.id}, ${p.part ?? 1}, ${p.isFromBalance ?? false})
    on conflict do nothing returning id`
  return rows.length === 1
}

export type PurchasedPack = MinutePack & { returned: Centavos; isFromBalance: boolean }

/** Locks all open packs of a person, also frozen ones, in the order in which everybody locks packs. */
export const lockPacksOf = (tx: Tx, personId: string) => tx`
  select from minute_packs where person_id = ${personId} and closed_at is null order by id for update`

type Recall = { personId: string; consultantId: string; at: Date }

/** Marks open packs that were bought for one consultant; answers those that were free and are closed now. */
export const recallPacks = (tx: Tx, { personId, consultantId, at }: Recall) => tx<
  { id: string; purchaseId: string; paymentId: string | null; returned: Centavos }[]
>`
  with recalled as (
    update minute_packs set recalled_at = coalesce(recalled_at, ${at}),
      closed_at = case when reserved_ms = 0 and frozen_at is null then ${at}::timestamptz end,
      returned = case when reserved_ms = 0 and frozen_at is null then value - spent else 0 end
    where person_id = ${personId} and consultant_id = ${consultantId} and closed_at is null and lost_at is null
    returning id, purchase_id, payment_id, returned, closed_at
  )
  select id, purchase_id as "purchaseId", payment_id as "paymentId", returned from recalled where closed_at is not null order by id`

/** Marks all open packs that were bought for this consultant, of all clients: the sweep returns them. */
export const recallPacksFor = (tx: Tx, consultantId: string, at: Date) => tx`
  update minute_packs set recalled_at = ${at} where recalled_at is null and id in (
    select id from minute_packs where consultant_id = ${consultantId} and closed_at is null and lost_at is null
    order by id for update)`

/** A recalled pack of which something became credit, in centavos. */
export type ReturnedPack = { id: string; personId: string; title: string; returned: Centavos }

/** Takes recalled packs whose owner was not told yet that they became credit; the caller tells in its transaction. */
export const claimReturnedPacks = (tx: Tx, at: Date, most: number) => tx<ReturnedPack[]>`
  update minute_packs set recall_told_at = ${at} where id in (
    select id from minute_packs
    where recalled_at is not null and closed_at is not null and returned > 0 and recall_told_at is null
    order by closed_at limit ${most} for update skip locked)
  returning id, person_id as "personId", title, returned`

/** Locks all parts of a purchase of minutes. */
export const lockPurchase = (tx: Tx, purchaseId: string) => tx<PurchasedPack[]>`
  select ${columnsOf(tx)}, p.returned, p.from_balance as "isFromBalance" from minute_packs p
  where p.purchase_id = ${purchaseId} order by p.id for update`

/** Locks other open parts of these single purchases, which a consultation did not use. */
export const lockOtherParts = (tx: Tx, purchaseIds: readonly string[]) => tx<MinutePack[]>`
  select ${columnsOf(tx)} from minute_packs p
  where p.purchase_id = any(${purchaseIds as string[]}::uuid[]) and p.closed_at is null and p.reserved_ms = 0
    and p.frozen_at is null order by p.id for update`

/** Locks all open packs of a person that no dispute has frozen. */
export const lockOpenPacks = (tx: Tx, personId: string) => tx<(MinutePack & { isRolledOver: boolean })[]>`
  select ${columnsOf(tx)}, p.rolled_over_at is not null as "isRolledOver" from minute_packs p
  where p.person_id = ${personId} and p.closed_at is null and p.frozen_at is null
    order by p.id for update`

/** `isLost`: the bank took back what paid it. `hasDebt`: its purchase has an open debt. */
export type CoveringPack = MinutePack & {
  grantedAt: Date
  isLost: boolean
  hasDebt: boolean
}

/** Locks the packs of which a consultation has unsettled reservations, in the order of their use. */
export async function lockCovers(tx: Tx, consultationId: string) {
  const packs = await tx<CoveringPack[]>`
    select ${columnsOf(tx)}, p.granted_at as "grantedAt", p.lost_at is not null as "isLost",
      exists (select 1 from wallet_debts d where d.payment_id = p.payment_id and d.paid < d.amount) as "hasDebt"
    from minute_packs p
    where p.id in (select pack_id from minute_covers where consultation_id = ${consultationId} and used_ms is null)
      order by p.id for update`
  const covers = await tx<{ packId: string; coveredMs: bigint }[]>`
    select pack_id as "packId", covered_ms as "coveredMs" from minute_covers
      where consultation_id = ${consultationId} and used_ms is null order by position`
  return covers.map(({ packId, coveredMs }) => ({ pack: packs.find(({ id }) => id === packId)!, coveredMs }))
}

/** Reserves milliseconds for a consultation, in addition to what it has reserved of the same pack. */
export async function recordCover(tx: Tx, consultationId: string, { packId, ms }: { packId: string; ms: bigint }) {
  await tx`
    with aside as (update minute_packs set reserved_ms = reserved_ms + ${ms} where id = ${packId})
    insert into minute_covers as c (consultation_id, pack_id, position, covered_ms)
    values (${consultationId}, ${packId}, (select count(*) + 1 from minute_covers
      where consultation_id = ${consultationId}), ${ms})
    on conflict (consultation_id, pack_id) do update set covered_ms = c.covered_ms + excluded.covered_ms`
}

/**
 * Books used milliseconds, their value and what they earn, and releases the rest. Closes a pack that is used up or
 * single-use; `returned` centavos become credit.
 */
export async function recordUse(
  tx: Tx,
  consultationId: string,
  { pack, usedMs, value, earned, promotion }: PackUse & CoverEarnings,
  closed: { at: Date; returned: Centavos } | undefined,
) {
  await tx`
    with settled as (
      update minute_covers
        set used_ms = ${usedMs}, value = ${value}, earned = ${earned}, promotion = ${promotion}
        where consultation_id = ${consultationId} and pack_id = ${pack.id} returning covered_ms
    )
    update minute_packs set reserved_ms = reserved_ms - settled.covered_ms, used_ms = used_ms + ${usedMs},
      spent = spent + ${value},
      closed_at = ${closed?.at ?? null}, returned = ${closed?.returned ?? 0n} from settled where id = ${pack.id}`
}

export const closePack = (tx: Tx, id: string, at: Date, returned: Centavos) =>
  tx`update minute_packs set closed_at = ${at}, returned = ${returned} where id = ${id}`

/**
 * Extends plans by one month each, counted in São Paulo: the later of one after its end and two after its grant, so
 * that the 31st comes back. Whole hours of delay are added; parts of a purchase still end together.
 */
export const recordRollOver = (tx: Tx, ids: readonly string[], at: Date) => tx`
  update minute_packs set rolled_over_at = ${at},
    expires_at = greatest(
      (expires_at + date_trunc('hour', greatest(${at}::timestamptz - expires_at, interval '0')))
        at time zone 'America/Sao_Paulo' + interval '1 month',
      granted_at at time zone 'America/Sao_Paulo' + interval '2 months') at time zone 'America/Sao_Paulo'
    where id = any(${ids as string[]}::uuid[])`

/** Free milliseconds that a consultation had reserved and did not use, of a pack that ends. */
type ReleasedPack = Pick<MinutePack, 'id' | 'value' | 'totalMs' | 'usedMs' | 'spent'> & { releasedMs: bigint }

/**
 * What a consultation has released just now of open packs that end before `until` and whose rest is lost then. It has
 * locked them.
 */
export const listLosableReleased = (tx: Tx, consultationId: string, until: Date) => tx<ReleasedPack[]>`
  select p.id, p.value, p.total_ms as "totalMs", p.used_ms as "usedMs", p.spent, released.ms as "releasedMs"
  from minute_covers c join minute_packs p on p.id = c.pack_id
    cross join lateral (
      select least(c.covered_ms - c.used_ms, p.total_ms - p.used_ms - p.reserved_ms) as ms) released
  where c.consultation_id = ${consultationId} and released.ms > 0 and p.closed_at is null and p.lost_at is null
    and p.expires_at < ${until} and (p.kind = 'plan' and p.rolled_over_at is not null or p.kind = 'subscription')
  order by p.id`

/** What is left of it ends later. */
export const extendPack = (tx: Tx, id: string, until: Date) =>
  tx`update minute_packs set expires_at = ${until}, is_extended = true where id = ${id}`

/** A further part of a pack's purchase, on the same terms. False: another one took its number. */
export async function insertKeptPart(
  tx: Tx,
  packId: string,
  { id, value, totalMs, until }: Pick<MinutePack, 'id' | 'value' | 'totalMs'> & { until: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into minute_packs (id, person_id, kind, title, value, total_ms, ceiling, consultant_id, channel, granted_at,
      expires_at, rolled_over_at, payment_id, frozen_at, purchase_id, part, from_balance, is_extended)
    select ${id}, person_id, kind, title, ${value}, ${totalMs}, ceiling, consultant_id, channel, granted_at, ${until},
      rolled_over_at, payment_id, frozen_at, purchase_id,
      (select max(part) + 1 from minute_packs where purchase_id = p.purchase_id), from_balance, true
    from minute_packs p where id = ${packId}
    on conflict (purchase_id, part) do nothing`
  return count === 1
}

/** So much of a pack is a part of its own now. */
export const recordKeptApart = (tx: Tx, id: string, { ms, value }: { ms: bigint; value: Centavos }) =>
  tx`update minute_packs set total_ms = total_ms - ${ms}, value = value - ${value} where id = ${id}`

export type ExpiredPack = MinutePack & { isRolledOver: boolean; isLost: boolean }

/** Free packs that are expired, recalled or lost, and plans to extend, which may be reserved. */
const isDue = (sql: Sql, at: Date) => sql`
  closed_at is null and (
    expires_at <= ${at} and frozen_at is null and (reserved_ms = 0 or kind = 'plan' and rolled_over_at is null)
    or reserved_ms = 0 and (recalled_at is not null and frozen_at is null or lost_at is not null))`

/** What is due, oldest first. Read without locks. */
export const listExpiredPacks = (sql: Sql, at: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select id from minute_packs where ${isDue(sql, at)} and id <> all(${aside}::uuid[])
  order by expires_at limit ${most}`

/** Locks a pack that is due. Undefined: it is not, or another process is at it. */
export async function lockExpiredPack(tx: Tx, id: string, at: Date): Promise<ExpiredPack | undefined> {
  const [row] = await tx<ExpiredPack[]>`
    select ${columnsOf(tx)}, p.rolled_over_at is not null as "isRolledOver", p.lost_at is not null as "isLost"
    from minute_packs p where p.id = ${id} and ${isDue(tx, at)} for update skip locked`
  return row
}

export type MinutePackDetails = Omit<MinutePack, 'personId' | 'closedAt'> & {
  title: string
  grantedAt: Date
  isRolledOver: boolean
  /** It ends later because its booking failed. */
  isKept: boolean
}

/** A person's minutes that have not expired, soonest expiry first. */
export const listMinutes = (sql: Sql, personId: string) => sql<(MinutePack & MinutePackDetails)[]>`
  select ${columnsOf(sql)}, p.title, p.granted_at as "grantedAt", p.rolled_over_at is not null as "isRolledOver",
    p.is_extended as "isKept"
  from minute_packs p where p.person_id = ${personId} and p.closed_at is null and p.frozen_at is null
    and p.expires_at > current_instant() order by p.expires_at, p.id`

/** Milliseconds left of a person's welcome minutes; zero: expired; undefined: never granted. */
export async function findWelcomeMinutesLeft(sql: Sql, personId: string): Promise<bigint | undefined> {
  const [row] = await sql<{ left: bigint }[]>`
    select case when closed_at is null and expires_at > current_instant() then total_ms - used_ms - reserved_ms
      else 0 end as left
    from minute_packs where person_id = ${personId} and kind = 'welcome'`
  return row?.left
}

/**
 * The value of a purchase of minutes in centavos: unused, returned as credit when it was closed, and what of both the
 * balance paid.
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
    select coalesce(sum(value - spent) filter (where closed_at is null), 0)::bigint as unused,
      coalesce(sum(returned), 0)::bigint as returned,
      coalesce(sum(case when closed_at is null then value - spent else returned end) filter (where from_balance), 0)
        ::bigint as "ofBalance",
      coalesce(bool_or(reserved_ms > 0), false) as "isInUse",
      coalesce(bool_or(closed_at is null and frozen_at is not null), false) as "isFrozen"
    from minute_packs where purchase_id = ${purchaseId}`
  return row!
}

/** What was paid for the minutes that a consultation or its fee used, and what they earned, in centavos. */
export async function sumCovered(sql: Sql, consultationId: string) {
  const [row] = await sql<{ covered: Centavos; coveredEarnings: Centavos }[]>`
    select coalesce(sum(value), 0)::bigint as covered, coalesce(sum(earned), 0)::bigint as "coveredEarnings"
    from minute_covers where consultation_id = ${consultationId}`
  return row!
}

/** Whose credit a refund gives back for minutes, in centavos: the purchase that used it, and the payment it was of. */
export type RefundedMinutes = { act: string; of: string | null; amount: Centavos }

/**
 * Records what refunds have given back so far for the minutes of a settled consultation: `back` centavos of all that it
 * cost, each pack its share, rounded down. Answers what is new of it, by pack.
 */
export const recordRefunded = (tx: Tx, consultationId: string, r: { back: Centavos; cost: Centavos; at: Date }) => tx<
  RefundedMinutes[]
>`
  update minute_covers c set refunded = d.now, refunded_at = ${r.at}
  from (select o.pack_id, o.refunded as was, div(o.value * ${r.back}, ${r.cost})::bigint as now, k.purchase_id,
      k.payment_id
    from minute_covers o join minute_packs k on k.id = o.pack_id
    where o.consultation_id = ${consultationId} and o.value > 0) d
  where c.consultation_id = ${consultationId} and c.pack_id = d.pack_id
  returning d.purchase_id as act, d.payment_id as of, d.now - d.was as amount`
