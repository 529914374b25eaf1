import type { Sql, Tx } from '#platform/db.ts'

/** What was asked about an answer. */
export type Clarification = {
  asked: string
  askedAt: Date
  dueAt: Date
  /** When an answer that came in time was held back; it was given half an hour more. */
  heldAt: Date | null
  answer: string | null
  answeredAt: Date | null
  lapsedAt: Date | null
}

/** Under the lock of its question. */
export async function findClarification(tx: Tx, questionId: string): Promise<Clarification | undefined> {
  const [row] = await tx<Clarification[]>`
    select asked, asked_at as "askedAt", due_at as "dueAt", held_at as "heldAt", answer, answered_at as "answeredAt",
      lapsed_at as "lapsedAt" from clarifications where question_id = ${questionId}`
  return row
}

type Asked = { questionId: string; text: string; at: Date; dueAt: Date }

export const insertClarification = (tx: Tx, { questionId, text, at, dueAt }: Asked) => tx`
  insert into clarifications (question_id, asked, asked_at, due_at) values (${questionId}, ${text}, ${at}, ${dueAt})`

export const recordClarified = (tx: Tx, questionId: string, text: string, at: Date) =>
  tx`update clarifications set answer = ${text}, answered_at = ${at} where question_id = ${questionId}`

export const recordClarificationHeld = (tx: Tx, questionId: string, at: Date, dueAt: Date) =>
  tx`update clarifications set held_at = ${at}, due_at = ${dueAt} where question_id = ${questionId}`

export const recordClarificationLapsed = (tx: Tx, questionId: string, at: Date) =>
  tx`update clarifications set lapsed_at = ${at} where question_id = ${questionId}`

/** Clarifications whose time is over by then. Read without locks. */
export async function listUnclarified(sql: Sql, before: Date, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select question_id as id from clarifications
    where answered_at is null and lapsed_at is null and due_at <= ${before} and question_id <> all(${aside}::uuid[])
    order by due_at limit ${most}`
  return rows.map(({ id }) => id)
}
