import { acceptConsultation } from '#domains/consultations/index.ts'
import { insertPlace } from '#domains/queue/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { markPresent } from '../fixtures/consultants.ts'
import { addRequest } from '../fixtures/consultations.ts'
import { CLIENTS, EVERYBODY, type MatrixRows, type SetupContext, target } from './matrix-row.ts'

/** Luna talks with Ana, Sol with Bia. */
async function makeBusy({ db, fixtures: { people, resources } }: SetupContext) {
  await markPresent(db, [people.luna.id, people.sol.id], await clock(db))
  for (const { id, client, consultant } of resources.request) {
    const consultation = { id, clientId: people[client!].id, consultantId: people[consultant!].id }
    await addRequest(db, consultation)
    await acceptConsultation(db, { ...consultation, clock })
  }
}

/** Ana waits for Luna, Bia for Sol. */
async function addPlaces({ db, fixtures: { people, resources } }: SetupContext) {
  const at = await clock(db)
  await db`delete from queue_places`
  for (const { id, client, consultant } of resources.queuePlace) {
    const [clientId, consultantId] = [people[client!].id, people[consultant!].id]
    const terms = { channel: 'chat', kind: 'now', fromAt: null, untilAt: null } as const
    await inTransaction(db, (tx) => insertPlace(tx, { id, clientId, consultantId, ...terms, at }))
  }
}

/** It is the turn of both. */
async function offerTurns(scene: SetupContext) {
  const { db, fixtures } = scene
  await markPresent(db, [fixtures.people.luna.id, fixtures.people.sol.id], await clock(db))
  await addPlaces(scene)
  await db`update queue_places set state = 'offered', offered_at = ${await clock(db)} where ended_at is null`
}

export const queue: MatrixRows = {
  'GET /api/queue/place': { may: CLIENTS },
  'GET /api/queues': { may: EVERYBODY },
  // Of whoever is no consultant nobody waits.
  'GET /api/queues/:consultantId': { may: EVERYBODY, target: target('consultantId', 'consultant'), missing: 200 },
  'POST /api/queue/places': {
    may: CLIENTS,
    setup: makeBusy,
    // While they talk with one, they wait for the other.
    input: ({ people }, caller) => ({
      id: crypto.randomUUID(),
      consultantId: caller === 'ana' ? people.sol.id : people.luna.id,
      channel: 'chat',
    }),
  },
  'DELETE /api/queue/places/:id': { may: CLIENTS, target: target('id', 'queuePlace', 'client'), setup: addPlaces },
  'POST /api/queue/places/:id/take': {
    may: CLIENTS,
    target: target('id', 'queuePlace', 'client'),
    setup: offerTurns,
    input: ({ people }, _caller, resource) => ({
      consultantId: people[resource?.consultant ?? 'luna'].id,
      consultationId: crypto.randomUUID(),
      seenPriceCents: 299,
    }),
  },
}
