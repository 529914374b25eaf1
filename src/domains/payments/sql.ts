import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { isUuid } from '#shared/uuid.ts'
import type { DeclineReason, DisputeState, PaymentMethod, Mismatch, PaymentState } from './rules.ts'

export type PaymentRow = {
  id: string
  personId: string
  amount: Centavos
  method: PaymentMethod
  description: string
  installments: number
  returnPath: string | null
  keepsCard: boolean
  savedCardId: string | null
  card: { brand: string; lastFour: string } | null
  state: PaymentState
  processing: boolean
  declinedFor: DeclineReason | null
  gateway: string
  gatewayId: string | null
  brCode: string | null
  payPageUrl: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  checkCount: number
  inReview: boolean
  returned: Centavos
  returning: Centavos
  dispute: DisputeState | null
  /** The charge did not match another payment, and the team credited it: only its gateway can take it back. */
  isFromSuspense: boolean
}

const columns = (sql: Sql) => sql`
  p.id, p.person_id as "personId", p.amount, p.method, p.description, p.installments, p.return_path as "returnPath",
    p.keeps_card as "keepsCard",
  p.saved_card_id as "savedCardId", case when p.card_brand is not null
    then json_build_object('brand', p.card_brand, 'lastFour', p.last_four) end as card,
  p.state, p.processing, p.declined_for as "declinedFor", p.gateway, p.gateway_id as "gatewayId",
    p.br_code as "brCode", p.pay_page_url as "payPageUrl",
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.paid_at as "paidAt", p.check_count as "checkCount",
  (select d.state from payment_disputes d where d.payment_id = p.id
    order by array_position(array['opened', 'lost', 'won'], d.state)
      limit 1) as dispute, ${refundedSum(sql, 'done')} as returned,
      ${refundedSum(sql, 'asked')} as returning,
  exists (select 1 from payment_mismatches m where m.payment_id = p.id and m.resolved_at is null) as "inReview",
  p.suspense_entry_id is not null as "isFromSuspense"`

/** Sum of a payment's refunds in one state, in centavos. */
const refundedSum = (sql: Sql, state: 'done' | 'asked') => sql`
  coalesce((select sum(r.amount) from payment_refunds r
    where r.payment_id = p.id and r.state = ${state} and r.source <> 'suspense'), 0)::bigint`

export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'personId'
  | 'amount'
  | 'method'
  | 'description'
  | 'installments'
  | 'returnPath'
  | 'keepsCard'
  | 'savedCardId'
  | 'gateway'
  | 'createdAt'
  | 'expiresAt'
> & { nextCheckAt: Date }

/** False: a payment with that id exists. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<boolean> {
  const {
    id,
    personId,
    amount,
    method,
    description,
    installments,
    returnPath,
    keepsCard,
    savedCardId,
    gateway,
    createdAt,
    expiresAt,
    nextCheckAt,
  } = payment
  const rows = await tx`
    insert into payments (id, person_id, amount, method, description, installments, return_path, keeps_card,
      saved_card_id, gateway, created_at, expires_at, next_check_at)
    values (${id}, ${personId}, ${amount}, ${method}, ${description}, ${installments}, ${returnPath}, ${keepsCard},
      ${savedCardId}, ${gateway}, ${createdAt},
      ${expiresAt}, ${nextCheckAt})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}

/** Nobody waits for its charge any more: one that the gateway does not know is never made, and the payment expires. */
export const stopWaiting = (tx: Tx, id: string, at: Date) => tx`
  update payments set expires_at = least(expires_at, greatest(${at}, created_at + interval '1 millisecond'))
  where id = ${id} and state = 'created'`

export async function findPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`select ${columns(sql)} from payments p where p.id = ${id}`
  return row
}

/** Scoped to the gateway that it was opened with: a payment of another one is not there. */
export async function findPaymentAt(sql: Sql, gateway: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<
    PaymentRow[]
  >`select ${columns(sql)} from payments p where p.id = ${id} and p.gateway = ${gateway}`
  return row
}

/** Scoped to its owner: what is not yours is not there. */
export async function findPaymentOf(sql: Sql, personId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<
    PaymentRow[]
  >`select ${columns(sql)} from payments p where p.id = ${id} and p.person_id = ${personId}`
  return row
}

export const listPaymentsOf = (sql: Sql, personId: string) => sql<PaymentRow[]>`
  select ${columns(sql)} from payments p where p.person_id = ${personId} order by p.created_at desc, p.id limit 30`

export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from payments where person_id = ${personId} and state in ('created', 'pending')`
  return row!.count
}

/** What the person was asked to pay and may still pay, in centavos. */
export async function sumOpenOf(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from payments
      where person_id = ${personId} and state in ('created', 'pending')`
  return row!.sum
}

/** The name and address that a gateway asks for. */
export async function findPayer(sql: Sql, personId: string): Promise<{ name: string; email: string } | undefined> {
  const [row] = await sql<
    { name: string; email: string }[]
  >`select btrim(first_name || ' ' || last_name) as name, email from people where id = ${personId}`
  return row
}

