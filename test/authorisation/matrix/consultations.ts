import { acceptConsultation, beginConsultation } from '#domains/consultations/index.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { insertUpload, recordStored } from '#domains/consultations/photos/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { markPresent } from '../fixtures/consultants.ts'
import { addRequest } from '../fixtures/consultations.ts'
import type { Actor } from '../people.ts'
import {
  target,
  ADMINS,
  CLIENTS,
  CONSULTANTS,
  EVERYBODY,
  type SetupContext,
  type MatrixRows,
  SIGNED_IN,
} from './matrix-row.ts'

const requestsOf = ({ fixtures: { people, resources } }: SetupContext) =>
  resources.request.map(({ id, client, consultant }) => ({
    id,
    clientId: people[client!].id,
    consultantId: people[consultant!].id,
  }))

async function markConsultantsPresent({ db, fixtures: { people } }: SetupContext) {
  await markPresent(db, [people.luna.id, people.sol.id], await clock(db))
}
async function requestConsultations(scene: SetupContext) {
  await markConsultantsPresent(scene)
  for (const consultation of requestsOf(scene)) await addRequest(scene.db, consultation)
}
async function beginConsultations(scene: SetupContext) {
  await requestConsultations(scene)
  for (const consultation of requestsOf(scene)) {
    await acceptConsultation(scene.db, { ...consultation, clock })
    await beginConsultation(scene.db, { id: consultation.id, clock })
  }
}
/** Programs attend, and wait for the press of their clients. */
async function awaitBeginning(scene: SetupContext) {
  await requestConsultations(scene)
  for (const consultation of requestsOf(scene)) await acceptConsultation(scene.db, { ...consultation, clock })
  await scene.db`update consultations set is_automatic = true where state = 'accepted'`
}
/** Paused by the client, who alone may resume. */
async function pauseConsultations(scene: SetupContext) {
  await beginConsultations(scene)
  for (const { id, clientId } of requestsOf(scene)) await pauseConsultation(scene.db, { id, personId: clientId, clock })
}

/** What each of the four has uploaded. */
const uploadOf: Partial<Record<Actor, string>> = Object.fromEntries(
  (['ana', 'bia', 'luna', 'sol'] as const).map((who) => [who, crypto.randomUUID()]),
)
async function uploadPhotos(scene: SetupContext) {
  await beginConsultations(scene)
  const { people, resources } = scene.fixtures
  for (const { id: consultationId, client, consultant } of resources.request)
    for (const who of [client!, consultant!]) {
      const [id, authorId] = [uploadOf[who]!, people[who].id]
      const name = `room-photos/${id}-${'a'.repeat(64)}.webp`
      const at = await clock(scene.db)
      await insertUpload(scene.db, { id, consultationId, authorId, name, width: 100, height: 100 }, at)
      await recordStored(scene.db, id)
    }
}

const each = (code: string) => ({ ana: code, bia: code, luna: code, sol: code })
const clientOrConsultant = target('id', 'request', 'client', 'consultant')
const ofSpread = target('id', 'consultation', 'client', 'consultant')
const NOT_YOURS_TO_RESUME = 'consultations.not_yours_to_resume'

