import { openQuestion } from '#domains/consultations/index.ts'
import { askQuestion } from '#domains/consultations/written/ask-question.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

type Parties = { clientId: string; consultantId: string }

/** A written question that was bought and not sent yet. */
export async function addQuestion(db: Db, parties: Parties): Promise<string> {
  const id = crypto.randomUUID()
  const terms = { title: 'Pergunta por escrito', price: 1_990n, held: 1_990n, answerHours: 24, at: await clock(db) }
  await inTransaction(db, (tx) => openQuestion(tx, { id, ...parties, ...terms }))
  return id
}

/** One that waits for its answer. */
export async function addSentQuestion(db: Db, parties: Parties, words: string): Promise<string> {
  const id = await addQuestion(db, parties)
  await askQuestion(db, { id, clientId: parties.clientId, text: words, clock })
  return id
}
