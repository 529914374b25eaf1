import type { Sql, Tx } from '#platform/db.ts'
import type { DifferenceListName, OurPayment, DifferingField } from './rules.ts'

const refunds = (sql: Sql, state: 'asked' | 'done') => sql`
  coalesce((select sum(r.amount) from payment_refunds r where r.payment_id = p.id and r.state = ${state}), 0)::bigint`

/** `isHeld`: this charge is or was in suspense, where it is explained, with the amount that it had then. */
type Found = OurPayment & { isHeld: boolean; heldAmount: bigint | null }

/** A payment in our books, for a charge of the gateway. */
export async function findOurPayment(sql: Sql, id: string, gatewayId: string): Promise<Found | undefined> {
  const [row] = await sql<Found[]>`
    select p.id, p.gateway_id as "gatewayId", p.method, p.state, p.amount, ${refunds(sql, 'done')} as refunded,
      ${refunds(sql, 'asked')} as returning,
      (select json_build_object('gatewayId', d.gateway_id, 'state', d.state) from payment_disputes d
        where d.payment_id = p.id order by d.n desc limit 1) as dispute,
      p.suspense_entry_id is not null
        or exists (select 1 from payment_mismatches m where m.payment_id = p.id and m.gateway_id = ${gatewayId}) as "isHeld",
      case when p.suspense_entry_id is not null then p.amount else (select m.amount from payment_mismatches m
        where m.payment_id = p.id and m.gateway_id = ${gatewayId}) end as "heldAmount"
    from payments p where p.id = ${id}`
  return row
}

/** Payments that the gateway should know and that changed since an instant; by id, after a given one. */
export const listTouchedPayments = (
  sql: Sql,
  gateway: string,
  since: Date,
  until: Date,
  after: string,
  most: number,
) => sql<{ id: string; gatewayId: string }[]>`
  select p.id, p.gateway_id as "gatewayId" from payments p
  where p.gateway = ${gateway} and p.gateway_id is not null and p.id > ${after} and p.created_at < ${until}
    and (p.created_at >= ${since} or p.paid_at >= ${since}
    or exists (select 1 from payment_refunds r
      where r.payment_id = p.id and (r.asked_at >= ${since} or r.ended_at >= ${since}))
    or exists (select 1 from payment_disputes d
      where d.payment_id = p.id and (d.opened_at >= ${since} or d.ended_at >= ${since})))
  order by p.id limit ${most}`

/** Somebody has decided about this unmatched charge. */
export async function isUnmatchedChargeResolved(sql: Sql, gateway: string, gatewayId: string): Promise<boolean> {
  const rows = await sql`select 1 from payment_mismatches
      where payment_id is null and gateway = ${gateway} and gateway_id = ${gatewayId} and resolved_at is not null`
  return rows.length > 0
}

type NewRun = { id: string; gateway: string; night: string | null; askedBy: string | null; at: Date }

/** False: it exists, or another requested one is under way. */
export async function insertRun(sql: Sql, { id, gateway, night, askedBy, at }: NewRun): Promise<boolean> {
  const rows = await sql`
    insert into payment_reconciliations (id, gateway, night, asked_by, asked_at, due_at)
      values (${id}, ${gateway}, ${night}, ${askedBy}, ${at}, ${at})
    on conflict do nothing returning id`
  return rows.length > 0
}

export type DueRun = { id: string; attempts: number; askedAt: Date; lastAskedAt: Date | null }

export const listDueRuns = (sql: Sql, gateway: string, now: Date) => sql<DueRun[]>`
  select r.id, r.attempts, r.asked_at as "askedAt",
    (select max(e.asked_at) from payment_reconciliations e
      where e.gateway = r.gateway and e.ended_at is not null) as "lastAskedAt"
  from payment_reconciliations r where r.gateway = ${gateway} and r.due_at <= ${now} order by r.due_at`

