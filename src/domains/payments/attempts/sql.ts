import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { PaymentState } from '../rules.ts'
import type { AttemptOutcome, AttemptSubject, AttemptWay, SubjectKind } from './rules.ts'

/** One attempt to pay something, with its payment's state; no state: the payment was not requested yet. */
export type PaymentAttempt = AttemptWay & {
  paymentId: string
  personId: string
  subjectId: string
  /** Of a subscription the month, else 0. */
  part: number
  /** From 1. */
  attemptNumber: number
  askedAt: Date
  /** When the code of a Pix was mailed. */
  notifiedAt: Date | null
  outcome: AttemptOutcome | null
  state: PaymentState | null
  amount: Centavos | null
  paidAt: Date | null
  /** How the bank decided about a dispute of it, if not for us: it buys nothing. */
  dispute: 'opened' | 'lost' | null
}

const columns = (sql: Sql) => sql`
  t.payment_id as "paymentId", t.person_id as "personId", t.subject_id as "subjectId", t.subject_part as part,
    t.attempt_number as "attemptNumber", t.method, t.installments, t.from_balance as "fromBalance",
    t.card_id as "cardId", t.asked_at as "askedAt", t.notified_at as "notifiedAt", t.outcome,
  p.state, p.amount, p.paid_at as "paidAt", (select d.state from payment_disputes d where d.payment_id = p.id
    and d.state <> 'won' order by d.state = 'lost' desc limit 1) as dispute`

/** A payment of another person under the same id is not its payment. */
const attempts = (sql: Sql) =>
  sql`payment_attempts t left join payments p on p.id = t.payment_id and p.person_id = t.person_id`

/** The attempts to pay these, the first paid one first, then the latest. */
export const listAttempts = (sql: Sql, kind: SubjectKind, ids: readonly string[]) => sql<PaymentAttempt[]>`
  select ${columns(sql)} from ${attempts(sql)}
  where t.subject_kind = ${kind} and t.subject_id = any(${ids as string[]}::uuid[])
  order by p.paid_at nulls last, t.asked_at desc, t.attempt_number desc`

export async function findAttempt(sql: Sql, paymentId: string): Promise<PaymentAttempt | undefined> {
  const [row] = await sql<
    PaymentAttempt[]
  >`select ${columns(sql)} from ${attempts(sql)} where t.payment_id = ${paymentId}`
  return row
}

/** The latest attempt to pay this. */
export async function findLatestAttempt(sql: Sql, subject: AttemptSubject): Promise<PaymentAttempt | undefined> {
  const [row] = await sql<PaymentAttempt[]>`
    select ${columns(sql)} from ${attempts(sql)}
    where t.subject_kind = ${subject.kind} and t.subject_id = ${subject.id} and t.subject_part = ${subject.part ?? 0}
    order by t.attempt_number desc limit 1`
  return row
}

/** False: that id belongs to a payment or an attempt already. */
export async function insertAttempt(
  tx: Tx,
  t: AttemptWay & { paymentId: string; personId: string; attemptNumber: number; at: Date; subject: AttemptSubject },
): Promise<boolean> {
  const { kind, id, part = 0 } = t.subject
  const rows = await tx`
    insert into payment_attempts (payment_id, person_id, subject_kind, subject_id, subject_part, attempt_number, method,
      installments, from_balance, card_id, asked_at)
    select ${t.paymentId}, ${t.personId}, ${kind}, ${id}, ${part}, ${t.attemptNumber}, ${t.method}, ${t.installments},
      ${t.fromBalance}, ${t.cardId}, ${t.at}
    where not exists (select 1 from payments where id = ${t.paymentId})
    on conflict (payment_id) do nothing returning payment_id`
  return rows.length > 0
}

/**
 * Writes down what was done with an attempt and its money, in the transaction that did it. What is done is not done
 * again; late money replaces `unpaid`. False: it had ended before.
 */
export async function endAttempt(tx: Tx, paymentId: string, outcome: AttemptOutcome, at: Date): Promise<boolean> {
  const rows = await tx`
    update payment_attempts set outcome = ${outcome}, ended_at = ${at}
    where payment_id = ${paymentId} and (outcome is null or outcome = 'unpaid') returning payment_id`
  return rows.length > 0
}

export const recordAttemptNotified = (tx: Tx, paymentId: string, at: Date) =>
  tx`update payment_attempts set notified_at = ${at} where payment_id = ${paymentId}`

/** Attempts recorded by a worker that stopped before it requested the payment, oldest first. */
export const listUnrequestedAttempts = (sql: Sql, kind: SubjectKind, most: number, aside: string[]) =>
  sql<PaymentAttempt[]>`
  select ${columns(sql)} from ${attempts(sql)}
  where t.subject_kind = ${kind} and t.outcome is null and p.id is null and t.payment_id <> all(${aside}::uuid[])
  order by t.asked_at limit ${most}`

/** Open Pix payments whose code was not mailed, oldest first. */
export const listPixToMail = (sql: Sql, kind: SubjectKind, most: number, aside: string[]) => sql<PaymentAttempt[]>`
  select ${columns(sql)} from ${attempts(sql)}
  where t.subject_kind = ${kind} and t.outcome is null and t.card_id is null and t.notified_at is null
    and p.state = 'pending' and t.payment_id <> all(${aside}::uuid[])
  order by t.asked_at limit ${most}`

/**
 * Attempts whose payment was answered and not acted upon, oldest first, including late money, for two weeks; not
 * disputed.
 */
export const listAnsweredAttempts = (sql: Sql, kind: SubjectKind, now: Date, most: number, aside: string[]) =>
  sql<PaymentAttempt[]>`
  select * from (
    select ${columns(sql)} from ${attempts(sql)}
      where t.subject_kind = ${kind} and t.outcome is null and p.state not in ('created', 'pending')
    union all
    select ${columns(sql)} from ${attempts(sql)}
    where t.subject_kind = ${kind} and t.outcome = 'unpaid' and t.asked_at > ${now}::timestamptz - interval '14 days'
      and p.state in ('paid', 'paid_late')
  ) answered
  where "paymentId" <> all(${aside}::uuid[]) and dispute is distinct from 'opened' order by "askedAt" limit ${most}`
