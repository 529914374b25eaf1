import { inTransaction, type Db } from '#platform/db.ts'
import { renderMarkdownWithQuestions } from '../markdown.rules.ts'
import type { ServiceName } from '../rules.ts'
import { recordService } from './sql.ts'

const QUESTIONS = 'Perguntas frequentes'

/**
 * Publishes the text of a service in place of the previous one. Its chapter "Perguntas frequentes" becomes its
 * questions.
 */
export async function publishService(
  db: Db,
  { now, ...text }: { name: ServiceName; title: string; summary: string; markdown: string; now: Date },
) {
  const rendered = await renderMarkdownWithQuestions(text.markdown, QUESTIONS)
  await inTransaction(db, (tx) => recordService(tx, { ...text, ...rendered, changedAt: now }))
}