/** Claims one attempt. False: another worker has claimed it. */
export async function recordAttempt(sql: Sql, { id, attempts }: DueRun, dueAt: Date): Promise<boolean> {
  const rows = await sql`
    update payment_reconciliations set attempts = attempts + 1, due_at = ${dueAt}
      where id = ${id} and attempts = ${attempts} and ended_at is null returning id`
  return rows.length > 0
}

export const recordFault = (sql: Sql, id: string, fault: string) =>
  sql`update payment_reconciliations set fault = ${fault} where id = ${id} and ended_at is null`

export type Difference = {
  list: DifferenceListName
  paymentId: string | null
  gatewayId: string | null
  what: DifferingField[]
  ours: object | null
  theirs: object | null
}
type End = { since: Date; charges: number; payments: number; healed: number; unexplained: bigint; at: Date }

/** False: another worker ended it. */
export async function endRun(
  tx: Tx,
  id: string,
  { since, charges, payments, healed, unexplained, at }: End,
): Promise<boolean> {
  const rows = await tx`
    update payment_reconciliations
      set since = ${since}, charges = ${charges}, payments = ${payments}, healed = ${healed},
      unexplained = ${unexplained}, ended_at = ${at},
      due_at = null, fault = null
    where id = ${id} and ended_at is null returning id`
  return rows.length > 0
}

export const insertDifference = (
  tx: Tx,
  id: string,
  n: number,
  { list, paymentId, gatewayId, what, ours, theirs }: Difference,
) => tx`
  insert into payment_differences (reconciliation_id, n, list, payment_id, gateway_id, what, ours, theirs)
  values (${id}, ${n}, ${list}, ${paymentId}, ${gatewayId}, ${what}, ${ours && JSON.stringify(ours)}::text::jsonb,
    ${theirs && JSON.stringify(theirs)}::text::jsonb)`

export type RunRow = {
  id: string
  gateway: string
  askedAt: Date
  askedBy: string | null
  endedAt: Date | null
  fault: string | null
  charges: number | null
  payments: number | null
  healed: number | null
  unexplained: bigint | null
  differences: number
}

const runs = (sql: Sql) => sql`
  select r.id, r.gateway, r.asked_at as "askedAt", btrim(o.first_name || ' ' || o.last_name) as "askedBy",
    r.ended_at as "endedAt", r.fault,
    r.charges, r.payments, r.healed, r.unexplained, (select count(*)::int from payment_differences d
      where d.reconciliation_id = r.id) as differences
  from payment_reconciliations r left join people o on o.id = r.asked_by`

/** The run that this person requested under that id. */
export async function findRunOf(sql: Sql, id: string, askedBy: string): Promise<RunRow | undefined> {
  const [row] = await sql<RunRow[]>`${runs(sql)} where r.id = ${id} and r.asked_by = ${askedBy}`
  return row
}

/** Latest first. */
export const listRuns = (sql: Sql, gateway: string, most: number) =>
  sql<RunRow[]>`${runs(sql)} where r.gateway = ${gateway} order by r.asked_at desc, r.id limit ${most}`

type Side = { state: string; amountCents: number; refundedCents: number; dispute: string | null }
export type DifferenceRow = Omit<Difference, 'ours' | 'theirs'> & {
  gateway: string
  n: number
  ours: Side | null
  theirs: Side | null
  personName: string | null
}

export const listDifferences = (sql: Sql, runId: string, most: number) => sql<DifferenceRow[]>`
  select c.gateway, d.n, d.list, d.payment_id as "paymentId", d.gateway_id as "gatewayId", d.what, d.ours, d.theirs,
    btrim(o.first_name || ' ' || o.last_name) as "personName"
  from payment_differences d join payment_reconciliations c on c.id = d.reconciliation_id
    left join payments p on p.id = d.payment_id left join people o on o.id = p.person_id
  where d.reconciliation_id = ${runId} order by d.n limit ${most}`
