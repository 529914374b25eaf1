import type { Fragment, Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { attachmentsFor } from './attachments/sql.ts'
import type { Question } from './contract.ts'

/** Instants in JSON are text. */
type ClarificationJson = { asked: string; answer: string | null; askedAt: string; dueAt: string } & Record<
  'answeredAt' | 'lapsedAt',
  string | null
>

/** A question as one of its two people sees it, without the other one's drafts. */
export type QuestionViewRow = Omit<
  Question,
  'client' | 'consultant' | 'paidCents' | 'earnsCents' | 'clarification' | 'clarifiableUntil'
> & {
  clarification: ClarificationJson | null
  clientId: string
  clientName: string
  consultantId: string
  consultantName: string
  portrait: string
  price: Centavos
  held: Centavos
  fromBundle: boolean
  commissionBps: number
}

/**
 * The lookup is the permission. An unsent question is visible to the client only, an unsent answer to the consultant
 * only.
 */
const viewFor = (sql: Sql, personId: string) => sql`
  select q.id, case q.client_id when ${personId} then 'client' else 'consultant' end as you, q.client_id as "clientId",
    p.first_name as "clientName",
    q.consultant_id as "consultantId", k.name as "consultantName", k.portrait, q.title, q.state, q.question,
    q.is_automatic or q.ended_at is null and k.is_automatic as "isAutomatic",
    case when q.state = 'answered' or q.answered_late_at is not null or q.consultant_id = ${personId} then q.answer else '' end as answer,
    case q.client_id when ${personId} then q.question_version else q.answer_version end as "draftVersion",
    q.reason, q.answer_hours as "answerHours", q.price, q.held, q.from_bundle as "fromBundle", q.commission_bps as "commissionBps",
    q.bought_at as "boughtAt", q.lapses_at as "lapsesAt", q.asked_at as "askedAt", q.due_at as "dueAt",
      q.ended_at as "endedAt", q.answered_late_at as "answeredLateAt", q.on_hold_since is not null as "isOnHold",
    (select json_build_object('asked', c.asked, 'askedAt', c.asked_at, 'dueAt', c.due_at, 'answer', c.answer,
      'answeredAt', c.answered_at, 'lapsedAt', c.lapsed_at) from clarifications c
      where c.question_id = q.id) as clarification,
    r.code as "receiptCode", ${attachmentsFor(sql, personId)} as attachments, current_instant() as "readAt"
  from written_questions q join people p on p.id = q.client_id join consultants k on k.id = q.consultant_id
  left join receipts r on r.subject = 'question:' || q.id
  where (q.client_id = ${personId} or q.consultant_id = ${personId} and q.asked_at is not null)`

export async function findQuestionView(sql: Sql, id: string, personId: string): Promise<QuestionViewRow | undefined> {
  const [row] = await sql<QuestionViewRow[]>`${viewFor(sql, personId)} and q.id = ${id}`
  return row
}

type QuestionFilter = { open: boolean; before: Date | undefined; most: number }

/** A page of somebody's questions, cut on either side by an index before anything is looked up for its rows. */
export const listQuestionViews = (sql: Sql, personId: string, { open, before, most }: QuestionFilter) => {
  const order = open ? sql`q.due_at nulls last, q.bought_at` : sql`q.bought_at desc`
  const pageOf = (own: Fragment) => sql`
    (select q.id from written_questions q where ${own} ${open ? sql`and q.ended_at is null` : sql``}
      ${before ? sql`and q.bought_at < ${before}` : sql``} order by ${order}, q.id limit ${most})`
  return sql<QuestionViewRow[]>`
    ${viewFor(sql, personId)} and q.id = any (array(${pageOf(sql`q.client_id = ${personId}`)}
      union all ${pageOf(sql`q.consultant_id = ${personId} and q.asked_at is not null`)}))
    order by ${order}, q.id limit ${most}`
}

/** Of these ids, the questions that somebody sees, in no order. */
export const listQuestionViewsOf = (sql: Sql, personId: string, ids: readonly string[]) =>
  sql<QuestionViewRow[]>`${viewFor(sql, personId)} and q.id = any (${[...ids]}::uuid[])`

/** What a client paid for with one consultant and has not sent yet, the latest first. */
export const listDraftViews = (sql: Sql, { clientId, consultantId }: { clientId: string; consultantId: string }) => sql<
  QuestionViewRow[]
>`
  ${viewFor(sql, clientId)} and q.client_id = ${clientId} and q.consultant_id = ${consultantId} and q.state = 'unsent'
  order by q.bought_at desc, q.id limit 20`
