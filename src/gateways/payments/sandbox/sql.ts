import type { Db, Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type ChargeState = 'pending' | 'paid' | 'declined' | 'expired'
/** How the webhooks of a charge travel: one in five twice, all twice, an old one behind a new one, or not at all. */
export type Post = 'usual' | 'twice' | 'shuffled' | 'never'
export type SandboxCharge = {
  gatewayId: string
  reference: string
  amount: Centavos
  refunded: Centavos
  description: string
  payerName: string
  brCode: string
  state: ChargeState
  post: Post
  expiresAt: Date
  paidAt: Date | null
}
export type NewCharge = Pick<SandboxCharge, 'gatewayId' | 'reference' | 'amount' | 'description' | 'payerName' | 'brCode' | 'expiresAt'> & { createdAt: Date }
export type Notice = { id: string; gatewayId: string; action: string; attempts: number }
export type Planned = Pick<Notice, 'action'> & { gatewayId: string; dueAt: Date }

const columns = (sql: Sql) => sql`
  c.gateway_id as "gatewayId", c.reference, c.amount, c.description, c.payer_name as "payerName", c.br_code as "brCode", c.state, c.post,
  c.expires_at as "expiresAt", c.paid_at as "paidAt",
  coalesce((select sum(r.amount) from sandbox.refunds r where r.reference = c.reference), 0)::bigint as refunded`

/** False: a charge with that reference is already there. */
export async function insertCharge(sql: Sql, charge: NewCharge): Promise<boolean> {
  const rows = await sql`
    insert into sandbox.charges (gateway_id, reference, amount, description, payer_name, br_code, created_at, expires_at)
    values (${charge.gatewayId}, ${charge.reference}, ${charge.amount}, ${charge.description}, ${charge.payerName}, ${charge.brCode}, ${charge.createdAt}, ${charge.expiresAt})
    on conflict (reference) do nothing returning gateway_id`
  return rows.length > 0
}

export async function findByReference(sql: Sql, reference: string): Promise<SandboxCharge | undefined> {
  const [row] = await sql<SandboxCharge[]>`select ${columns(sql)} from sandbox.charges c where c.reference = ${reference}`
  return row
}

export async function findCharge(sql: Sql, gatewayId: string): Promise<SandboxCharge | undefined> {
  const [row] = await sql<SandboxCharge[]>`select ${columns(sql)} from sandbox.charges c where c.gateway_id = ${gatewayId}`
  return row
}

export async function lockCharge(tx: Tx, gatewayId: string): Promise<SandboxCharge | undefined> {
  await tx`select 1 from sandbox.charges where gateway_id = ${gatewayId} for update`
  return findCharge(tx, gatewayId)
}

export const recordState = (tx: Tx, gatewayId: string, state: ChargeState, at: Date) => tx`
  update sandbox.charges set state = ${state}, paid_at = case when ${state} = 'paid' then ${at}::timestamptz else paid_at end where gateway_id = ${gatewayId}`

export const recordPost = (sql: Sql, gatewayId: string, post: Post) => sql`update sandbox.charges set post = ${post} where gateway_id = ${gatewayId}`

export const insertMove = (sql: Sql, gatewayId: string, state: ChargeState, dueAt: Date) => sql`
  insert into sandbox.moves (gateway_id, state, due_at) values (${gatewayId}, ${state}, ${dueAt})`

/** Is the bank still working on something that was pressed? */
export async function findNextMove(sql: Sql, gatewayId: string): Promise<{ state: ChargeState; dueAt: Date } | undefined> {
  const [row] = await sql<{ state: ChargeState; dueAt: Date }[]>`
    select state, due_at as "dueAt" from sandbox.moves where gateway_id = ${gatewayId} and done_at is null order by due_at limit 1`
  return row
}

export const listDueMoves = (sql: Sql, now: Date) => sql<{ id: bigint; gatewayId: string; state: ChargeState }[]>`
  select id, gateway_id as "gatewayId", state from sandbox.moves where done_at is null and due_at <= ${now} order by due_at limit 200`

/** False: another worker has done it meanwhile. */
export async function endMove(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const rows = await tx`update sandbox.moves set done_at = ${at} where id = ${id} and done_at is null returning id`
  return rows.length > 0
}

export const listExpiring = (sql: Sql, now: Date) => sql<{ gatewayId: string }[]>`
  select gateway_id as "gatewayId" from sandbox.charges where state = 'pending' and expires_at <= ${now} order by expires_at limit 200`

export const insertNotices = (sql: Sql, notices: readonly Planned[]) => sql`
  insert into sandbox.notices ${(sql as Db)(notices.map(({ gatewayId, action, dueAt }) => ({ gateway_id: gatewayId, action, due_at: dueAt })))}`

/** Takes what is to be delivered now; whoever dies while carrying it leaves it due again at `retryAt`. */
export const takeDueNotices = (sql: Sql, now: Date, retryAt: Date) => sql<Notice[]>`
  update sandbox.notices n set due_at = ${retryAt}, attempts = n.attempts + 1
  from (select id from sandbox.notices where delivered_at is null and due_at <= ${now} order by due_at limit 50 for update skip locked) due
  where n.id = due.id
  returning n.id, n.gateway_id as "gatewayId", n.action, n.attempts`

export const endNotice = (sql: Sql, id: string, at: Date) => sql`update sandbox.notices set delivered_at = ${at} where id = ${id}`

/** What is still under way is lost. */
export const dropNotices = (sql: Sql, gatewayId: string) => sql`delete from sandbox.notices where gateway_id = ${gatewayId} and delivered_at is null`

export const postponeNotice = (sql: Sql, id: string, dueAt: Date) => sql`update sandbox.notices set due_at = ${dueAt} where id = ${id}`

export const insertRefund = (tx: Tx, reference: string, n: number, amount: Centavos, at: Date) => tx`
  insert into sandbox.refunds (reference, n, amount, refunded_at) values (${reference}, ${n}, ${amount}, ${at})`

export async function findRefund(sql: Sql, reference: string, n: number): Promise<{ amount: Centavos } | undefined> {
  const [row] = await sql<{ amount: Centavos }[]>`select amount from sandbox.refunds where reference = ${reference} and n = ${n}`
  return row
}