/** The payment that a charge of the gateway is: as the team credited it, else by the gateway's id, else by ours. */
export async function findPaymentIdFor(
  sql: Sql,
  gateway: string,
  { gatewayId, reference }: { gatewayId: string; reference: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from payments
      where gateway = ${gateway}
      and (gateway_id = ${gatewayId} or id = ${isUuid(reference.toLowerCase()) ? reference : null})
    order by gateway_id = ${gatewayId} desc nulls last, suspense_entry_id nulls last limit 1`
  return row?.id
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  await tx`select 1 from payments where id = ${id} for update`
  return findPayment(tx, id)
}

/** Locks several payments in id order; call it before locking accounts. */
export const lockPayments = (tx: Tx, ids: readonly string[]) =>
  tx`select 1 from payments where id = any(${ids as string[]}::uuid[]) order by id for update`

export const recordAtGateway = (
  tx: Tx,
  id: string,
  {
    gatewayId,
    brCode,
    payPageUrl,
  }: { gatewayId: string; brCode?: string | undefined; payPageUrl?: string | undefined },
) => tx`
  update payments set gateway_id = ${gatewayId}, br_code = ${brCode ?? null}, pay_page_url = ${payPageUrl ?? null}
    where id = ${id}`

type Details = Pick<PaymentRow, 'processing' | 'declinedFor' | 'installments' | 'card'>

/** What the gateway says beside state and amount. False: nothing changed. */
export async function recordDetails(
  tx: Tx,
  id: string,
  { processing, declinedFor, installments, card }: Details,
): Promise<boolean> {
  const rows = await tx`
    update payments set processing = ${processing}, declined_for = ${declinedFor}, installments = ${installments},
      card_brand = ${card?.brand ?? null},
      last_four = ${card?.lastFour ?? null}
    where id = ${id} and (processing, declined_for, installments, card_brand, last_four)
      is distinct from (${processing}, ${declinedFor}, ${installments}::smallint, ${card?.brand ?? null},
        ${card?.lastFour ?? null}) returning id`
  return rows.length > 0
}

/**
 * One move with its event. `paidAt` stays from the first move that has one. A credited payment is checked only because
 * the bank may have taken something back of it; that check stays, also when a refund comes first.
 */
export const recordMove = (
  tx: Tx,
  id: string,
  {
    state,
    at,
    paidAt,
    nextCheckAt,
  }: { state: PaymentState; at: Date; paidAt?: Date | undefined; nextCheckAt: Date | undefined },
) => tx`
  with moved as (
    update payments set state = ${state}, paid_at = coalesce(paid_at, ${paidAt ?? null}),
      next_check_at = case when paid_at is null then ${nextCheckAt ?? null} else next_check_at end
      where id = ${id} returning id
  )
  insert into payment_events (payment_id, state, at) select id, ${state}, ${at} from moved`

/** The first event of a payment. */
export const insertCreatedEvent = (tx: Tx, id: string, at: Date) =>
  tx`insert into payment_events (payment_id, state, at) values (${id}, 'created', ${at})`

/** False: it is stored already. A payment under review is not checked any more. */
export async function insertMismatch(
  tx: Tx,
  id: string,
  found: { gatewayId: string; reason: Mismatch; amount: Centavos; currency: string; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into payment_mismatches (payment_id, gateway_id, reason, amount, currency, found_at)
    values (${id}, ${found.gatewayId}, ${found.reason}, ${found.amount}, ${found.currency}, ${found.at})
      on conflict do nothing returning payment_id`
  await tx`update payments set next_check_at = null where id = ${id}`
  return rows.length > 0
}

/** Whether this charge did not match the payment: it waits in suspense, or the team has decided about it. */
export async function isMismatch(sql: Sql, id: string, gatewayId: string): Promise<boolean> {
  const rows = await sql`select 1 from payment_mismatches where payment_id = ${id} and gateway_id = ${gatewayId}`
  return rows.length > 0
}

/** What is due of one gateway's payments at an instant: at most so many, and none of those that are aside. */
export type DueAt = { gateway: string; now: Date; most: number; aside: string[] }

export const listOverduePayments = (sql: Sql, { gateway, now, most, aside }: DueAt) => sql<{ id: string }[]>`
  select p.id from payments p
    where p.gateway = ${gateway} and p.state in ('created', 'pending') and not p.processing and p.expires_at <= ${now}
    and p.id <> all(${aside}::uuid[])
  and not exists (select 1 from payment_mismatches m where m.payment_id = p.id and m.resolved_at is null)
    order by p.expires_at limit ${most}`

/** Payments of a person that may still become money: under way, or expired so lately that the gateway is asked. */
export async function countUnderWay(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payments where person_id = ${personId}
      and (state in ('created', 'pending') or state = 'expired' and next_check_at is not null)`
  return row!.count
}
