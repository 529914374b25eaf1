import { payoutsRest, restsUntil } from '#domains/accounts/index.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
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
  /** Of one that is processing: its bank waits for somebody of ours to approve it there. */
  awaitsApproval: boolean
}

const columns = (sql: Sql) => sql`
  o.id, o.consultant_id as "consultantId", o.amount, o.cause, o.tax_id as "taxId", o.state, o.failure, o.gateway,
  o.end_to_end_id as "endToEndId", o.asked_at as "askedAt", o.paid_at as "paidAt", o.moved_at as "movedAt", o.asks,
  o.awaits_approval as "awaitsApproval"`

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
  from ledger_journals j join ledger_postings p on p.journal_id = j.id
  where j.subject_id = ${id} and j.subject_kind = 'payout' order by j.id`

type Move = {
  state: State
  at: Date
  dueAt: Date | null
  gateway?: string
  failure?: TransferFailure | null
  paid?: { at: Date; endToEndId: string }
}

/**
 * Moves a locked payout. While nobody knows (`sending`, `unknown` and back) it stays one question: neither its pauses
 * nor its alarm begin anew.
 */
export const recordMove = (tx: Tx, id: string, { state, at, dueAt, gateway, failure, paid }: Move) => tx`
  update payouts set state = ${state}, moved_at = ${at}, due_at = ${dueAt},
    sent_at = case when ${state} = 'sending' then ${at}::timestamptz else sent_at end,
    unsure_since = case when ${state} in ('sending', 'unknown') then coalesce(unsure_since, ${at}::timestamptz) end,
    asks = case when ${state} in ('sending', 'unknown') and state in ('sending', 'unknown') then asks else 0 end,
    alarmed_at = case when ${state} in ('sending', 'unknown') then alarmed_at end, failure = ${failure ?? null}, gateway = coalesce(${gateway ?? null}, gateway),
    paid_at = coalesce(${paid?.at ?? null}, paid_at), end_to_end_id = coalesce(${paid?.endToEndId ?? null}, end_to_end_id)
  where id = ${id}`

/** When the bank is asked again; without a move. */
export const recordDue = (sql: Sql, id: string, dueAt: Date | null) =>
  sql`update payouts set due_at = ${dueAt} where id = ${id}`

type ToSend = { now: Date; twinsSince: Date; most: number; aside: string[] }

/**
 * Payouts that wait to be sent, oldest first: not while the money of their consultant rests, except those to a
 * document that has been replaced, which are cancelled; nor while the same amount went to the same key since
 * `twinsSince`. Read without locks.
 */
export async function listToSend(sql: Sql, { now, twinsSince, most, aside }: ToSend): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select o.id from payouts o join consultants c on c.id = o.consultant_id
    where o.state = 'asked' and o.due_at <= ${now} and o.id <> all(${aside}::uuid[])
      and (o.tax_id <> c.tax_id or not ${payoutsRest(sql, sql`o.consultant_id`, now)}
        and ${restsUntil(sql, sql`o.consultant_id`, sql`${now}::timestamptz`)} is null
        and not exists (
        select from payouts twin
        where twin.tax_id = o.tax_id and twin.amount = o.amount and twin.id <> o.id and twin.sent_at > ${twinsSince}))
    order by o.due_at, o.id limit ${most}`
  return rows.map(({ id }) => id)
}

