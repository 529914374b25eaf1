import type { TransferFailure } from '#gateways/payouts/gateway.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Cause, State } from './rules.ts'

export type PayoutRow = {
  id: string
  consultantId: string
  amount: Centavos
  cause: Cause
  taxId: string
  state: State
  failure: TransferFailure | null
  gateway: string | null
  endToEndId: string | null
  askedAt: Date
  paidAt: Date | null
  movedAt: Date
  asks: number
}

const columns = (sql: Sql) => sql`
  o.id, o.consultant_id as "consultantId", o.amount, o.cause, o.tax_id as "taxId", o.state, o.failure, o.gateway,
  o.end_to_end_id as "endToEndId", o.asked_at as "askedAt", o.paid_at as "paidAt", o.moved_at as "movedAt", o.asks`

type NewPayout = { id: string; consultantId: string; amount: Centavos; cause: Cause; taxId: string; at: Date }

/** False: one with that id exists. Simultaneous requests with the same id wait here. */
export async function insertPayout(tx: Tx, o: NewPayout): Promise<boolean> {
  const rows = await tx`
    insert into payouts (id, consultant_id, amount, cause, tax_id, state, asked_at, moved_at, due_at)
    values (${o.id}, ${o.consultantId}, ${o.amount}, ${o.cause}, ${o.taxId}, 'asked', ${o.at}, ${o.at}, ${o.at})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}

export async function findPayout(sql: Sql, id: string): Promise<PayoutRow | undefined> {
  const [row] = await sql<PayoutRow[]>`select ${columns(sql)} from payouts o where o.id = ${id}`
  return row
}

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx<PayoutRow[]>`select ${columns(tx)} from payouts o where o.id = ${id} for update`
  return row
}

/** A consultant's payouts, latest first, before one of them if it is given. */
export const listPayoutsOf = (
  sql: Sql,
  consultantId: string,
  before: { askedAt: Date; id: string } | undefined,
  most: number,
) => sql<PayoutRow[]>`
  select ${columns(sql)} from payouts o where o.consultant_id = ${consultantId}
    and ${before ? sql`(o.asked_at, o.id) < (${before.askedAt}, ${before.id}::uuid)` : sql`true`}
  order by o.asked_at desc, o.id desc limit ${most}`

export type EventRow = { state: State; failure: TransferFailure | null; at: Date }

export const listEvents = (sql: Sql, id: string) => sql<EventRow[]>`
  select state, failure, at from payout_events where payout_id = ${id} order by seq`

/** What the ledger says of one payout: each journal with its hash and what it moved from where to where. */
export const listJournals = (sql: Sql, id: string) => sql<
  { key: string; hash: string; at: Date; from: string; to: string; amount: Centavos }[]
>`
  select j.key, j.hash, j.posted_at as at, p.debit as "from", p.credit as "to", p.amount
  from unnest(array['asked', 'paid', 'failed', 'returned']) as phase
    join ledger_journals j on j.key = ${`payout:${id}:`} || phase
    join ledger_postings p on p.journal_id = j.id order by j.id`

type Move = {
  state: State
  at: Date
  dueAt: Date | null
  gateway?: string
  failure?: TransferFailure | null
  paid?: { at: Date; endToEndId: string }
}

/** Moves a locked payout. */
export const recordMove = (tx: Tx, id: string, { state, at, dueAt, gateway, failure, paid }: Move) => tx`
  update payouts set state = ${state}, moved_at = ${at}, due_at = ${dueAt}, asks = 0, alarmed_at = null,
    failure = ${failure ?? null}, gateway = coalesce(${gateway ?? null}, gateway),
    paid_at = coalesce(${paid?.at ?? null}, paid_at), end_to_end_id = coalesce(${paid?.endToEndId ?? null}, end_to_end_id)
  where id = ${id}`

/** When the bank is asked again; without a move. */
export const recordDue = (sql: Sql, id: string, dueAt: Date | null) =>
  sql`update payouts set due_at = ${dueAt} where id = ${id}`

/**
 * Payouts that wait to be sent, oldest first: not while the document of their consultant rests, except those to a
 * document that has been replaced, which are cancelled. Read without locks.
 */
export async function listToSend(sql: Sql, now: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select o.id from payouts o join consultants c on c.id = o.consultant_id
    where o.state = 'asked' and o.due_at <= ${now} and o.id <> all(${aside}::uuid[])
      and (o.tax_id <> c.tax_id or not exists (
        select from consultant_tax_id_changes h
        where h.consultant_id = o.consultant_id and h.stopped_at is null and h.rests_until > ${now}))
    order by o.due_at, o.id limit ${most}`
  return rows.map(({ id }) => id)
}

