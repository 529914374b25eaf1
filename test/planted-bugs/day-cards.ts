import type { PlantedBug } from './planted-bug.ts'

const tests = ['src/domains/oracles/day-card/day-card.test.ts']

/** Bugs in the card of the day. */
export const dayCardBugs: PlantedBug[] = [
  {
    name: 'card of the day: whoever knows its id sees and draws it',
    edits: [
      {
        file: 'src/domains/oracles/day-card/sql.ts',
        from: 'where d.id = ${id} and c.person_id = ${personId}',
        to: 'where d.id = ${id} and ${personId}::text is not null',
      },
    ],
    caughtBy: tests,
  },
  {
    name: 'card of the day: its day is that of Greenwich',
    edits: [
      {
        file: 'src/domains/oracles/day-card/open-day-card.ts',
        from: 'const day = dayInSaoPaulo(now)',
        to: 'const day = dayInSaoPaulo && now.toISOString().slice(0, 10)',
      },
    ],
    caughtBy: tests,
  },
]
