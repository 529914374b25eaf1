import { blockedPeople } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { State, Warning } from './rules.ts'

/** A written question as verbs need it. */
export type Question = {
  id: string
  clientId: string
  consultantId: string
  title: string
  price: Centavos
  held: Centavos
  commissionBps: number
  answerHours: number
  state: State
  reason: string | null
  question: string
  answer: string
  questionVersion: number
  answerVersion: number
  boughtAt: Date
  lapsesAt: Date
  askedAt: Date | null
  dueAt: Date | null
  warned: Warning | null
  endedAt: Date | null
  onHoldSince: Date | null
  /** When an answer that came in time was held back; it was given half an hour more. */
  answerHeldAt: Date | null
  answeredLateAt: Date | null
  /** An answer of a bundle pays it: its price is what was paid for that, and it holds no credit. */
  fromBundle: boolean
}

const columns = (sql: Sql) => sql`
  q.id, q.client_id as "clientId", q.consultant_id as "consultantId", q.title, q.price, q.held,
    q.commission_bps as "commissionBps",
  q.answer_hours as "answerHours", q.state, q.reason, q.question, q.answer, q.question_version as "questionVersion",
    q.answer_version as "answerVersion",
  q.bought_at as "boughtAt", q.lapses_at as "lapsesAt", q.asked_at as "askedAt", q.due_at as "dueAt", q.warned,
    q.ended_at as "endedAt", q.on_hold_since as "onHoldSince", q.answer_held_at as "answerHeldAt",
    q.answered_late_at as "answeredLateAt", q.from_bundle as "fromBundle"`

export type NewQuestion = Pick<
  Question,
  | 'id'
  | 'clientId'
  | 'consultantId'
  | 'title'
  | 'price'
  | 'held'
  | 'commissionBps'
  | 'answerHours'
  | 'boughtAt'
  | 'lapsesAt'
> & { isAutomatic: boolean; fromBundle?: boolean }

