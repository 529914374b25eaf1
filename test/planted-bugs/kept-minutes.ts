import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const MINUTES = 'src/domains/wallet/minutes'
const kept = [`${BOOKINGS}/kept-minutes.test.ts`]
const parts = [`${MINUTES}/keep-returned-minutes.test.ts`]

/** Bugs by which minutes that a booking kept aside end with their plan, or last longer than they should. */
export const keptMinutesBugs: PlantedBug[] = [
  {
    name: 'kept minutes: those that pay a booking end with their plan when the consultant cancels',
    edits: [
      { file: `${BOOKINGS}/end-booking.ts`, from: 'if (booking.coveredMs > 0n) await', to: 'if (!booking) await' },
    ],
    caughtBy: kept,
  },
  {
    name: 'kept minutes: those of a room end with their plan when the consultant does not come',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/close-consultation.ts',
        from: 'if (c.coveredMs > 0n) await',
        to: 'if (c.coveredMs < 0n) await',
      },
    ],
    caughtBy: kept,
  },
  {
    name: 'kept minutes: what else is left of the plan is kept with them',
    edits: [{ file: `${MINUTES}/keep-returned-minutes.ts`, from: 'if (!kept) await', to: 'if (kept !== null) await' }],
    caughtBy: kept,
  },
  {
    name: 'kept minutes: a plan that would be extended by a month is extended by a week',
    edits: [
      { file: `${MINUTES}/sql.ts`, from: "p.kind = 'plan' and p.rolled_over_at is not null", to: "p.kind = 'plan'" },
    ],
    caughtBy: kept,
  },
  {
    name: 'kept minutes: two parts of one purchase at once fail',
    edits: [{ file: `${MINUTES}/sql.ts`, from: '    on conflict (purchase_id, part) do nothing`', to: '`' }],
    caughtBy: parts,
  },
  {
    name: 'kept minutes: what was spent is not what was used of the rest',
    edits: [{ file: `${MINUTES}/rules.ts`, from: '? floor + 1n : floor', to: '? floor : floor' }],
    caughtBy: [`${MINUTES}/rules.test.ts`],
  },
]
