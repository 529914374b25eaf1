import type { PlantedBug } from './planted-bug.ts'

/** Bugs by which something is said in time that nobody pays. */
export const speakingBugs: PlantedBug[] = [
  {
    name: 'speaking: until somebody stops the clock, the consultant’s words are stored for a client who is not there',
    edits: [
      { file: 'db/functions/store_messages.sql', from: "g.state = 'active' and g.is_paid", to: "g.state = 'active'" },
    ],
    caughtBy: ['src/domains/consultations/messages/messages.test.ts'],
  },
  {
    name: 'speaking: the echo of another connection proves that the client is there',
    edits: [
      {
        file: 'db/functions/store_messages.sql',
        from: 'other.connection = s.other_connection and s.other_proved',
        to: 's.other_proved',
      },
    ],
    caughtBy: ['src/domains/consultations/messages/messages.test.ts'],
  },
]
