import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const stories = [`${BOOKINGS}/bookings.test.ts`]
const races = [`${BOOKINGS}/races.test.ts`]
const minutes = [`${BOOKINGS}/pay-with-minutes.test.ts`]
const sequences = ['test/purchase-model/findings']

/** Bugs in slots, and in bookings until their room opens. */
export const bookingBugs: PlantedBug[] = [
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
        file: 'db/migrations/0156_scheduling_places_apart.sql',
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
    edits: [
      { file: `${BOOKINGS}/cancel-booking.ts`, from: 'if (costs > seen ||', to: 'if ((costs > seen && seen < 0n) ||' },
    ],
    caughtBy: stories,
  },
  {
    name: 'bookings: a consultant who cancels late pays the bonus without a yes to it',
    edits: [
      { file: `${BOOKINGS}/rules.ts`, from: '!isCompensated ? COMPENSATION : 0n', to: '!isCompensated ? 0n : 0n' },
    ],
    caughtBy: stories,
  },
  {
    name: 'bookings: a yes to a fee in money uses minutes too',
    edits: [
      { file: `${BOOKINGS}/cancel-booking.ts`, from: '|| feeMs > seenMs)', to: '|| feeMs > seenMs + seen * 1_000n)' },
    ],
    caughtBy: minutes,
  },
  {
    name: 'bookings: minutes pay what they cover, and nobody the rest',
    edits: [
      {
        file: `${BOOKINGS}/pay-with-minutes.ts`,
        from: 'if (coveredMs < request.requestedMs)',
        to: 'if (coveredMs < request.requestedMs / 2n)',
      },
    ],
    caughtBy: minutes,
  },
  {
    name: 'bookings: bonus comes back as credit',
    edits: [
      {
        file: `${BOOKINGS}/money.rules.ts`,
        from: 'const promotional = heldPromotional - least(heldPromotional, charged)',
        to: 'const promotional = 0n * (heldPromotional - least(heldPromotional, charged))',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'bookings: bonus that is aside is kept back like spent bonus',
    edits: [
      {
        file: 'src/domains/wallet/bonus/take-back-bonus.ts',
        from: 'has(booked) && (await isAsideForBooking',
        to: '!has(booked) && (await isAsideForBooking',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'bookings: the platform earns nothing of their fee',
    edits: [
      {
        file: `${BOOKINGS}/money.rules.ts`,
        from: 'const commission = commissionOf(charged, commissionBps)',
        to: 'const commission = 0n * commissionOf(charged, commissionBps)',
      },
    ],
    caughtBy: sequences,
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
    caughtBy: ['src/domains/scheduling/slots.test.ts'],
  },
]