/**
 * Takes payouts about which this gateway is to be asked; whoever dies over them leaves them due again at `retryAt`.
 * Answers how often each was asked about before.
 */
export const claimToAsk = (sql: Sql, gateway: string, now: Date, retryAt: Date, most: number) => sql<PayoutRow[]>`
  update payouts o set due_at = ${retryAt}, asks = o.asks + 1 where o.id in (
    select id from payouts where gateway = ${gateway} and due_at <= ${now} and state <> 'asked'
    order by due_at limit ${most} for update skip locked
  ) returning ${columns(sql)}`

/** A webhook named it: ask about it now. */
export const recordDoorbell = (sql: Sql, gateway: string, id: string, now: Date) => sql`
  update payouts set due_at = least(due_at, ${now}) where id = ${id} and gateway = ${gateway}
    and state in ('sending', 'processing', 'unknown', 'paid') and (state <> 'sending' or due_at <= ${now})`

/** Payouts of which nobody knows for too long what became of them; each is answered once. */
export const claimAlarms = (sql: Sql, before: Date, now: Date) => sql<
  { id: string; state: State; gateway: string | null; since: Date }[]
>`
  update payouts set alarmed_at = ${now} where id in (
    select id from payouts where due_at is not null and state in ('sending', 'unknown') and moved_at < ${before}
      and alarmed_at is null for update skip locked
  ) returning id, state, gateway, moved_at as since`

/** What the team looks at: with the name and the whole document. */
export type PayoutCaseRow = PayoutRow & { name: string; email: string; since: Date }

const cases = (sql: Sql) => sql`
  select ${columns(sql)}, o.moved_at as since, btrim(p.first_name || ' ' || p.last_name) as name,
    coalesce(p.email, '') as email
  from payouts o join people p on p.id = o.consultant_id`

/** Payouts on the way, those that nobody knows about first, then the oldest. */
export const listOnTheWay = (sql: Sql, most: number) => sql<PayoutCaseRow[]>`
  ${cases(sql)} where o.state in ('asked', 'sending', 'processing', 'unknown')
  order by o.state <> 'unknown', o.asked_at, o.id limit ${most}`

export const listEnded = (sql: Sql, most: number) => sql<PayoutCaseRow[]>`
  ${cases(sql)} where o.state in ('paid', 'failed', 'returned') order by o.moved_at desc, o.id limit ${most}`

export async function findCase(sql: Sql, id: string): Promise<PayoutCaseRow | undefined> {
  const [row] = await sql<PayoutCaseRow[]>`${cases(sql)} where o.id = ${id}`
  return row
}

/** What is on the way and unknown now, and what was paid since then, in centavos. */
export async function sumPayouts(sql: Sql, since: Date) {
  const [row] = await sql<{ onTheWay: Centavos; unknown: Centavos; paid: Centavos; payouts: number }[]>`
    select o.*, p.* from (
      select coalesce(sum(amount), 0)::bigint as "onTheWay",
        coalesce(sum(amount) filter (where state = 'unknown'), 0)::bigint as unknown
      from payouts where state in ('asked', 'sending', 'processing', 'unknown')
    ) o, (
      select coalesce(sum(amount), 0)::bigint as paid, count(*)::int as payouts
      from payouts where state in ('paid', 'failed', 'returned') and state = 'paid' and moved_at >= ${since}
    ) p`
  return row!
}
