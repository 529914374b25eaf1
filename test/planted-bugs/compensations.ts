import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const compensations = [`${BOOKINGS}/compensations.test.ts`]
const sequences = ['test/purchase-model/findings']

/** Bugs in the bonus of a client who waited in vain. */
export const compensationBugs: PlantedBug[] = [
  {
    name: 'bookings: the house waits for more compensations than three',
    edits: [{ file: `${BOOKINGS}/compensate-client.ts`, from: '? MOST_UNPAID', to: '? MOST_COVERED' }],
    caughtBy: compensations,
  },
  {
    name: 'bookings: earnings to clear cover compensations without end',
    edits: [{ file: `${BOOKINGS}/rules.ts`, from: 'MOST_COVERED = 10', to: 'MOST_COVERED = 1000' }],
    caughtBy: compensations,
  },
  {
    name: 'bookings: a compensation that is paid counts as one that the house waits for',
    edits: [{ file: `${BOOKINGS}/compensations.sql.ts`, from: ' and d.paid < d.amount', to: '' }],
    caughtBy: compensations,
  },
  {
    name: 'booked rooms: the bonus of an absence is spent with whoever was absent',
    edits: [
      {
        file: `${BOOKINGS}/plan-hold.ts`,
        from: 'lockSpendable(tx, booking.clientId, booking.consultantId)',
        to: 'lockSpendable(tx, booking.clientId, booking.id)',
      },
    ],
    caughtBy: compensations,
  },
  {
    name: 'booked rooms: not coming costs the consultant nothing',
    edits: [
      {
        file: `${BOOKINGS}/compensate-client.ts`,
        from: 'clientId, amount: COMPENSATION, at })',
        to: 'clientId, amount: 0n, at })',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'booked rooms: the bonus of an absence does not know who was absent',
    edits: [
      {
        file: `${BOOKINGS}/compensate-client.ts`,
        from: '{ ...grant, notWith: consultantId }',
        to: '{ ...grant }',
      },
    ],
    caughtBy: sequences,
  },
]
