import type { Db, Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { DeclineReason } from '../gateway.ts'

export type ChargeState = 'pending' | 'paid' | 'declined' | 'expired'
/** How webhooks of a charge are delivered: one in five twice, all twice, out of order, or never. */
export type WebhookMode = 'usual' | 'twice' | 'shuffled' | 'never'
/** How refunds end: done at once, done after 20 seconds, or refused after 20 seconds. */
export type RefundMode = 'at_once' | 'slow' | 'refused'
export type DisputeState = 'opened' | 'won' | 'lost'
/** What the page of a card charge shows: the form, the 3-D Secure challenge, or that it is under review. */
export type CardStage = 'asked' | 'challenge' | 'review' | 'working'
export type SandboxCharge = {
  gatewayId: string
  reference: string
  method: 'pix' | 'card'
  amount: Centavos
  refunded: Centavos
  description: string
  payerName: string
  brCode: string | null
  returnUrl: string | null
  installments: number
  keepsCard: boolean
  state: ChargeState
  stage: CardStage
  declinedFor: DeclineReason | null
  brand: string | null
  lastFour: string | null
  token: string | null
  post: WebhookMode
  refunds: RefundMode
  expiresAt: Date
  paidAt: Date | null
  dispute: { id: string; state: DisputeState; amount: number; reason: string; openedAt: string } | null
}
type Known =
  | 'gatewayId'
  | 'reference'
  | 'method'
  | 'amount'
  | 'description'
  | 'payerName'
  | 'brCode'
  | 'returnUrl'
  | 'installments'
  | 'keepsCard'
  | 'expiresAt'
export type NewCharge = Pick<SandboxCharge, Known> & { createdAt: Date }
export type Webhook = { id: string; gatewayId: string; action: string; attempts: number }
export type NewWebhook = Pick<Webhook, 'action'> & { gatewayId: string; dueAt: Date }

/** Charges opened or changed since then, ordered by id, starting at `from`. */
export const listChanged = (sql: Sql, since: Date, from: string, most: number) => sql<SandboxCharge[]>`
  select ${columns(sql)} from sandbox.charges c
    where c.gateway_id > ${from} and (c.created_at >= ${since} or c.paid_at >= ${since}
    or exists (select 1 from sandbox.refunds r
      where r.reference = c.reference and (r.refunded_at >= ${since} or r.due_at >= ${since}))
    or exists (select 1 from sandbox.disputes d
      where d.gateway_id = c.gateway_id and (d.opened_at >= ${since} or d.ended_at >= ${since})))
  order by c.gateway_id limit ${most}`

const columns = (sql: Sql) => sql`
  c.gateway_id as "gatewayId", c.reference, c.method, c.amount, c.description, c.payer_name as "payerName",
    c.br_code as "brCode", c.return_url as "returnUrl",
  c.installments, c.keeps_card as "keepsCard", c.state, c.stage, c.declined_for as "declinedFor", c.brand,
    c.last_four as "lastFour", c.token, c.post, c.refunds,
  c.expires_at as "expiresAt", c.paid_at as "paidAt",
  coalesce((select sum(r.amount) from sandbox.refunds r
    where r.reference = c.reference and r.state = 'done'), 0)::bigint as refunded,
  (select json_build_object('id', d.id, 'state', d.state, 'amount', d.amount, 'reason', d.reason, 'openedAt',
    d.opened_at)
   from sandbox.disputes d where d.gateway_id = c.gateway_id) as dispute`

/** False when a charge with that reference exists. */
export async function insertCharge(sql: Sql, charge: NewCharge): Promise<boolean> {
  const rows = await sql`
    insert into sandbox.charges (gateway_id, reference, method, amount, description, payer_name, br_code, return_url,
      installments, keeps_card, created_at, expires_at)
    values (${charge.gatewayId}, ${charge.reference}, ${charge.method}, ${charge.amount}, ${charge.description},
      ${charge.payerName}, ${charge.brCode},
      ${charge.returnUrl}, ${charge.installments}, ${charge.keepsCard}, ${charge.createdAt}, ${charge.expiresAt})
    on conflict (reference) do nothing returning gateway_id`
  return rows.length > 0
}

export async function findByReference(sql: Sql, reference: string): Promise<SandboxCharge | undefined> {
  const [row] = await sql<
    SandboxCharge[]
  >`select ${columns(sql)} from sandbox.charges c where c.reference = ${reference}`
  return row
}

export async function findCharge(sql: Sql, gatewayId: string): Promise<SandboxCharge | undefined> {
  const [row] = await sql<
    SandboxCharge[]
  >`select ${columns(sql)} from sandbox.charges c where c.gateway_id = ${gatewayId}`
  return row
}

export async function lockCharge(tx: Tx, gatewayId: string): Promise<SandboxCharge | undefined> {
  await tx`select 1 from sandbox.charges where gateway_id = ${gatewayId} for update`
  return findCharge(tx, gatewayId)
}

export const recordState = (
  tx: Tx,
  gatewayId: string,
  state: ChargeState,
  declinedFor: DeclineReason | null,
  at: Date,
) => tx`
  update sandbox.charges
    set state = ${state}, declined_for = ${declinedFor}, paid_at = case when ${state} = 'paid' then ${at}::timestamptz
    else paid_at end
  where gateway_id = ${gatewayId}`

export const recordRefundMode = (sql: Sql, gatewayId: string, mode: RefundMode) =>
  sql`update sandbox.charges set refunds = ${mode} where gateway_id = ${gatewayId}`

export const recordWebhookMode = (sql: Sql, gatewayId: string, post: WebhookMode) =>
  sql`update sandbox.charges set post = ${post} where gateway_id = ${gatewayId}`

type DueMove = { gatewayId: string; state: ChargeState; declinedFor?: DeclineReason | null }

export const insertMove = (sql: Sql, { gatewayId, state, declinedFor = null, dueAt }: DueMove & { dueAt: Date }) => sql`
  insert into sandbox.moves (gateway_id, state, declined_for, due_at)
    values (${gatewayId}, ${state}, ${declinedFor}, ${dueAt})`

/** A pressed button's move that the bank has not applied yet. */
export async function findNextMove(
  sql: Sql,
  gatewayId: string,
): Promise<{ state: ChargeState; dueAt: Date } | undefined> {
  const [row] = await sql<{ state: ChargeState; dueAt: Date }[]>`
    select state, due_at as "dueAt" from sandbox.moves where gateway_id = ${gatewayId} and done_at is null
      order by due_at limit 1`
  return row
}

export const listDueMoves = (sql: Sql, now: Date, most: number) => sql<(DueMove & { id: bigint })[]>`
  select id, gateway_id as "gatewayId", state, declined_for as "declinedFor" from sandbox.moves
    where done_at is null and due_at <= ${now} order by due_at limit ${most}`

/** False when another worker has ended it already. */
export async function endMove(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const rows = await tx`update sandbox.moves set done_at = ${at} where id = ${id} and done_at is null returning id`
  return rows.length > 0
}

export const listExpiring = (sql: Sql, now: Date, most: number) => sql<{ gatewayId: string }[]>`
  select gateway_id as "gatewayId" from sandbox.charges
    where state = 'pending' and stage in ('asked', 'challenge') and expires_at <= ${now} order by expires_at
    limit ${most}`

export const insertWebhooks = (sql: Sql, webhooks: readonly NewWebhook[]) => sql`
  insert into sandbox.notices ${(sql as Db)(webhooks.map(({ gatewayId, action, dueAt }) => ({ gateway_id: gatewayId, action, due_at: dueAt })))}`

/** Takes the due webhooks. If the process dies while delivering one, it is due again at `retryAt`. */
export const takeDueWebhooks = (sql: Sql, { now, retryAt, most }: { now: Date; retryAt: Date; most: number }) => sql<
  Webhook[]
>`
  update sandbox.notices n set due_at = ${retryAt}, attempts = n.attempts + 1
  from (select id from sandbox.notices where delivered_at is null and due_at <= ${now} order by due_at limit ${most}
    for update skip locked) due
  where n.id = due.id
  returning n.id, n.gateway_id as "gatewayId", n.action, n.attempts`

export const endWebhook = (sql: Sql, id: string, at: Date) =>
  sql`update sandbox.notices set delivered_at = ${at} where id = ${id}`

/** Deletes the webhooks that are not delivered yet. */
export const dropWebhooks = (sql: Sql, gatewayId: string) =>
  sql`delete from sandbox.notices where gateway_id = ${gatewayId} and delivered_at is null`

export const postponeWebhook = (sql: Sql, id: string, dueAt: Date) =>
  sql`update sandbox.notices set due_at = ${dueAt} where id = ${id}`
