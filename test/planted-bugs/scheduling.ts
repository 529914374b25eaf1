import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const stories = [`${BOOKINGS}/bookings.test.ts`]
const races = [`${BOOKINGS}/races.test.ts`]
const slots = ['src/domains/scheduling/slots.test.ts']

export const schedulingBugs: PlantedBug[] = [
  {
    name: 'bookings: places are taken without the lock of both people',
    edits: [
      {
        file: `${BOOKINGS}/reserve-booking.ts`,
        from: '    await lockPlaces(tx, [clientId, consultantId])',
        to: '    void lockPlaces',
      },
    ],
    caughtBy: races,
  },
  {
    name: 'bookings: one is changed without its lock',
    edits: [{ file: `${BOOKINGS}/sql.ts`, from: ' for update`\n  return row', to: '`\n  return row' }],
    caughtBy: stories,
  },
  {
    name: 'bookings: the constraint leaves out the pause behind a booking',
    edits: [
      {
        file: 'db/migrations/0111_scheduling_bookings.sql',
        from: 'tstzrange(starts_at, busy_until) with &&',
        to: 'tstzrange(starts_at, ends_at) with &&',
      },
    ],
    caughtBy: races,
  },
  {
    name: 'bookings: a payment after the reservation confirms it',
    edits: [
      { file: `${BOOKINGS}/confirm-booking.ts`, from: 'paidAt && paidAt < expiresAt &&', to: 'paidAt && expiresAt &&' },
    ],
    caughtBy: stories,
  },
  {
    name: 'bookings: a fee is charged without a yes to it',
    edits: [{ file: `${BOOKINGS}/cancel-booking.ts`, from: 'if (fee > seen)', to: 'if (fee > seen && seen < 0n)' }],
    caughtBy: stories,
  },
  {
    name: 'slots: a zone has one offset, whatever its clock does',
    edits: [
      {
        file: 'src/domains/scheduling/slots.rules.ts',
        from: 'stretch.from * MINUTE_MS - clock.offset',
        to: 'stretch.from * MINUTE_MS - clocks[0]!.offset',
      },
    ],
    caughtBy: slots,
  },
]