export const consultations: MatrixRows = {
  'POST /api/consultations': {
    may: CLIENTS,
    setup: markConsultantsPresent,
    input: ({ people }, caller) => ({
      id: crypto.randomUUID(),
      consultantId: caller === 'ana' ? people.luna.id : people.sol.id,
      channel: 'chat',
      limitCents: 5_000,
    }),
    creates: { parameter: 'id', kind: 'consultation' },
  },
  'GET /api/calls/ice-servers': { may: SIGNED_IN },
  'POST /api/consultations/:id/accept': {
    may: CONSULTANTS,
    target: target('id', 'request', 'consultant'),
    setup: requestConsultations,
  },
  'POST /api/consultations/:id/decline': {
    may: CONSULTANTS,
    target: target('id', 'request', 'consultant'),
    setup: requestConsultations,
  },
  'POST /api/consultations/:id/cancel': {
    may: CLIENTS,
    target: target('id', 'request', 'client'),
    setup: requestConsultations,
  },
  'POST /api/consultations/:id/pause': { may: SIGNED_IN, target: clientOrConsultant, setup: beginConsultations },
  'POST /api/consultations/:id/resume': {
    may: SIGNED_IN,
    target: clientOrConsultant,
    setup: pauseConsultations,
    refuses: { luna: NOT_YOURS_TO_RESUME, sol: NOT_YOURS_TO_RESUME },
  },
  'POST /api/consultations/:id/begin': {
    may: CLIENTS,
    target: target('id', 'request', 'client'),
    setup: awaitBeginning,
  },
  'POST /api/consultations/:id/continue': {
    may: CLIENTS,
    target: target('id', 'request', 'client'),
    setup: beginConsultations,
  },
  'POST /api/consultations/:id/channel': {
    may: SIGNED_IN,
    target: clientOrConsultant,
    setup: beginConsultations,
    input: () => ({ channel: 'chat' }),
  },
  'POST /api/consultations/:id/channel/decline': {
    may: SIGNED_IN,
    target: clientOrConsultant,
    setup: beginConsultations,
  },
  'POST /api/consultations/:id/end': { may: SIGNED_IN, target: clientOrConsultant, setup: beginConsultations },
  /** The fixture lays a spread of the room's own id. */
  'GET /api/consultations/:id/spreads/:spreadId/seed': {
    may: SIGNED_IN,
    target: ofSpread,
    input: (fixtures, _caller, consultation) => ({ spreadId: (consultation ?? fixtures.resources.consultation[0]).id }),
  },
  'PUT /api/consultations/:id/spreads/:spreadId/reading': {
    may: CLIENTS,
    target: ofSpread,
    input: (fixtures, _caller, consultation) => ({ spreadId: (consultation ?? fixtures.resources.consultation[0]).id }),
    refuses: { ana: 'consultations.table_unfinished', bia: 'consultations.table_unfinished' },
  },
  'GET /api/consultations/:id': { may: SIGNED_IN, target: target('id', 'consultation', 'client', 'consultant') },
  'GET /api/consultations': { may: SIGNED_IN },
  'GET /api/refunds/:id': { may: CLIENTS, target: target('id', 'shortConsultation', 'client') },
  'POST /api/consultations/:id/refunds': { may: CLIENTS, target: target('id', 'shortConsultation', 'client') },
  'POST /api/claims': {
    may: CLIENTS,
    target: target('subjectId', 'contestedConsultation', 'client'),
    input: () => ({ id: crypto.randomUUID(), cause: 'service', words: 'Não foi o que estava prometido.' }),
  },
  'GET /api/admin/claims': { may: ADMINS },
  'POST /api/admin/claims/:id/decision': {
    may: ADMINS,
    target: target('id', 'claim'),
    input: { amountCents: 100, bearer: 'platform', reason: 'Lemos o registro da conversa.' },
  },
  'GET /api/admin/refunds/:id': { may: ADMINS, target: target('id', 'shortConsultation') },
  'POST /api/admin/refunds': {
    may: ADMINS,
    target: target('subjectId', 'givenBackConsultation'),
    input: () => ({
      id: crypto.randomUUID(),
      amountCents: 100,
      bearer: 'platform',
      reason: 'Lemos o registro da conversa.',
    }),
  },
  'GET /api/admin/consultations/:id/trace': { may: ADMINS, target: target('id', 'consultation') },
  'GET /api/consultations/:id/events': {
    may: SIGNED_IN,
    target: target('id', 'consultation', 'client', 'consultant'),
    input: { after: '0' },
  },
  /** A body of JSON is no photo, and before the first word none is sent; real ones are in photos.test.ts. */
  'POST /api/consultations/:id/photos/:photoId': {
    isRaw: true,
    may: SIGNED_IN,
    target: clientOrConsultant,
    setup: beginConsultations,
    input: () => ({ photoId: crypto.randomUUID() }),
    refuses: each('photos.not_a_photo'),
  },
  'POST /api/consultations/:id/photos': {
    may: SIGNED_IN,
    target: clientOrConsultant,
    setup: uploadPhotos,
    input: (_fixtures, caller) => ({ photoId: uploadOf[caller] ?? crypto.randomUUID() }),
    refuses: each('photos.not_begun'),
  },
  'GET /api/consultations/:id/photos/:photoId': {
    isRaw: true,
    may: SIGNED_IN,
    target: target('photoId', 'photo', 'client', 'consultant'),
    input: ({ resources: { photo, photographed } }, _caller, shown) => ({
      id: photographed[shown?.id === photo[1].id ? 1 : 0].id,
    }),
  },
  'GET /api/consultations/welcome': { may: CLIENTS },
  'GET /api/consultations/welcome/offers': { may: EVERYBODY, input: ({ people }) => ({ ids: people.luna.id }) },
  'GET /api/consultations/lately': { may: EVERYBODY },
  'GET /api/consultations/estimates': { may: EVERYBODY },
  'GET /api/consultants/:id/statistics': { may: EVERYBODY, target: target('id', 'consultant'), missing: 200 },
}
