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
]
