import { acceptConsultation } from '#domains/consultations/lifecycle/accept-consultation.ts'
import { cancelConsultation } from '#domains/consultations/lifecycle/cancel-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation } from '#domains/consultations/index.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { openRoom } from '#domains/scheduling/bookings/open-room.ts'
import { COMPENSATION } from '#domains/scheduling/bookings/rules.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { COMMISSION, earningsOf } from '#domains/wallet/rules.ts'
import { postJournal } from '#domains/wallet/sql.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { giveUpQuestion } from '#domains/written-questions/give-up-question.ts'
import { openQuestion } from '#domains/written-questions/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { FEE } from '#test/support/booking-fixture.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { comeOnline } from '#test/support/people.ts'
import { nextAnswer, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'

/** When everybody is blocked: seconds after noon. */
export const BLOCKED_S = 4_000
const BOOKED_S = BLOCKED_S - 400
const DAY_S = 86_400

export type Pair = { client: string; consultant: string }
/** What one of the two, or a worker, does at the same instant, on its own connection. */
export type ParallelAct = (db: Db) => Promise<unknown>
/** Brings a pair into a state, on a pool of one connection, and answers what may happen beside the block. */
type Scene = (db: Db, pair: Pair) => Promise<ParallelAct[]>

const given = (id: string, personId = '') => ({ id, personId, clock })

async function roomOf(db: Db, pair: Pair, since: number) {
  const room = new MeteredConsultation(db, pair)
  await room.travelTo(since)
  await comeOnline(db, pair.consultant)
  return room
}

/** Whatever both may do in a room, and a worker. */
const roomActs = ({ id }: { id: string }, { client, consultant }: Pair): ParallelAct[] => [
  (db) => endConsultation(db, { ...given(id, client), seenFee: FEE }),
  (db) => endConsultation(db, given(id, consultant)),
  (db) => pauseConsultation(db, given(id, client)),
  (db) => acceptConsultation(db, { id, consultantId: consultant, clock }),
  (db) => cancelConsultation(db, { id, clientId: client, clock }),
  (db) => closeOverdueConsultation(db, given(id)),
]

const bookingActs = (id: string, { client, consultant }: Pair): ParallelAct[] => [
  (db) => cancelBooking(db, { ...given(id, client), seen: FEE }),
  (db) => cancelBooking(db, { ...given(id, consultant), seen: COMPENSATION }),
  (db) => openRoom(db, given(id)),
]

async function questionOf(db: Db, { client: clientId, consultant: consultantId }: Pair) {
  const q = { id: crypto.randomUUID(), clientId, consultantId }
  const terms = { title: 'Pergunta por escrito', price: 1_990n, held: 1_990n, answerHours: 24 }
  const at = secondsAfterNoon(BLOCKED_S - 60)
  await inTransaction(db, (tx) => openQuestion(tx, { ...q, ...terms, at }))
  return q
}

const earn = (db: Db, consultantId: string, amount: bigint) =>
  postJournal(db, {
    key: `clear:${crypto.randomUUID()}`,
    subject: { kind: 'consultation', id: crypto.randomUUID() },
    kind: 'earnings_clear',
    postings: [{ from: COMMISSION, to: earningsOf(consultantId), amount }],
  })

const booked = async (db: Db, pair: Pair, start: number) => {
  await openHours(db, pair.consultant)
  return BookedConsultation.book(db, pair, { start })
}

/** Every state of a room, a booking, a question and a payout. */
export const SCENES: Record<string, Scene> = {
  async 'a request'(db, pair) {
    const room = await roomOf(db, pair, BLOCKED_S - 20)
    await room.ask()
    return roomActs(room, pair)
  },
  async 'an accepted room'(db, pair) {
    const room = await roomOf(db, pair, BLOCKED_S - 20)
    await room.ask()
    await room.accept()
    return roomActs(room, pair)
  },
  async 'a running room'(db, pair) {
    const room = await roomOf(db, pair, BLOCKED_S - 65)
    await room.begin({ from: BLOCKED_S - 65 })
    await room.converse(BLOCKED_S - 65, BLOCKED_S - 12)
    return roomActs(room, pair)
  },
  async 'a paused room'(db, pair) {
    const room = await roomOf(db, pair, BLOCKED_S - 65)
    await room.begin({ from: BLOCKED_S - 65 })
    await room.converse(BLOCKED_S - 65, BLOCKED_S - 40)
    await pauseConsultation(db, given(room.id, pair.client))
    return roomActs(room, pair)
  },
  async 'a booking in two days'(db, pair) {
    const { id } = await booked(db, pair, BLOCKED_S - (BLOCKED_S % 900) + 2 * DAY_S)
    return bookingActs(id, pair)
  },
  async 'a booking in an hour'(db, pair) {
    const { id } = await booked(db, pair, 7_200)
    return bookingActs(id, pair)
  },
  async 'a booking that waits for its payment'(db, pair) {
    await openHours(db, pair.consultant)
    const at = new BookedConsultation(db, pair, '', 0)
    await at.travelTo(BLOCKED_S - 60)
    const terms = { channel: 'chat', minutes: 30, zone: 'America/Sao_Paulo', seen: PRICE * 30n, clock } as const
    const people = { clientId: pair.client, consultantId: pair.consultant }
    const id = crypto.randomUUID()
    await reserveBooking(db, { id, ...people, ...terms, startsAt: secondsAfterNoon(9_000) })
    return bookingActs(id, pair)
  },
  async 'an open room before its booked time'(db, pair) {
    const room = await booked(db, pair, 4_500)
    await room.open()
    return [...roomActs(room, pair), ...bookingActs(room.id, pair)]
  },
  async 'a booked room that runs'(db, pair) {
    const room = await booked(db, pair, BOOKED_S)
    await room.open()
    await room.stay('both', 0, BLOCKED_S - BOOKED_S - 2, { says: true })
    return roomActs(room, pair)
  },
  async 'a booked room in which the client waits'(db, pair) {
    const room = await booked(db, pair, BOOKED_S)
    await room.open()
    await room.stay('client', 0, BLOCKED_S - BOOKED_S - 2)
    return roomActs(room, pair)
  },
  async 'a question that was bought'(db, pair) {
    const q = await questionOf(db, pair)
    return [
      (other) => askQuestion(other, { ...q, text: QUESTION_TEXT, clock }),
      (other) => giveUpQuestion(other, { ...q, clock }),
    ]
  },
  async 'a question that was asked'(db, pair) {
    const q = await questionOf(db, pair)
    await new MeteredConsultation(db, pair).travelTo(BLOCKED_S - 50)
    await askQuestion(db, { ...q, text: QUESTION_TEXT, clock })
    const text = nextAnswer()
    return [(other) => answerQuestion(other, { ...q, text, clock })]
  },
  async 'a payout that was asked for'(db, pair) {
    await earn(db, pair.consultant, 9_000n)
    const ask = { consultantId: pair.consultant, amount: 4_000n, clock }
    await askPayout(db, { id: crypto.randomUUID(), ...ask })
    return [(other) => askPayout(other, { id: crypto.randomUUID(), ...ask })]
  },
  async 'earnings that are free'(db, pair) {
    await earn(db, pair.consultant, 9_000n)
    const ask = { consultantId: pair.consultant, amount: 4_000n, clock }
    return [(other) => askPayout(other, { id: crypto.randomUUID(), ...ask })]
  },
}
