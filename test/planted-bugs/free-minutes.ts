import type { PlantedBug } from './planted-bug.ts'

/** Bugs by which free minutes are had twice, or pay for a review. */
export const freeMinuteBugs: PlantedBug[] = [
  {
    name: 'free minutes: an address that nobody confirmed gets them',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/rules.ts',
        from: "return state.isConfirmed ? undefined : 'confirm_email'",
        to: 'return undefined',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'free minutes: another account with the same card gets them again',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/rules.ts',
        from: "if (state.isPayerUsed) return 'payer_used'",
        to: '',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'free minutes: requests at once pass what a day pays for',
    edits: [
      {
        file: 'src/domains/consultations/welcome-minutes/sql.ts',
        from: 'where w.amount + excluded.amount <= ${WELCOME_PER_DAY}',
        to: 'where w.amount >= 0 * ${WELCOME_PER_DAY}',
      },
    ],
    caughtBy: ['src/domains/consultations/welcome-minutes/welcome-minutes.test.ts'],
  },
  {
    name: 'free minutes: a review of theirs counts at once',
    edits: [
      {
        file: 'src/domains/reviews/write-review.ts',
        from: 'isPaid: gift === null, ownLeft }) || ',
        to: 'isPaid: gift === null, ownLeft }) || true || ',
      },
    ],
    caughtBy: ['src/domains/reviews/straw-reviews.test.ts'],
  },
]
