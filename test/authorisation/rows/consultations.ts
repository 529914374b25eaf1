import { acceptConsultation, beginConsultation } from '#domains/consultations/index.ts'
import { pauseConsultation } from '#domains/consultations/pause-consultation.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { sitDown } from '../planted/consultants.ts'
import { ask } from '../planted/talks.ts'
import { about, ADMINS, CLIENTS, CONSULTANTS, EVERYBODY, type Row, type Rows, SIGNED_IN } from '../row.ts'

type Scene = Parameters<NonNullable<Row['after']>>[0]

const talksOf = ({ world: { cast, things } }: Scene) =>
  things.request.map(({ id, client, consultant }) => ({
    id,
    clientId: cast[client!].id,
    consultantId: cast[consultant!].id,
  }))

async function present({ db, world: { cast } }: Scene) {
  await sitDown(db, [cast.luna.id, cast.sol.id], await clock(db))
}
async function asked(scene: Scene) {
  await present(scene)
  for (const talk of talksOf(scene)) await ask(scene.db, talk)
}
async function begun(scene: Scene) {
  await asked(scene)
  for (const talk of talksOf(scene)) {
    await acceptConsultation(scene.db, { ...talk, clock })
    await beginConsultation(scene.db, { id: talk.id, clock })
  }
}
/** By the client, who alone may resume. */
async function paused(scene: Scene) {
  await begun(scene)
  for (const { id, clientId } of talksOf(scene)) await pauseConsultation(scene.db, { id, personId: clientId, clock })
}

const both = about('id', 'request', 'client', 'consultant')
const notWhoPaused = 'consultations.not_yours_to_resume'

export const consultations: Rows = {
  'POST /api/consultations': {
    may: CLIENTS,
    after: present,
    with: ({ cast }, caller) => ({
      id: crypto.randomUUID(),
      consultantId: caller === 'ana' ? cast.luna.id : cast.sol.id,
      channel: 'chat',
      limitCents: 5_000,
    }),
    makes: { parameter: 'id', kind: 'talk' },
  },
  'POST /api/consultations/:id/accept': { may: CONSULTANTS, about: about('id', 'request', 'consultant'), after: asked },
  'POST /api/consultations/:id/decline': {
    may: CONSULTANTS,
    about: about('id', 'request', 'consultant'),
    after: asked,
  },
  'POST /api/consultations/:id/cancel': { may: CLIENTS, about: about('id', 'request', 'client'), after: asked },
  'POST /api/consultations/:id/pause': { may: SIGNED_IN, about: both, after: begun },
  'POST /api/consultations/:id/resume': {
    may: SIGNED_IN,
    about: both,
    after: paused,
    refuses: { luna: notWhoPaused, sol: notWhoPaused },
  },
  'POST /api/consultations/:id/continue': { may: CLIENTS, about: about('id', 'request', 'client'), after: begun },
  'POST /api/consultations/:id/end': { may: SIGNED_IN, about: both, after: begun },
  'GET /api/consultations/:id': { may: SIGNED_IN, about: about('id', 'talk', 'client', 'consultant') },
  'GET /api/consultations': { may: SIGNED_IN },
  'GET /api/consultations/:id/refunds': { may: CLIENTS, about: about('id', 'briefTalk', 'client') },
  'POST /api/consultations/:id/refunds': { may: CLIENTS, about: about('id', 'briefTalk', 'client') },
  'POST /api/claims': {
    may: CLIENTS,
    about: about('consultationId', 'poorTalk', 'client'),
    with: () => ({ id: crypto.randomUUID(), cause: 'service', words: 'Não foi o que estava prometido.' }),
  },
  'GET /api/admin/claims': { may: ADMINS },
  'POST /api/admin/claims/:id/decision': {
    may: ADMINS,
    about: about('id', 'claim'),
    with: { amountCents: 100, bearer: 'house', reason: 'Lemos o registro da conversa.' },
  },
  'GET /api/consultations/:id/events': {
    may: SIGNED_IN,
    about: about('id', 'talk', 'client', 'consultant'),
    with: { after: '0' },
  },
  'GET /api/consultations/welcome': { may: CLIENTS },
  'GET /api/consultations/estimates': { may: EVERYBODY },
  'GET /api/consultants/:id/record': { may: EVERYBODY, about: about('id', 'consultant'), missing: 200 },
}