/** False: the question exists already. */
export async function insertQuestion(tx: Tx, q: NewQuestion): Promise<boolean> {
  const rows = await tx`
    insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
      is_automatic, from_bundle, bought_at, lapses_at)
    values (${q.id}, ${q.clientId}, ${q.consultantId}, ${q.title}, ${q.price}, ${q.held}, ${q.commissionBps},
      ${q.answerHours}, ${q.isAutomatic}, ${q.fromBundle ?? false}, ${q.boughtAt}, ${q.lapsesAt})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}

/** Takes the question's lock. Every change of a question begins here. */
export async function lockQuestion(tx: Tx, id: string): Promise<Question | undefined> {
  const [row] = await tx<Question[]>`select ${columns(tx)} from written_questions q where q.id = ${id} for update`
  return row
}

/** Takes the locks of all open questions of two people. */
export const lockOpenQuestionsBetween = (
  tx: Tx,
  { clientId, consultantId }: Pick<Question, 'clientId' | 'consultantId'>,
) => tx<Question[]>`
  select ${columns(tx)} from written_questions q
  where q.client_id = ${clientId} and q.consultant_id = ${consultantId} and q.ended_at is null order by q.id for update`

/** First names and mail addresses of client and consultant. */
export async function findParticipants(
  sql: Sql,
  { clientId, consultantId }: Pick<Question, 'clientId' | 'consultantId'>,
) {
  const [row] = await sql<
    { clientName: string; clientEmail: string; consultantName: string; consultantEmail: string }[]
  >`
    select p.first_name as "clientName", p.email as "clientEmail", c.name as "consultantName",
      t.email as "consultantEmail"
    from people p, consultants c join people t on t.id = c.id where p.id = ${clientId} and c.id = ${consultantId}`
  return row!
}

export type QuestionChange = Partial<{
  reason: string
  question: string
  answer: string
  answer_shingles: number[]
  asked_at: Date
  due_at: Date
  ended_at: Date
  captured: Centavos
  released: Centavos
  on_hold_since: null
}>

export const recordState = (tx: Tx, id: string, state: State, change: QuestionChange) => tx`
  update written_questions q set ${tx({ ...change, state })}
    ${state === 'answered' ? tx`, is_automatic = q.is_automatic or k.is_automatic` : tx``}
  from consultants k where q.id = ${id} and k.id = q.consultant_id`

export const recordHeld = (tx: Tx, id: string, at: Date) =>
  tx`update written_questions set on_hold_since = ${at} where id = ${id}`

/** What a consultant's last answers say, as `shinglesOf` keeps it. */
export async function listShingles(sql: Sql, consultantId: string, most: number): Promise<number[][]> {
  const rows = await sql<{ shingles: number[] }[]>`
    select answer_shingles as shingles from written_questions
    where consultant_id = ${consultantId} and asked_at is not null and answer_shingles is not null
    order by asked_at desc, id limit ${most}`
  return rows.map(({ shingles }) => shingles)
}

/** An answer after the deadline, with its event: nothing else of a question that is over changes. */
export const recordLateAnswer = (tx: Tx, id: string, { text, shingles, at }: LateAnswer) => tx`
  with answered as (
    update written_questions set answer = ${text}, answer_shingles = ${shingles}, answered_late_at = ${at},
      last_seq = last_seq + 1 where id = ${id} returning last_seq
  )
  insert into written_question_events (question_id, seq, type, at)
  select ${id}, last_seq, 'answered_late', ${at} from answered`

type LateAnswer = { text: string; shingles: number[]; at: Date }

/** Its dates move by as long as it was held. */
export const recordResumed = (tx: Tx, id: string, at: Date) => tx`
  update written_questions set on_hold_since = null, due_at = due_at + (${at}::timestamptz - on_hold_since),
    lapses_at = lapses_at + (${at}::timestamptz - on_hold_since) where id = ${id}`

/** The answer came in time, and there is until `dueAt` to say it otherwise. */
export const recordAnswerHeld = (tx: Tx, id: string, at: Date, dueAt: Date) => tx`
  update written_questions set answer_held_at = ${at}, due_at = ${dueAt} where id = ${id}`

export const recordWarned = (tx: Tx, id: string, warned: Warning) =>
  tx`update written_questions set warned = ${warned} where id = ${id}`

export const recordQuestionDraft = (tx: Tx, id: string, text: string) => tx`
  update written_questions set question = ${text}, question_version = question_version + 1 where id = ${id}`

export const recordAnswerDraft = (tx: Tx, id: string, text: string) => tx`
  update written_questions set answer = ${text}, answer_version = answer_version + 1 where id = ${id}`

type QuestionEventType = State | 'warned_half' | 'warned_soon'

/** Appends an event with the next number of the question's sequence, under its lock. */
export const appendEvent = (tx: Tx, id: string, type: QuestionEventType, at: Date) => tx`
  with counted as (update written_questions set last_seq = last_seq + 1 where id = ${id} returning last_seq)
  insert into written_question_events (question_id, seq, type, at) select ${id}, last_seq, ${type}, ${at} from counted`

/** Open questions with a deadline or warning that is due. Read without locks: the verb decides again under the lock. */
export async function listDue(
  sql: Sql,
  at: Date,
  { soonMs, arrivalMs, most, aside }: { soonMs: number; arrivalMs: number; most: number; aside: string[] },
) {
  const rows = await sql<{ id: string }[]>`
    select id from written_questions
    where ended_at is null and on_hold_since is null and id <> all(${aside}::uuid[]) 
      and (coalesce(due_at + ${arrivalMs} * interval '1 millisecond', lapses_at) <= ${at}
      or state = 'asked' and due_at > ${at} and (
      warned is null and ${at} >= asked_at + (due_at - asked_at) / 2
      or warned is distinct from 'soon' and ${at}::timestamptz >= due_at - ${soonMs} * interval '1 millisecond'))
    order by coalesce(due_at, lapses_at) limit ${most}`
  return rows.map(({ id }) => id)
}

/** Open questions that a block of the team ends; one that waits for a bank comes later. */
export async function listOpenOfBlocked(sql: Sql, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select id from written_questions
    where ended_at is null and on_hold_since is null and id <> all(${aside}::uuid[])
      and (consultant_id in (${blockedPeople(sql)}) or state = 'unsent' and client_id in (${blockedPeople(sql)}))
    order by bought_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Questions that wait for somebody who is on vacation at this instant. */
export async function listAskedOnVacation(sql: Sql, at: Date, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select q.id from consultant_vacations v join written_questions q on q.consultant_id = v.consultant_id
    where v.starts_at <= ${at} and v.back_at > ${at} and q.state = 'asked' and q.on_hold_since is null
      and q.due_at > ${at} and q.id <> all(${aside}::uuid[])
    order by q.due_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Open questions that an answer of a bundle pays which a bank contests. */
export async function listContestedQuestions(sql: Sql, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select q.id from written_questions q
    where q.ended_at is null and q.from_bundle and q.id <> all(${aside}::uuid[]) and ${contested(sql)}
    order by q.bought_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Whether a bank contests the bundle that pays a question. */
export async function isContested(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from written_questions q where q.id = ${id} and ${contested(sql)}`
  return rows.length > 0
}

