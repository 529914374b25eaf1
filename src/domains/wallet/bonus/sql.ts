import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { KEPT_MS, type ReturnedTo } from './returned.rules.ts'
import type { Bonus } from './rules.ts'

export type NewBonus = Pick<Bonus, 'id' | 'personId' | 'amount' | 'grantedAt' | 'expiresAt'> & {
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
  { id, personId, amount, grantedAt, expiresAt, paymentId, paid, notWith }: NewBonus,
): Promise<boolean> {
  const rows = await tx`
    insert into bonuses (id, person_id, amount, unspent, granted_at, expires_at, payment_id, paid, not_with)
      values (${id}, ${personId}, ${amount}, ${amount}, ${grantedAt}, ${expiresAt}, ${paymentId ?? null},
        ${paid ?? null}, ${notWith ?? null})
    on conflict do nothing returning id`
  return rows.length === 1
}

const columns = (sql: Sql) => sql`
  id, person_id as "personId", amount, unspent, used, repaid, expired, granted_at as "grantedAt",
    expires_at as "expiresAt"`

/** `owed`: the part of what is unspent that its purchase owes, in centavos. `endsAt`: when nothing of it is left. */
export type BonusRow = Bonus & {
  takenBack: Centavos | null
  paymentId: string | null
  notWith: string | null
  isMonth: boolean
  owed: Centavos
  endsAt: Date
}

export async function findBonus(sql: Sql, id: string): Promise<BonusRow | undefined> {
  const [row] = await sql<BonusRow[]>`
    select ${columns(sql)}, taken_back as "takenBack", payment_id as "paymentId", not_with as "notWith",
      paid is null as "isMonth", owed_of_bonus(bonuses) as owed,
      greatest(expires_at, case when kept > 0 then kept_until end) as "endsAt"
    from bonuses where id = ${id}`
  return row
}

type SpendableBonus = { id: string; left: Centavos; expiresAt: Date; notWith: string | null }

/**
 * What a person can spend of their bonuses, what ends first in front; with somebody each may not be. What is kept
 * longer than the rest of its bonus is listed by itself; what its purchase owes is not.
 */
export const listBonuses = (sql: Sql, personId: string) => sql<SpendableBonus[]>`
  select b.id || case when o.ends > b.expires_at then ':kept' else '' end as id, sum(o.has)::bigint as left,
    o.ends as "expiresAt", b.not_with as "notWith"
  from bonuses b cross join lateral parts_of_bonus(b) o
  where b.person_id = ${personId} and b.unspent > 0 and o.has > 0 and o.ends > current_instant()
    and b.frozen_at is null and b.taken_back_at is null
  group by b.id, o.ends order by o.ends, b.id`

/** A bonus has something unspent that ended: all of it, or what is not kept; or it was taken back. */
const hasEnded = (sql: Sql, at: Date) => sql`
  (expires_at <= ${at} and (unspent > kept or kept_until <= ${at}) or taken_back_at is not null)`

/**
 * What ended of a person's bonuses before it was spent, as `unspent`, and what was released of those that were taken
 * back.
 */
export const listExpired = (sql: Sql, personId: string, at: Date) => sql<
  (Bonus & { paymentId: string | null; isMonth: boolean; isTakenBack: boolean })[]
>`
  select id, person_id as "personId", amount, used, repaid, expired, granted_at as "grantedAt",
    expires_at as "expiresAt", payment_id as "paymentId", paid is null as "isMonth",
    taken_back_at is not null as "isTakenBack",
    case when kept_until > ${at} and taken_back_at is null then unspent - kept else unspent end as unspent
  from bonuses
  where person_id = ${personId} and unspent > 0 and frozen_at is null and ${hasEnded(sql, at)} order by expires_at, id`

type PaidBonus = Pick<Bonus, 'id' | 'amount' | 'unspent' | 'used' | 'repaid'> & {
  paymentId: string
  paid: Centavos | null
}

/** Bonuses of these payments that were not taken back; what a dispute has frozen counts as unspent. */
export const listBonusesOfPayments = (sql: Sql, paymentIds: readonly string[]) => sql<PaidBonus[]>`
  select id, amount, unspent + frozen as unspent, used, repaid, payment_id as "paymentId", paid from bonuses
  where payment_id = any(${paymentIds as string[]}::uuid[]) and taken_back_at is null order by id`

type BonusUse = ReturnedTo & { id: string; used: Centavos; expiresAt: Date; notWith: string | null }

/**
 * Which bonuses an act (a consultation, by its id) used, in centavos and before refunds, and what became of each since
 * then. Call it under the lock of what the person may spend.
 */
