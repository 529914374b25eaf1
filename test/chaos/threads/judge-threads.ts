import { findQuestionFaults, moneyOfAll } from '#test/thread-model/thread-facts.ts'
import type { Db } from '#platform/db.ts'
import type { SeenQuestion, Sent } from './live-question.ts'

type Stored = {
  id: string
  state: string
  question: string
  answer: string
  asked: string | null
  clarified: string | null
  dueAt: Date | null
  isLate: boolean
  cost: bigint
  asks: number
  answers: number
  captures: number
  receipts: number
}

export type ThreadCounts = {
  questions: number
  answered: number
  late: number
  clarified: number
  /** What was taken of somebody and is not there, and what is there twice. */
  lost: string[]
  doubled: string[]
  /** Sent after the deadline and charged; taken before it and not paid. */
  lateCharged: string[]
  unpaid: string[]
  /** What is wrong with anybody's money. */
  money: string[]
}

/** Compares what both people of each question saw with what is stored, and adds up everybody's money. */
export async function judgeThreads(
  db: Db,
  seen: readonly SeenQuestion[],
  people: { clients: readonly string[]; consultants: readonly string[]; deposit: bigint },
): Promise<ThreadCounts> {
  const stored = new Map((await listStored(db)).map((one) => [one.id, one]))
  const counts: ThreadCounts = {
    questions: stored.size,
    answered: 0,
    late: 0,
    clarified: 0,
    lost: [],
    doubled: [],
    lateCharged: [],
    unpaid: [],
    money: [],
  }
  for (const one of seen) {
    const row = stored.get(one.id)
    if (one.asked?.isTaken && !row) counts.lost.push(`${one.id} was paid and is not there`)
    if (row) judgeQuestion(one, row, counts)
  }
  for (const clientId of people.clients)
    counts.money.push(...(await findQuestionFaults(db, clientId, { deposit: people.deposit })))
  const all = await moneyOfAll(db, people)
  const deposits = people.deposit * BigInt(people.clients.length)
  if (all !== deposits) counts.money.push(`all accounts have ${all} of ${deposits}`)
  return counts
}

function judgeQuestion(seen: SeenQuestion, row: Stored, counts: ThreadCounts) {
  const { id, answered } = seen
  const isAnswered = row.state === 'answered'
  if (isAnswered) counts.answered += 1
  if (row.isLate) counts.late += 1
  if (row.clarified) counts.clarified += 1
  const isKept = (sent: Sent | undefined, text: string | null) => !sent?.isTaken || sent.text === text
  if (row.asks > 0 && !isKept(seen.asked, row.question)) counts.lost.push(`question ${id}`)
  if (!isKept(answered, row.answer) || (answered?.isTaken && !isAnswered && !row.isLate))
    counts.lost.push(`answer of ${id}, ${row.state}`)
  if (!isKept(seen.clarification, row.asked)) counts.lost.push(`what was asked about ${id}`)
  if (!isKept(seen.clarified, row.clarified)) counts.lost.push(`what was said about ${id}`)
  const paid = isAnswered ? 1 : 0
  if (row.asks > 1 || row.answers !== paid || row.captures !== paid || row.receipts !== paid)
    counts.doubled.push(`${id}, ${row.state}: ${row.asks} ${row.answers} ${row.captures} ${row.receipts}`)
  const due = row.dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (answered && answered.from > due && row.cost > 0n) counts.lateCharged.push(id)
  if (answered?.isTaken && answered.to < due && !isAnswered) counts.unpaid.push(id)
}

const listStored = (db: Db) => db<Stored[]>`
  select q.id, q.state, q.question, q.answer, c.asked, c.answer as clarified, q.due_at as "dueAt",
    q.answered_late_at is not null as "isLate",
    q.captured + coalesce((select sum(m.value) from minute_covers m where m.consultation_id = q.id), 0)::bigint as cost,
    (select count(*)::int from written_question_events where question_id = q.id and type = 'asked') as asks,
    (select count(*)::int from written_question_events where question_id = q.id and type = 'answered') as answers,
    (select count(*)::int from ledger_journals
      where subject_id = q.id::text and kind in ('question_capture', 'question_cover')) as captures,
    (select count(*)::int from receipts where subject = 'question:' || q.id) as receipts
  from written_questions q left join clarifications c on c.question_id = q.id`