/** Of a question `q`: what it holds is of a grant that is frozen. */
const contested = (sql: Sql) => sql`exists (
  select from minute_covers c join grants g on g.id = c.grant_id
  where c.consultation_id = q.id and c.used_ms is null and g.frozen_at is not null)`

/** Questions of a client that are open with this consultant, but one. */
export async function countOpenWith(
  sql: Sql,
  { clientId, consultantId, except }: Pick<Question, 'clientId' | 'consultantId'> & { except: string },
): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open from written_questions
    where client_id = ${clientId} and consultant_id = ${consultantId} and ended_at is null and id <> ${except}`
  return row!.open
}

/**
 * How much of a question can still become credit, how much already has, whether its answer is awaited, and whether a
 * bank's decision is. One that the bank took back returns nothing: its money has paid the debt first. Centavos.
 */
export async function findQuestionRefund(sql: Sql, id: string) {
  const [row] = await sql<{ unused: Centavos; returned: Centavos; isInUse: boolean; isFrozen: boolean }[]>`
    select case state when 'unsent' then held else 0 end as unused, case state when 'taken_back' then 0 else released end as returned,
      state = 'asked' and on_hold_since is null as "isInUse", on_hold_since is not null as "isFrozen"
      from written_questions where id = ${id}`
  return row ?? { unused: 0n, returned: 0n, isInUse: false, isFrozen: false }
}

/** Questions and clarifications that a person has open, as client or as consultant. */
export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select ((select count(*) from written_questions
        where ended_at is null and (client_id = ${personId} or consultant_id = ${personId}))
      + (select count(*) from clarifications c join written_questions q on q.id = c.question_id
        where c.answered_at is null and c.lapsed_at is null
          and (q.client_id = ${personId} or q.consultant_id = ${personId})))::int as open`
  return row!.open
}

/** What answers captured of a client's money, less what came back as credit, by consultant. Centavos. */
export const listClientPaidOf = (sql: Sql, clientId: string) => sql<{ consultantId: string; own: Centavos }[]>`
  select q.consultant_id as "consultantId", sum(q.captured - coalesce(back.amount, 0))::bigint as own
  from written_questions q left join lateral (
    select sum(p.amount) as amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.subject_id = q.id::text and j.kind = 'consultation_refund'
      and p.credit = 'client:' || q.client_id || ':available'
  ) back on true
  where q.client_id = ${clientId} and q.captured > 0 group by q.consultant_id`