/** Whether the same amount went to the same key since then; two that ask at once come one after the other. */
export async function hasTwin(tx: Tx, { id, taxId, amount }: PayoutRow, since: Date): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`payout:${taxId}:${amount}`}::text, 0))`
  const rows = await tx`
    select from payouts where tax_id = ${taxId} and amount = ${amount} and id <> ${id} and sent_at > ${since} limit 1`
  return rows.length > 0
}

/** How many payouts of a consultant are on the way, and how many were asked for since then. */
export async function countPayouts(sql: Sql, consultantId: string, since: Date) {
  const [row] = await sql<{ open: number; asked: number }[]>`
    select (select count(*)::int from payouts where consultant_id = ${consultantId}
        and state in ('asked', 'sending', 'processing', 'unknown')) as open,
      (select count(*)::int from payouts where consultant_id = ${consultantId} and cause = 'asked'
        and asked_at > ${since}) as asked`
  return row!
}

/**
 * Takes payouts about which this gateway is to be asked; whoever dies over them leaves them due again at `retryAt`.
 * Answers how often each was asked about before.
 */
export const claimToAsk = (
  sql: Sql,
  gateway: string,
  { now, retryAt, most }: { now: Date; retryAt: Date; most: number },
) => sql<PayoutRow[]>`
  update payouts o set due_at = ${retryAt}, asks = o.asks + 1 where o.id in (
    select id from payouts where gateway = ${gateway} and due_at <= ${now} and state <> 'asked'
    order by due_at limit ${most} for update skip locked
  ) returning ${columns(sql)}`

/** A webhook named it: ask about it now, also when we believe that it has ended. */
export const recordDoorbell = (sql: Sql, gateway: string, id: string, now: Date) => sql`
  update payouts set due_at = least(due_at, ${now}) where id = ${id} and gateway = ${gateway}
    and state <> 'asked' and (state <> 'sending' or due_at <= ${now})`

export const recordApproval = (tx: Tx, id: string, awaitsApproval: boolean) => tx`
  update payouts set awaits_approval = ${awaitsApproval} where id = ${id} and awaits_approval <> ${awaitsApproval}`

type Alarms = {
  now: Date
  unknownSince: Date
  stuckSince: Date
  unapprovedSince: Date
  byHand: string
  askedThrough: string
}
export type AlarmRow = Pick<PayoutRow, 'id' | 'state' | 'gateway' | 'awaitsApproval'> & { since: Date }

/**
 * Payouts of which nobody knows for too long what became of them, and those that a bank, or the team, has had for too
 * long (`askedThrough`: a day in São Paulo), or that nobody approved at a bank. Each is answered once.
 */
export const claimAlarms = (sql: Sql, a: Alarms) => sql<AlarmRow[]>`
  update payouts set alarmed_at = ${a.now} where id in (
    select id from payouts where state in ('asked', 'sending', 'processing', 'unknown') and alarmed_at is null
      and (unsure_since < ${a.unknownSince}
        or state = 'processing' and gateway <> ${a.byHand}
          and moved_at < case when awaits_approval then ${a.unapprovedSince}::timestamptz else ${a.stuckSince} end
        or state = 'processing' and gateway = ${a.byHand}
          and (asked_at at time zone 'America/Sao_Paulo')::date <= ${a.askedThrough}::date)
    for update skip locked
  ) returning id, state, gateway, awaits_approval as "awaitsApproval", coalesce(unsure_since, moved_at) as since`

/** Gateways that are not configured and have payouts on the way: how many, and since when the oldest. */
export const countOpenElsewhere = (sql: Sql, configured: readonly string[]) => sql<
  { gateway: string; payouts: number; since: Date }[]
>`
  select gateway, count(*)::int as payouts, min(asked_at) as since from payouts
  where state in ('asked', 'sending', 'processing', 'unknown') and gateway <> all(${[...configured]}::text[])
  group by gateway order by gateway`

/** Whether another payout has this number of a Pix. */
export async function isEndToEndIdOfAnother(sql: Sql, id: string, endToEndId: string): Promise<boolean> {
  const rows = await sql`select from payouts where end_to_end_id = ${endToEndId} and id <> ${id}`
  return rows.length > 0
}

/** What the team looks at: with the name. */
export type PayoutCaseRow = PayoutRow & { name: string; email: string; since: Date }

const cases = (sql: Sql) => sql`
  select ${columns(sql)}, o.moved_at as since, btrim(p.first_name || ' ' || p.last_name) as name,
    coalesce(p.email, '') as email
  from payouts o join people p on p.id = o.consultant_id`

/** Payouts that the team has to transfer, oldest first. */
export const listByHand = (sql: Sql, byHand: string, most: number) => sql<PayoutCaseRow[]>`
  ${cases(sql)} where o.state = 'processing' and o.gateway = ${byHand} order by o.asked_at, o.id limit ${most}`

/** Other payouts on the way, those that nobody knows about first, then the oldest. */
export const listOnTheWay = (sql: Sql, byHand: string, most: number) => sql<PayoutCaseRow[]>`
  ${cases(sql)} where o.state in ('asked', 'sending', 'processing', 'unknown')
    and not (o.state = 'processing' and o.gateway = ${byHand})
  order by o.state <> 'unknown', o.asked_at, o.id limit ${most}`

/**
 * How many wait for the team: to be transferred, because nobody knows about them, or because nobody has approved them
 * at their bank since then.
 */
export async function countWaiting(sql: Sql, byHand: string, unapprovedSince: Date): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from payouts where state in ('asked', 'sending', 'processing', 'unknown')
      and (state = 'unknown' or state = 'processing' and gateway = ${byHand}
        or state = 'processing' and awaits_approval and moved_at < ${unapprovedSince})`
  return row!.waiting
}

type Named = { ids: { from: string; to: string } | undefined; endToEndId: string }

/** Payouts with an id in a range, or with this number of a Pix. */
export const listNamed = (sql: Sql, { ids, endToEndId }: Named, most: number) => sql<PayoutCaseRow[]>`
  ${cases(sql)} where ${
    ids ? sql`o.id between ${ids.from}::uuid and ${ids.to}::uuid` : sql`o.end_to_end_id = ${endToEndId}`
  } order by o.asked_at desc, o.id limit ${most}`

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

/** Payouts whose next step is due. */
export async function readPayoutQueue(sql: Sql, now: Date): Promise<{ due: number; oldestDueAt: Date | null }> {
  const [row] = await sql<{ due: number; oldestDueAt: Date | null }[]>`
    select count(*)::int as due, min(due_at) as "oldestDueAt" from payouts where due_at <= ${now}`
  return row!
}
