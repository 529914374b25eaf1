import type { PlantedBug } from './planted-bug.ts'

const STATISTICS = 'src/domains/consultations/statistics'
const otherRooms = [`${STATISTICS}/other-rooms.test.ts`]

/** Bugs by which a consultant's figures say what was not. */
export const statisticsBugs: PlantedBug[] = [
  {
    name: 'statistics: a request that ends because its consultant took another one was missed',
    edits: [
      { file: `${STATISTICS}/sql.ts`, from: "'declined', 'expired') or reason = 'no_answer'", to: "'declined')" },
      { file: `${STATISTICS}/sql.ts`, from: "else reason = 'no_answer'", to: "else state = 'expired'" },
    ],
    caughtBy: otherRooms,
  },
  {
    name: 'statistics: the same among the figures of 90 days',
    edits: [
      { file: `${STATISTICS}/quality.sql.ts`, from: " and (c.state <> 'expired' or c.reason = 'no_answer')", to: '' },
    ],
    caughtBy: otherRooms,
  },
  {
    name: 'statistics: a consultant who looked into the room while it rang came',
    edits: [
      {
        file: `${STATISTICS}/sql.ts`,
        from: 'and greatest(p.joined_at, p.proved_at) >= r.accepted_at)',
        to: 'and true)',
      },
    ],
    caughtBy: [`${STATISTICS}/absent-consultant.test.ts`],
  },
]
