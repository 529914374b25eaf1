import { restrainedPeople } from '#domains/accounts/index.ts'
import { commissionBps } from '#domains/consultants/commission.rules.ts'
import { type Tier, TIERS } from '#domains/consultants/rules.ts'
import { WELCOME_CEILING } from '#domains/wallet/cover-earnings.rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { budgetLeft } from './budget/sql.ts'
import { WELCOME_MS, WELCOME_PER_DAY, type WelcomeState } from './rules.ts'

/** The hash of a phone, as accounts keeps the phones of the past. */
const phoneFingerprint = (sql: Sql, phone: string) => sql`sha256(('phone:' || ${sql(phone)})::bytea)`

/** Waits for others who have or had the same phone, payer or card, until the transaction ends. */
export const lockFingerprintsOf = (tx: Tx, clientId: string) => tx`
  select pg_advisory_xact_lock(hashtextextended('mark:' || encode(hash, 'hex'), 0))
  from (
    select hash from identity_fingerprints where person_id = ${clientId}
    union select ${phoneFingerprint(tx, 'phone')} from people where id = ${clientId} and phone is not null
    order by hash
  ) fingerprints`

/** What is known of a client who asks for free minutes on a day, with a consultant or with anybody. */
export async function findWelcomeState(
  sql: Sql,
  { clientId, consultantId, day }: { clientId: string; consultantId: string | null; day: string },
): Promise<WelcomeState> {
  const [row] = await sql<WelcomeState[]>`
    select p.email_confirmed_at is not null as "isConfirmed",
      exists (select from consultations c where c.client_id = p.id and c.billed_ms > 0) as "hasConsulted",
      exists (select from wallet_debts d where d.person_id = p.id and d.paid < d.amount) as owes,
      exists (
        select from (
          select ${phoneFingerprint(sql, 'p.phone')} as hash
          union all select hash from identity_fingerprints where person_id = p.id and kind = 'phone'
        ) mine
        cross join lateral (
          select client_id from welcome_grants g
            where ${phoneFingerprint(sql, 'g.phone')} = mine.hash and coalesce(g.used_ms, 1) > 0
          union all
          select client_id from identity_fingerprints other
            join welcome_grants g on g.client_id = other.person_id and coalesce(g.used_ms, 1) > 0
            where other.hash = mine.hash
        ) had
        where had.client_id <> p.id) as "isPhoneUsed",
      exists (
        select from identity_fingerprints mine
        join identity_fingerprints other on other.hash = mine.hash and other.person_id <> mine.person_id
        join welcome_grants g on g.client_id = other.person_id and coalesce(g.used_ms, 1) > 0
        where mine.person_id = p.id and mine.kind <> 'phone') as "isPayerUsed",
      coalesce((select amount from welcome_days w where w.consultant_id = ${consultantId} and w.day = ${day}::date), 0)
        as "spentToday",
      ${budgetLeft(sql, day)} as "budgetLeft"
    from people p where p.id = ${clientId}`
  return row!
}

/** What consultants keep, as a part of one, in the order of `TIERS`. */
const SHARES = TIERS.map((tier) => 1 - commissionBps(tier) / 10_000)

/**
 * Approved people who accept free minutes and whose day is not spent, with their chat price and what was reserved or
 * paid today, in centavos. The least spent comes first: if that one cannot offer five minutes, nobody can.
 */
export const listWelcomeCandidates = (
  sql: Sql,
  { ids, day, now, most }: { ids?: readonly string[] | undefined; day: string; now: Date; most: number },
) => sql<{ id: string; tier: Tier; agreedBps: number | null; pricePerMinute: Centavos; spentToday: Centavos }[]>`
  select c.id, tier_of(c.id, c.tier, ${now}) as tier, commission_of(c.id, 'chat', ${now}) as "agreedBps", p.price_per_minute as "pricePerMinute", coalesce(w.amount, 0) as "spentToday"
  from consultants c
  join lateral (
    select price_per_minute from consultant_prices
    where consultant_id = c.id and not is_automatic and valid_from <= ${now} order by valid_from desc limit 1
  ) p on true
  left join welcome_days w on w.consultant_id = c.id and w.day = ${day}::date
  where c.approved_at is not null and not c.is_automatic and c.accepts_welcome and coalesce(w.amount, 0) < ${WELCOME_PER_DAY}
    and c.id not in (${restrainedPeople(sql, now)})
    ${ids ? sql`and c.id = any(${[...ids]}::uuid[])` : sql``}
  order by coalesce(w.amount, 0) + ${WELCOME_MS / 60_000n} * least(p.price_per_minute, ${WELCOME_CEILING})
    * (${SHARES}::numeric[])[array_position(${[...TIERS]}::text[], tier_of(c.id, c.tier, ${now}))]
  limit ${most}`

type NewGrant = { consultationId: string; clientId: string; consultantId: string; day: string; reserved: Centavos }

/** Reserves what free minutes may cost, in centavos, from the consultant's day. False: the day does not pay for it. */
export async function reserveDay(tx: Tx, { consultantId, day, reserved }: NewGrant): Promise<boolean> {
  const rows = await tx`
    insert into welcome_days as w (consultant_id, day, amount) values (${consultantId}, ${day}, ${reserved})
    on conflict (consultant_id, day) do update set amount = w.amount + excluded.amount
      where w.amount + excluded.amount <= ${WELCOME_PER_DAY}
    returning amount`
  return rows.length === 1
}

/** Writes down for whom it was reserved. False: the person's phone, or the person, has had free minutes. */
export async function insertGrant(tx: Tx, g: NewGrant): Promise<boolean> {
  const rows = await tx`
    insert into welcome_grants (consultation_id, client_id, phone, consultant_id, day, reserved)
    select ${g.consultationId}, p.id, p.phone, ${g.consultantId}, ${g.day}, ${g.reserved} from people p
      where p.id = ${g.clientId}
    on conflict do nothing returning consultation_id`
  return rows.length === 1
}

/** What was used and paid, once; the rest of what was reserved is free for others again. */
export const recordWelcomeUse = (tx: Tx, id: string, { usedMs, paid }: { usedMs: bigint; paid: Centavos }) => tx`
  with settled as (
    update welcome_grants set used_ms = ${usedMs}, paid = ${paid} where consultation_id = ${id} and used_ms is null
    returning consultant_id, day, reserved - paid as rest
  )
  update welcome_days w set amount = w.amount - settled.rest from settled
  where w.consultant_id = settled.consultant_id and w.day = settled.day`

/** Forgets the phones under which a person had free minutes. Their fingerprints stay: none has such minutes again. */
export const takePhonesOf = (tx: Tx, clientId: string) => tx<{ phone: string }[]>`
  with had as (select consultation_id, phone from welcome_grants where client_id = ${clientId} and phone is not null)
  update welcome_grants g set phone = null from had where g.consultation_id = had.consultation_id returning had.phone`
