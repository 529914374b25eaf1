import {
  acceptConsultation,
  beginConsultation,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { sayInRooms } from '#domains/consultations/messages/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

export type Talk = { id: string; clientId: string; consultantId: string }

export const ask = (db: Db, talk: Talk) => requestConsultation(db, { ...talk, channel: 'chat', clock })

export async function begin(db: Db, talk: Talk) {
  await ask(db, talk)
  await acceptConsultation(db, { ...talk, clock })
  await beginConsultation(db, { id: talk.id, clock })
}

/** A conversation from the request to the bill, in which `words` were said. */
export async function settle(db: Db, talk: Talk, words: string) {
  await begin(db, talk)
  await inTransaction(db, (tx) =>
    sayInRooms(
      tx,
      [{ consultationId: talk.id, authorId: talk.clientId, id: crypto.randomUUID(), body: words }],
      'authorisation',
    ),
  )
  await endConsultation(db, { id: talk.id, personId: talk.clientId, clock })
}
