import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const contested = [`${BOOKINGS}/contested-bookings.test.ts`]
const races = [`${BOOKINGS}/contested-races.test.ts`]
const sequences = ['test/purchase-model/findings']

/** Bugs when a bank contests what pays a booking. */
export const contestedBookingBugs: PlantedBug[] = [
  {
    name: 'bookings: contested credit that came back is put aside again',
    edits: [
      {
        file: `${BOOKINGS}/confirm-booking.ts`,
        from: '  await freezeReleased(tx, booking.clientId)\n',
        to: '  void freezeReleased\n',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'bookings: a room opens that credit pays which the bank gave back',
    edits: [
      {
        file: `${BOOKINGS}/open-room.ts`,
        from: ' || (await findContestedPurchase(tx, booking))',
        to: '',
      },
    ],
    caughtBy: contested,
  },
  {
    name: 'bookings: bonus of a contested purchase goes on paying',
    edits: [
      {
        file: `${BOOKINGS}/obstacles.sql.ts`,
        from: '(k.frozen_at is not null or k.taken_back_at is not null',
        to: '(k.amount < 0',
      },
    ],
    caughtBy: contested,
  },
  {
    name: 'bookings: bonus of a purchase of which the bank took a part goes on paying',
    edits: [{ file: `${BOOKINGS}/obstacles.sql.ts`, from: 'or k.repaid > k.unspent', to: 'or k.amount < 0' }],
    caughtBy: contested,
  },
  {
    name: 'bookings: all end that bonus pays of which the bank took a part',
    edits: [{ file: `${BOOKINGS}/obstacles.sql.ts`, from: 'or k.repaid > k.unspent', to: 'or k.repaid > 0' }],
    caughtBy: contested,
  },
  {
    name: 'bookings paid by bonus: an older debt of its purchase ends them',
    edits: [
      {
        file: `${BOOKINGS}/obstacles.sql.ts`,
        from: 'd.paid < d.amount and d.created_at >= coalesce(b.confirmed_at, b.reserved_at)',
        to: 'd.paid < d.amount',
      },
    ],
    caughtBy: contested,
  },
  {
    name: 'contested bookings: two workers at once end more of them than the purchase pays',
    edits: [
      {
        file: `${BOOKINGS}/end-contested.ts`,
        from: '    await lockAside(tx, booking.clientId)\n',
        to: '    void lockAside\n',
      },
    ],
    caughtBy: races,
  },
  {
    name: 'contested bookings: two workers at once end more of them than pay for the bonus that was taken',
    edits: [{ file: `${BOOKINGS}/end-impossible.ts`, from: 'if (booking.heldPromotional > 0n)', to: 'if (!booking)' }],
    caughtBy: races,
  },
  {
    name: 'bookings: paying one locks bonus before what is aside',
    edits: [
      {
        file: 'src/domains/scheduling/bookings/plan-hold.ts',
        from: '  await lockAside(tx, booking.clientId)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/lock-order.test.ts'],
  },
]
