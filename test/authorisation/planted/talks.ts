import {
  acceptConsultation,
  beginConsultation,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { storeMessages } from '#domains/consultations/messages/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

export type NewConsultation = { id: string; clientId: string; consultantId: string }

export const addRequest = (db: Db, consultation: NewConsultation) => requestConsultation(db, { ...consultation, channel: 'chat', clock })

export async function addActiveConsultation(db: Db, consultation: NewConsultation) {
  await addRequest(db, consultation)
  await acceptConsultation(db, { ...consultation, clock })
  await beginConsultation(db, { id: consultation.id, clock })
}

/** A conversation from the request to the bill, in which `words` were said. */
export async function addEndedConsultation(db: Db, consultation: NewConsultation, words: string) {
  await addActiveConsultation(db, consultation)
  await inTransaction(db, (tx) =>
    storeMessages(
      tx,
      [{ consultationId: consultation.id, authorId: consultation.clientId, id: crypto.randomUUID(), body: words }],
      'authorisation',
    ),
  )
  await endConsultation(db, { id: consultation.id, personId: consultation.clientId, clock })
}
