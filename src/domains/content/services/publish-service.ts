import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { renderMarkdownWithQuestions } from '../render-markdown.ts'
import type { ServiceName } from '../rules.ts'
import { recordService } from './sql.ts'

export type ServiceText = { name: ServiceName; title: string; summary: string; markdown: string }

const QUESTIONS = 'Perguntas frequentes'

/**
 * Publishes the text of a service in place of the previous one. Its chapter "Perguntas frequentes" becomes its
 * questions.
 */
export const publishService = (db: Db, { now, ...text }: ServiceText & { now: Date }) =>
  inTransaction(db, (tx) => recordServiceText(tx, text, now))

/** The same as a part of something larger. */
export async function recordServiceText(tx: Tx, text: ServiceText, now: Date) {
  await recordService(tx, { ...text, ...(await renderMarkdownWithQuestions(text.markdown, QUESTIONS)), changedAt: now })
}
