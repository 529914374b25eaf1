import { about, CLIENTS, CONSULTANTS, EVERYBODY, type Rows, SIGNED_IN } from './row.ts'

/** Who may follow a topic, on whose thing: by the channel's name. */
export const everyTopic: Rows = {
  person: { may: SIGNED_IN, about: about('key', 'person', 'owner') },
  payment: { may: CLIENTS, about: about('key', 'payment', 'owner') },
  /** The badge of somebody who is not here is grey. */
  presence: { may: EVERYBODY, about: about('key', 'consultant'), missing: 200 },
  presences: { may: EVERYBODY, about: about('key', 'everywhere') },
  desk: { may: CONSULTANTS, about: about('key', 'consultant', 'owner') },
  room: { may: SIGNED_IN, about: about('key', 'talk', 'client', 'consultant') },
}

const over = 'consultations.ended'

/** Who may ask what over the line: by the command's name. */
export const everyCommand: Rows = {
  'room.say': {
    may: SIGNED_IN,
    about: about('consultationId', 'talk', 'client', 'consultant'),
    with: () => ({ id: crypto.randomUUID(), body: 'Ainda está aí?' }),
    refuses: { ana: over, bia: over, luna: over, sol: over },
  },
}
