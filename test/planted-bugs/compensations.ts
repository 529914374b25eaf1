import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const compensations = [`${BOOKINGS}/compensations.test.ts`]
const sequences = ['test/purchase-model/findings']

/** Bugs in the bonus of a client who waited in vain. */
export const compensationBugs: PlantedBug[] = [
  {
    name: 'bookings: the house pays compensations without end',
    edits: [
      {
        file: `${BOOKINGS}/rules.ts`,
        from: 'MOST_AT_HOUSES_COST: Centavos = 3_000n',
        to: 'MOST_AT_HOUSES_COST: Centavos = 300_000n',
      },
    ],
    caughtBy: compensations,
  },
  {
    name: 'bookings: what is to clear pays no compensation',
    edits: [
      {
        file: `${BOOKINGS}/compensate-client.ts`,
        from: 'balanceOf(tx, toClearOf(consultantId))',
        to: 'balanceOf(tx, toClearOf(debtOf(consultantId)))',
      },
    ],
    caughtBy: compensations,
  },
  {
    name: 'bookings: what is owed for claims takes the place of compensations',
    edits: [
      {
        file: `${BOOKINGS}/compensate-client.ts`,
        from: 'least(uncovered, unpaid + more)',
        to: 'uncovered - 0n * unpaid',
      },
    ],
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
        from: '    amount: COMPENSATION,\n',
        to: '    amount: 0n,\n',
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
