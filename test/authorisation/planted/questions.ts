import { openQuestion } from '#domains/consultations/index.ts'
import { askQuestion } from '#domains/consultations/written/ask-question.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

type Couple = { clientId: string; consultantId: string }

/** A written question that was bought and not sent yet. */
export async function buyQuestion(db: Db, couple: Couple): Promise<string> {
  const id = crypto.randomUUID()
  const terms = { title: 'Pergunta por escrito', price: 1_990n, held: 1_990n, answerHours: 24, at: await clock(db) }
  await inTransaction(db, (tx) => openQuestion(tx, { id, ...couple, ...terms }))
  return id
}

/** One that waits for its answer. */
export async function sendQuestion(db: Db, couple: Couple, words: string): Promise<string> {
  const id = await buyQuestion(db, couple)
  await askQuestion(db, { id, clientId: couple.clientId, text: words, clock })
  return id
}
