import type { PlantedBug } from './planted-bug.ts'

const STORE = 'db/functions/store_messages.sql'
const prepared = ['src/domains/consultations/messages/prepared-replies.test.ts']

/** Bugs by which something is said in time that nobody pays. */
export const speakingBugs: PlantedBug[] = [
  {
    name: 'speaking: until somebody stops the clock, the consultant’s words are stored for a client who is not there',
    edits: [{ file: STORE, from: "g.state = 'active' and g.is_paid", to: "g.state = 'active'" }],
    caughtBy: ['src/domains/consultations/messages/messages.test.ts'],
  },
  {
    name: 'speaking: the echo of another connection proves that the client is there',
    edits: [
      {
        file: STORE,
        from: 'other.connection = s.other_connection and s.other_proved',
        to: 's.other_proved',
      },
    ],
    caughtBy: ['src/domains/consultations/messages/messages.test.ts'],
  },
  {
    name: 'speaking: prepared replies are taken in a silence, which they do not end',
    edits: [{ file: STORE, from: "g.nothing_runs in ('silence', 'typing')", to: "g.nothing_runs in ('typing')" }],
    caughtBy: prepared,
  },
  {
    name: 'speaking: prepared replies are taken while typing holds the clock back',
    edits: [{ file: STORE, from: "g.nothing_runs in ('silence', 'typing')", to: "g.nothing_runs in ('silence')" }],
    caughtBy: prepared,
  },
  {
    name: 'speaking: what is saved during a consultation counts as prepared before it',
    edits: [{ file: 'db/functions/typed_part.sql', from: ' and q.saved_at <= saved_by', to: '' }],
    caughtBy: prepared,
  },
  {
    name: 'speaking: the table is used while typing holds the clock back',
    edits: [
      {
        file: 'src/domains/consultations/table/seats.rules.ts',
        from: 'if (why) throw',
        to: "if (why && why !== 'typing') throw",
      },
    ],
    caughtBy: ['src/domains/consultations/table/table.test.ts'],
  },
  {
    name: 'programs: filler keeps the clock of their client running',
    edits: [
      {
        file: STORE,
        from: "(n.kind = 'consultant' or n.is_kept_by_client)",
        to: "(n.kind in ('consultant', 'automatic') or n.is_kept_by_client)",
      },
    ],
    caughtBy: ['src/domains/consultations/metering/program-clock.test.ts'],
  },
]
