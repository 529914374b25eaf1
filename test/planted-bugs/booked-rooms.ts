import type { PlantedBug } from './planted-bug.ts'

const BOOKINGS = 'src/domains/scheduling/bookings'
const APPOINTMENTS = 'src/domains/consultations/appointments'
const rooms = [`${BOOKINGS}/room.test.ts`]
const attendance = [`${BOOKINGS}/attendance.test.ts`]
const minutes = [`${BOOKINGS}/pay-with-minutes.test.ts`]
const sequences = ['test/purchase-model/findings']

/** Bugs in the rooms of bookings, and in what they cost whoever does not come. */
export const bookedRoomBugs: PlantedBug[] = [
  {
    name: 'booked rooms: nobody uses minutes by not coming',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/close-consultation.ts',
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
    caughtBy: attendance,
  },
  {
    name: 'booked rooms: opening takes the price from the balance once more',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/open-booked-room.ts',
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
    caughtBy: attendance,
  },
  {
    name: 'booked rooms: leaving costs the fee without a yes to it',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/end-consultation.ts',
        from: '(leaving.fee > seenFee ||',
        to: '((leaving.fee > seenFee && seenFee < 0n) ||',
      },
    ],
    caughtBy: attendance,
  },
  {
    name: 'booked rooms: a consultant who never came ends it as kept',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: 'client >= APPOINTMENT_MS.came && hasConsultantCome(consultant, presence)',
        to: 'client >= APPOINTMENT_MS.came',
      },
    ],
    caughtBy: attendance,
  },
  {
    name: 'booked rooms: being there without a word is coming',
    edits: [
      {
        file: `${APPOINTMENTS}/attendance.rules.ts`,
        from: 'ms >= APPOINTMENT_MS.came && !isSilent &&',
        to: 'ms >= APPOINTMENT_MS.came && (!isSilent || ms > 0) &&',
      },
    ],
    caughtBy: attendance,
  },
  {
    name: 'booked rooms: the next booking ends nothing that runs',
    edits: [
      {
        file: 'src/domains/consultations/state/deadlines.rules.ts',
        from: 'if (c.mustEndAt && at >= c.mustEndAt) {',
        to: 'if (c.mustEndAt && at < c.requestedAt) {',
      },
    ],
    caughtBy: [`${BOOKINGS}/next-booking.test.ts`],
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
]
