import type { Sql, Tx } from '#platform/db.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { SuspenseReason, Resolution } from './rules.ts'

/** One decision about an entry. `refundState` and `refusedFor` say what became of a refund. */
export type Decision = {
  resolution: Resolution
  reason: string
  by: string
  at: string
  refundState: 'asked' | 'done' | 'refused' | null
  refusedFor: string | null
}

export type EntryRow = {
  id: string
  gateway: string
  gatewayId: string
  reference: string | null
  reason: SuspenseReason
  amount: Centavos
  currency: string
  foundAt: Date
  resolvedAt: Date | null
  isOwnCharge: boolean
  /** Its person closed the account. */
  isClosed: boolean
  payment: { id: string; description: string; asked: number } | null
  person: { id: string; name: string; email: string } | null
  decisions: Decision[]
}

const decisions = (sql: Sql) => sql`
  coalesce((select json_agg(json_build_object('resolution', d.resolution, 'reason', d.reason, 'by',
    btrim(b.first_name || ' ' || b.last_name), 'at', d.decided_at,
      'refundState', r.state, 'refusedFor', r.why) order by d.n)
    from payment_resolutions d join people b on b.id = d.decided_by
      left join payment_refunds r on r.payment_id = d.payment_id and r.n = d.refund_n
    where d.entry_id = m.id), '[]')`

const entries = (sql: Sql) => sql`
  select m.id, coalesce(m.gateway, p.gateway) as gateway, m.gateway_id as "gatewayId", m.reference, m.reason, m.amount,
    m.currency, m.found_at as "foundAt",
    m.resolved_at as "resolvedAt",
    coalesce(p.gateway_id = m.gateway_id, false) as "isOwnCharge", o.closed_at is not null as "isClosed",
    ${decisions(sql)} as decisions,
    case when p.id is not null
      then json_build_object('id', p.id, 'description', p.description, 'asked', p.amount) end as payment,
    case when o.id is not null
      then json_build_object('id', o.id, 'name', btrim(o.first_name || ' ' || o.last_name), 'email',
      o.email) end as person
  from payment_mismatches m left join payments p on p.id = m.payment_id left join people o on o.id = p.person_id`

export async function findEntry(sql: Sql, id: string): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`${entries(sql)} where m.id = ${id}`
  return row
}

/** Call it after locking the payment, if it has one. */
export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | undefined> {
  await tx`select 1 from payment_mismatches where id = ${id} for update`
  return findEntry(tx, id)
}

/** Entries that wait for a decision, oldest first. */
export const listOpenEntries = (sql: Sql, most: number) => sql<EntryRow[]>`
  ${entries(sql)} where m.resolved_at is null order by m.found_at, m.id limit ${most}`

/** Entries that were decided, latest first. */
export const listResolvedEntries = (sql: Sql, most: number) => sql<EntryRow[]>`
  ${entries(sql)} where m.resolved_at is not null order by m.resolved_at desc, m.id limit ${most}`

type UnmatchedCharge = { gatewayId: string; reference: string; amount: Centavos; currency: string; at: Date }

/** False: it is stored already. */
export async function insertUnmatchedCharge(
  tx: Tx,
  gateway: string,
  { gatewayId, reference, amount, currency, at }: UnmatchedCharge,
): Promise<boolean> {
  const rows = await tx`
    insert into payment_mismatches (gateway, gateway_id, reference, reason, amount, currency, found_at)
    values (${gateway}, ${gatewayId}, ${reference}, 'unknown', ${amount}, ${currency}, ${at}) on conflict do nothing
      returning id`
  return rows.length > 0
}

type NewDecision = {
  entryId: string
  n: number
  resolution: Resolution
  reason: string
  by: string
  at: Date
  paymentId: string | null
  refundN: number | null
}

export const insertDecision = (
  tx: Tx,
  { entryId, n, resolution, reason, by, at, paymentId, refundN }: NewDecision,
) => tx`
  with resolved as (update payment_mismatches set resolved_at = ${at} where id = ${entryId})
  insert into payment_resolutions (entry_id, n, resolution, reason, decided_by, decided_at, payment_id, refund_n)
  values (${entryId}, ${n}, ${resolution}, ${reason}, ${by}, ${at}, ${paymentId}, ${refundN})`

type CreditedCharge = { entryId: string; at: Date; expiresAt: Date }

/**
 * The charge of an entry becomes a payment of its own, as credit. It is asked about at once: the gateway may have taken
 * it back while it waited. Answers its id.
 */
export async function insertCreditedPayment(tx: Tx, { entryId, at, expiresAt }: CreditedCharge): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    with credited as (
      insert into payments (id, person_id, amount, method, description, state, gateway, gateway_id, created_at,
        expires_at, paid_at, next_check_at, suspense_entry_id)
      select gen_random_uuid(), p.person_id, m.amount, p.method, p.description, 'paid', p.gateway, m.gateway_id, ${at},
        ${expiresAt}, ${at}, ${at}, m.id
      from payment_mismatches m join payments p on p.id = m.payment_id where m.id = ${entryId} returning id
    )
    insert into payment_events (payment_id, state, at) select id, 'paid', ${at} from credited
      returning payment_id as id`
  return row!.id
}

/** The gateway refused the refund: the entry waits again. */
export const reopenEntry = (tx: Tx, paymentId: string, refundN: number) => tx`
  update payment_mismatches m set resolved_at = null from payment_resolutions d
  where d.entry_id = m.id and d.payment_id = ${paymentId} and d.refund_n = ${refundN}`

export type SuspenseSums = { balance: Centavos; entries: Centavos; frozen: Centavos; disputes: number }

/**
 * The balance and what explains it, at one instant and in centavos: waiting entries, and credit that is frozen for open
 * disputes.
 */
export async function sumSuspense(sql: Sql): Promise<SuspenseSums> {
  const [row] = await sql<SuspenseSums[]>`
    select account_balance(${SUSPENSE}) as balance,
      coalesce((select sum(amount) from payment_mismatches
        where resolved_at is null and currency = 'BRL'), 0)::bigint as entries, d.*
    from (select count(*)::int as disputes, (select coalesce(sum(frozen), 0) from grants where kind = 'credit' and frozen > 0)::bigint as frozen
      from payment_disputes where state = 'opened') d`
  return row!
}