export const listBonusUses = (sql: Sql, subject: string) => sql<BonusUse[]>`
  select b.id, u.used + u.returned as used,
    case when u.kept > 0 then greatest(b.expires_at, b.kept_until) else b.expires_at end as "expiresAt", b.not_with as "notWith", b.used as "lotUsed",
    b.repaid, b.taken_back_at is not null as "isTakenBack", b.paid is null as "isMonth", (select
      coalesce(sum(d.amount - d.paid), 0) from wallet_debts d where d.payment_id = b.payment_id)::bigint as owes
  from bonus_uses u join bonuses b on b.id = u.bonus_id where u.subject = ${subject} and u.used + u.returned > 0`

/** A refund of an act gives back what that had used; it can be used until `expiresAt` at least. */
export const recordReturned = (
  tx: Tx,
  id: string,
  { subject, amount, expiresAt }: { subject: string; amount: Centavos; expiresAt: Date },
) => tx`
  with given as (
    update bonus_uses set used = used - ${amount}, kept = least(kept, used - ${amount}),
      returned = returned + ${amount}
    where bonus_id = ${id} and subject = ${subject}
  )
  update bonuses set used = used - ${amount}, unspent = unspent + ${amount},
    expires_at = greatest(expires_at, ${expiresAt}) where id = ${id}`

/**
 * What an act has released of a person's bonuses, just now, is kept, also what was kept before; of what a dispute has
 * frozen, time stands still since then.
 */
export const recordKept = (tx: Tx, { personId, subject, at }: { personId: string; subject: string; at: Date }) => tx`
  update bonuses b set kept = b.kept + u.released,
    kept_until = greatest(b.kept_until, least(${at}, b.frozen_at) + ${KEPT_MS} * interval '1 millisecond')
  from bonus_uses u
  where b.person_id = ${personId} and b.taken_back_at is null
    and u.bonus_id = b.id and u.subject = ${subject} and (u.released > 0 or b.kept > 0)`

/**
 * Whether a booking that is open may give back what it uses of these bonuses: it put them aside, and they became no fee
 * and did not pass on to its room, where they are reserved.
 */
export async function isAsideForBooking(sql: Sql, ids: readonly string[]): Promise<boolean> {
  const rows = await sql`
    select from bonus_uses u
    where u.bonus_id = any(${ids as string[]}) and u.used > 0
      and exists (select from ledger_journals where subject_id = u.subject and kind = 'booking_hold')
      and not exists (select from ledger_journals where subject_id = u.subject
        and kind in ('booking_return', 'booking_fee', 'consultation_hold'))
    limit 1`
  return rows.length > 0
}

export const recordTakenBack = (tx: Tx, id: string, at: Date) =>
  tx`update bonuses set taken_back = unspent, unspent = 0, kept = 0, taken_back_at = ${at} where id = ${id}`

/** So much of what is unspent ended; what is kept stays as long as there is more. */
export const recordExpired = (tx: Tx, id: string, amount: Centavos) => tx`
  update bonuses set expired = expired + ${amount}, unspent = unspent - ${amount},
    kept = least(kept, unspent - ${amount}) where id = ${id}`

/** Answers the part that was not frozen: it is on the promotional account. */
export async function recordWithdrawn(
  tx: Tx,
  id: string,
  { taken, keptBack }: { taken: Centavos; keptBack: Centavos },
): Promise<Centavos> {
  const [row] = await tx<{ unfrozen: Centavos }[]>`
    update bonuses b set unspent = b.unspent - o.part, frozen = b.frozen - (${taken} - o.part),
      kept = least(b.kept, b.unspent + b.frozen - ${taken}), withdrawn = b.withdrawn + ${taken},
      repaid = b.repaid + ${keptBack}
    from (select id, least(unspent, ${taken}) as part from bonuses where id = ${id}) o
    where b.id = o.id returning o.part as unfrozen`
  return row!.unfrozen
}

/** Released bonus that was a debt: its purchase owes. An open dispute of it changes nothing about that. */
const isOwed = (sql: Sql) => sql`
  unspent > 0 and repaid > 0 and taken_back_at is null
    and exists (select 1 from wallet_debts d where d.payment_id = bonuses.payment_id and d.paid < d.amount)`

export const listOwedBonuses = (sql: Sql, personId: string) => sql<
  (Bonus & { paymentId: string; isMonth: boolean; withdrawn: Centavos })[]
>`
  select ${columns(sql)}, payment_id as "paymentId", paid is null as "isMonth", withdrawn from bonuses
  where person_id = ${personId} and ${isOwed(sql)} order by id`

/** People with bonuses to expire or to take for a debt, longest ended first. Read without locks. */
export async function listPeopleWithExpiredBonus(sql: Sql, at: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select person_id as "personId" from bonuses
    where unspent > 0
      and (frozen_at is null and ${hasEnded(sql, at)} or repaid > 0 and ${isOwed(sql)})
      and person_id <> all(${aside}::uuid[])
    group by person_id order by min(expires_at), person_id limit ${most}`
  return rows.map(({ personId }) => personId)
}
