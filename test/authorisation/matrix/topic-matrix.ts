import { ADMINS, target, CLIENTS, CONSULTANTS, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

/** Who may follow a topic, on whose things, by the channel's name. */
export const topicMatrix: MatrixRows = {
  person: { may: SIGNED_IN, target: target('key', 'person', 'owner') },
  payment: { may: CLIENTS, target: target('key', 'payment', 'owner') },
  /** A missing consultant is shown as offline. */
  presence: { may: EVERYBODY, target: target('key', 'consultant'), missing: 200 },
  presences: { may: EVERYBODY, target: target('key', 'everywhere') },
  profiles: { may: EVERYBODY, target: target('key', 'everywhere') },
  heartbeat: { may: CONSULTANTS, target: target('key', 'consultant', 'owner') },
  waiting: { may: EVERYBODY, target: target('key', 'consultant'), missing: 200 },
  'waiting-page': { may: CLIENTS, target: target('key', 'waiting', 'owner') },
  queue: { may: ADMINS, target: target('key', 'everywhere') },
  room: { may: SIGNED_IN, target: target('key', 'consultation', 'client', 'consultant') },
}

const ENDED = 'consultations.ended'
const NOT_THEIRS = 'consultations.table_not_yours'
const TABLE_OVER = 'consultations.table_over'
const NO_SPREAD = 'consultations.not_found'

/** Who may send a command over the connection, by the command's name. */
export const commandMatrix: MatrixRows = {
  'room.send_message': {
    may: SIGNED_IN,
    target: target('consultationId', 'consultation', 'client', 'consultant'),
    input: () => ({ id: crypto.randomUUID(), body: 'Ainda está aí?' }),
    refuses: { ana: ENDED, bia: ENDED, luna: ENDED, sol: ENDED },
  },
  'room.open_spread': {
    may: SIGNED_IN,
    target: target('consultationId', 'consultation', 'client', 'consultant'),
    input: () => ({ id: crypto.randomUUID(), layout: 'tres-cartas', drawer: 'client', reversals: true }),
    refuses: { ana: NOT_THEIRS, bia: NOT_THEIRS, luna: TABLE_OVER, sol: TABLE_OVER },
  },
  'room.act_on_spread': {
    may: SIGNED_IN,
    target: target('consultationId', 'consultation', 'client', 'consultant'),
    input: () => ({ id: crypto.randomUUID(), act: { type: 'put_away' } }),
    refuses: { ana: NO_SPREAD, bia: NO_SPREAD, luna: NO_SPREAD, sol: NO_SPREAD },
  },
}
