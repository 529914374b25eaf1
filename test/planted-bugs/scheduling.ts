import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const stories = [`${BOOKINGS}/bookings.test.ts`]
const races = [`${BOOKINGS}/races.test.ts`]
const rooms = [`${BOOKINGS}/room.test.ts`]
const compensations = [`${BOOKINGS}/compensations.test.ts`]
const minutes = [`${BOOKINGS}/pay-with-minutes.test.ts`]
const APPOINTMENTS = 'src/domains/consultations/appointments'
const kept = [`${BOOKINGS}/kept-bonus.test.ts`]
const slots = ['src/domains/scheduling/slots.test.ts']

const sequences = ['test/purchase-model/findings']

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
    name: 'bookings: bonus that ended while it was aside is lost when the consultant cancels',
    edits: [{ file: `${BOOKINGS}/end-booking.ts`, from: '?? failedByOthers(', to: '?? !failedByOthers(' }],
    caughtBy: kept,
  },
  {
    name: 'bookings: the consultant who does not come leaves the bonus as it ended',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: "  attendance === 'consultant_absent' ||\n  attendance",
        to: '  attendance',
      },
    ],
    caughtBy: kept,
  },
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
    name: 'booked rooms: what came back of bonus is kept only once the booking is settled',
    edits: [
      {
        file: 'src/domains/consultations/close-consultation.ts',
        from: '&& failedByOthers(came, cause.reason))',
        to: '&& failedByOthers(came, cause.reason) && c.held < 0n)',
      },
      {
        file: `${BOOKINGS}/open-room.ts`,
        from: 'import { announce }',
        to: "import { keepReturnedBonus } from '#domains/wallet/index.ts'\nimport { announce }",
      },
      {
        file: `${BOOKINGS}/open-room.ts`,
        from: '  const isDue = state',
        to: '  await keepReturnedBonus(tx, { personId: booking.clientId, subject: booking.id, at })\n  const isDue = state',
      },
    ],
    caughtBy: kept,
  },
  {
    name: 'bookings: a client’s own block renews the bonus of a booking',
    edits: [{ file: `${BOOKINGS}/end-impossible.ts`, from: "obstacle !== 'of_client'", to: "obstacle !== 'vacation'" }],
    caughtBy: kept,
  },
  {
    name: 'bookings: bonus is lost by the block of a consultant',
    edits: [{ file: `${BOOKINGS}/end-impossible.ts`, from: "obstacle !== 'of_client'", to: "obstacle === 'vacation'" }],
    caughtBy: kept,
  },
  {
    name: 'bookings: what else is left of a bonus is kept with what a failed booking had used',
    edits: [
      {
        file: 'src/domains/wallet/bonus/sql.ts',
        from: 'set kept = b.kept + u.released,',
        to: 'set kept = b.unspent + b.frozen,',
      },
    ],
    caughtBy: kept,
  },
  {
    name: 'bookings: kept bonus ends while a dispute has frozen it',
    edits: [
      {
        file: 'src/domains/wallet/purchases/sql.ts',
        from: "kept_until + coalesce(${at} - frozen_at, interval '0')",
        to: "kept_until + 0 * coalesce(${at} - frozen_at, interval '0')",
      },
    ],
    caughtBy: kept,
  },
  {
    name: 'bonus: what is kept is not kept again when a room releases it',
    edits: [
      {
        file: 'db/functions/record_bonus_use.sql',
        from: 'used = used - part, kept = kept + of_kept where id',
        to: 'used = used - part where id',
      },
    ],
    caughtBy: ['src/domains/wallet/bonus/bonus.test.ts'],
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
    name: 'booked rooms: nobody uses minutes by not coming',
    edits: [
      {
        file: 'src/domains/consultations/close-consultation.ts',
        from: 'coveredTimesOf(c, feeMs)',
        to: 'coveredTimesOf(c, c.held < 0n ? feeMs : 0n)',
      },
    ],
    caughtBy: minutes,
  },
  {
    name: 'booked rooms: the fee comes on top of what was charged',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: 'fee: most > captured ? most - captured : 0n',
        to: 'fee: captured >= 0n ? most : 0n',
      },
    ],
    caughtBy: rooms,
  },
  {
    name: 'booked rooms: opening takes the price from the balance once more',
    edits: [
      {
        file: `${APPOINTMENTS}/open-booked-room.ts`,
        from: 'from: bookedOf(clientId), to:',
        to: 'from: bookedOf(clientId).replace("booked", "available"), to:',
      },
    ],
    caughtBy: rooms,
  },
  {
    name: 'booked rooms: presence before the agreed start counts',
    edits: [
      {
        file: 'db/functions/meter_rooms.sql',
        from: 'greatest(p.joined_at, s.joined, p.proved_at, p.counts_from)',
        to: 'greatest(p.joined_at, s.joined, p.proved_at)',
      },
    ],
    caughtBy: rooms,
  },
  {
    name: 'booked rooms: leaving costs the fee without a yes to it',
    edits: [
      {
        file: 'src/domains/consultations/end-consultation.ts',
        from: '(leaving.fee > seenFee ||',
        to: '((leaving.fee > seenFee && seenFee < 0n) ||',
      },
    ],
    caughtBy: rooms,
  },
  {
    name: 'booked rooms: the next booking ends nothing that runs',
    edits: [
      {
        file: 'src/domains/consultations/deadlines.rules.ts',
        from: 'if (c.mustEndAt && at >= c.mustEndAt) {',
        to: 'if (c.mustEndAt && at < c.requestedAt) {',
      },
    ],
    caughtBy: rooms,
  },
  {
    name: 'booked rooms: the bonus of an absence is spent with whoever was absent',
    edits: [
      {
        file: `${BOOKINGS}/confirm-booking.ts`,
        from: 'lockSpendable(tx, booking.clientId, booking.consultantId)',
        to: 'lockSpendable(tx, booking.clientId, booking.id)',
      },
    ],
    caughtBy: compensations,
  },
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
        file: 'src/domains/scheduling/bookings/open-room.ts',
        from: ' || (await findContestedPurchase(tx, booking))',
        to: '',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
  },
  {
    name: 'bookings: bonus of a contested purchase goes on paying',
    edits: [
      {
        file: 'src/domains/scheduling/bookings/obstacles.sql.ts',
        from: '(k.frozen_at is not null or k.taken_back_at is not null',
        to: '(k.amount < 0',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
  },
  {
    name: 'bookings: bonus of a purchase of which the bank took a part goes on paying',
    edits: [{ file: `${BOOKINGS}/obstacles.sql.ts`, from: 'or k.repaid > k.unspent', to: 'or k.amount < 0' }],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
  },
  {
    name: 'bookings: all end that bonus pays of which the bank took a part',
    edits: [{ file: `${BOOKINGS}/obstacles.sql.ts`, from: 'or k.repaid > k.unspent', to: 'or k.repaid > 0' }],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
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
    name: 'booked rooms: bonus passes on as own credit',
    edits: [
      {
        file: `${APPOINTMENTS}/sql.ts`,
        from: '${b.heldPromotional}, ${b.held > 0n',
        to: '${0n * b.heldPromotional}, ${b.held > 0n',
      },
    ],
    caughtBy: sequences,
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
  {
    name: 'kept bonus: a second failure does not keep what the first one had kept',
    edits: [{ file: 'src/domains/wallet/bonus/sql.ts', from: '(u.released > 0 or b.kept > 0)', to: 'u.released > 0' }],
    caughtBy: [`${BOOKINGS}/kept-bonus.test.ts`],
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
    caughtBy: [`${BOOKINGS}/contested-bookings.test.ts`],
  },
]
