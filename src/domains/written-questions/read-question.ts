import type { Sql } from '#platform/db.ts'
import type { Question } from './contract.ts'
import { paidFor, splitOf } from './money.rules.ts'
import { clarifiableUntil } from './clarification.rules.ts'
import { refuse } from './rules.ts'
import { findQuestionView, listQuestionViews, type QuestionViewRow } from './reading.sql.ts'

const PAGE = 20
const MOST_OPEN = 100

/** One written question as the reader sees it. Refuses one that is not theirs as if it did not exist. */
export async function readQuestion(sql: Sql, id: string, personId: string): Promise<Question> {
  const row = await findQuestionView(sql, id, personId)
  if (!row) throw refuse('not_found')
  return questionViewOf(row)
}

/** The reader's questions, newest first, twenty at a time; the open ones all at once, most urgent first. */
export async function listQuestions(
  sql: Sql,
  personId: string,
  { open, before }: { open?: 'true' | undefined; before?: string | undefined },
) {
  if (open)
    return {
      questions: (await listQuestionViews(sql, personId, { open: true, before: undefined, most: MOST_OPEN })).map(
        questionViewOf,
      ),
      next: null,
    }
  const rows = await listQuestionViews(sql, personId, {
    open: false,
    before: before ? new Date(before) : undefined,
    most: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  return { questions: page.map(questionViewOf), next: rows.length > PAGE ? page.at(-1)!.boughtAt.toISOString() : null }
}

/** A row as its reader sees it. */
export function questionViewOf({
  clientId,
  clientName,
  consultantId,
  consultantName,
  portrait,
  price,
  held,
  fromBundle,
  commissionBps,
  clarification,
  ...row
}: QuestionViewRow): Question {
  const isUnanswered = row.endedAt !== null && row.state !== 'answered'
  const paid = paidFor({ price, held, fromBundle })
  const earned = isUnanswered ? 0n : splitOf({ price, held: paid, commissionBps }).earned
  return {
    ...row,
    client: { id: clientId, name: clientName, imageUrl: null },
    consultant: { id: consultantId, name: consultantName, imageUrl: `/api/portraits/${portrait}` },
    paidCents: paid,
    clarification: clarification && clarificationOf(clarification),
    clarifiableUntil: row.state === 'answered' && !clarification ? clarifiableUntil(row.endedAt!) : null,
    earnsCents: row.you === 'consultant' ? earned : null,
  }
}

const instantOf = (written: string | null) => (written === null ? null : new Date(written))
type ClarificationJson = NonNullable<QuestionViewRow['clarification']>
const clarificationOf = ({ askedAt, dueAt, answeredAt, lapsedAt, ...words }: ClarificationJson) => ({
  ...words,
  askedAt: new Date(askedAt),
  dueAt: new Date(dueAt),
  answeredAt: instantOf(answeredAt),
  lapsedAt: instantOf(lapsedAt),
})
