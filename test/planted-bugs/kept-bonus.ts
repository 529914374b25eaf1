import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const APPOINTMENTS = 'src/domains/consultations/appointments'
const kept = [`${BOOKINGS}/kept-bonus.test.ts`]
const broken = [`${BOOKINGS}/kept-after-broken-rooms.test.ts`]

/** Bugs by which bonus that a booking kept aside ends with it, or lasts longer than it should. */
export const keptBonusBugs: PlantedBug[] = [
  {
    name: 'bookings: bonus that ended while it was aside is lost when the consultant cancels',
    edits: [{ file: `${BOOKINGS}/end-booking.ts`, from: '?? endedByOthers(', to: '?? !endedByOthers(' }],
    caughtBy: kept,
  },
  {
    name: 'bookings: the consultant who does not come leaves the bonus as it ended',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: "return room.attendance === 'consultant_absent' || room",
        to: 'return room',
      },
    ],
    caughtBy: kept,
  },
  {
    name: 'booked rooms: what came back of bonus is kept only once the booking is settled',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/close-consultation.ts',
        from: 'side: stopSideOf(cause, c) }))',
        to: 'side: stopSideOf(cause, c) }) && c.held < 0n)',
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
    name: 'booked rooms: the consultant who leaves after a minute leaves the bonus as it ended',
    edits: [{ file: `${APPOINTMENTS}/attendance.rules.ts`, from: "(side === 'consultant' || side", to: '(side' }],
    caughtBy: broken,
  },
  {
    name: 'booked rooms: a client whose line falls for good renews the bonus',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: "room.stopSide !== 'client' && (side",
        to: "(side !== 'platform' || side",
      },
    ],
    caughtBy: broken,
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
    name: 'kept bonus: a second failure does not keep what the first one had kept',
    edits: [{ file: 'src/domains/wallet/bonus/sql.ts', from: '(u.released > 0 or b.kept > 0)', to: 'u.released > 0' }],
    caughtBy: kept,
  },
]
