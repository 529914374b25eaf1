import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { refundByRule } from '#domains/claims/refund-by-rule.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { giveUpQuestion } from '#domains/written-questions/give-up-question.ts'
import { openQuestion } from '#domains/written-questions/index.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { COMPENSATION } from '#domains/scheduling/bookings/rules.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { sumEarningsDebts } from '#domains/wallet/earnings/sql.ts'
import { promotionalOf, availableOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { FEE, shareOf } from '#test/support/booking-fixture.ts'
import { MeteredConsultation, NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import { ANSWER_TEXT, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { play, randomActs, type Side } from './acts.ts'

const HAD = 50_000n
const CAME_S = 60
/** What so many seconds cost, in centavos. */
const costOf = (seconds: number) => (PRICE * BigInt(seconds)) / 60n

/** What is wrong: a sentence for each way in which the actor has more than by fulfilling. Empty: nothing. */
export type Advantages = string[]
const unless = (holds: boolean, sentence: string): Advantages => (holds ? [] : [sentence])

async function twoPeople(db: Db) {
  await travelTo(db, NOON)
  const [client, consultant] = [await aClient(db, 'Ana', HAD), await aConsultant(db, 'Luna', PRICE)]
  return { client, consultant }
}

/** At the end, in centavos: what the client paid and got as bonus, and what the consultant earned, less debts. */
async function outcomeOf(db: Db, { client, consultant }: Record<Side, string>) {
  const [credit, bonus, earned] = await Promise.all(
    [availableOf(client), promotionalOf(client), toClearOf(consultant)].map((account) => balanceOf(db, account)),
  )
  return { paid: HAD - credit!, bonus: bonus!, earned: earned! - (await sumEarningsDebts(db, consultant)) }
}

/** Whatever a rule gives back, by itself or on request. */
async function takeRefunds(db: Db, consultationId: string, clientId: string) {
  for (const refund of [
    () => refundAutomatically(db, { consultationId, clock }),
    () => refundByRule(db, { consultationId, clientId, clock }),
  ])
    await refund().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** A booking of half an hour, of whose two people one does as they like. */
export async function bookingStory(db: Db, luck: SeededRandom, actor: Side): Promise<Advantages> {
  const people = await twoPeople(db)
  await openHours(db, people.consultant)
  const room = await BookedConsultation.book(db, people, { start: 86_400 })
  if (luck.chance(0.15)) {
    await room.at(-luck.pick([43_200, 3_600, 700]) + 1)
    const seen = actor === 'client' ? FEE : COMPENSATION
    await cancelBooking(db, { id: room.id, personId: people[actor], seen, clock })
    const { paid, bonus, earned } = await outcomeOf(db, people)
    return actor === 'client'
      ? unless(paid === FEE && bonus === 0n, `cancelled late: paid ${paid}, bonus ${bonus}`)
      : unless(earned === -COMPENSATION && paid === 0n, `cancelled late: earned ${earned}, client paid ${paid}`)
  }
  await room.open()
  const { presentS, spokenS } = await play({ db, room, people, actor, acts: randomActs(luck, 36), from: 86_400 })
  await room.sweep(24 * 3_600)
  await takeRefunds(db, room.id, people.client)
  const { paid, bonus, earned } = await outcomeOf(db, people)
  const [row] = await db<{ state: string; kept: boolean }[]>`
    select state, exists (select from grants where person_id = ${people.client} and is_extension) as kept
    from bookings where id = ${room.id}`
  const { state, kept } = row!
  const said = `${state}, there for ${presentS} s, spoken ${spokenS} s, paid ${paid}, bonus ${bonus}, earned ${earned}`
  if (actor === 'client')
    return [
      ...unless(bonus === 0n && !kept, `the client has a bonus: ${said}`),
      ...unless(presentS >= CAME_S || paid >= FEE, `the client did not come and paid less than the fee: ${said}`),
      ...unless(earned >= shareOf(paid), `the client took it from the consultant: ${said}`),
    ]
  const hasCome = presentS >= CAME_S && spokenS > 0
  return [
    ...unless(
      hasCome || (state === 'consultant_absent' && bonus === COMPENSATION),
      `the consultant did not come: ${said}`,
    ),
    ...unless(earned <= shareOf(costOf(spokenS)), `the consultant earned more than what was given: ${said}`),
    ...unless(paid <= costOf(spokenS), `the client paid more than what was given: ${said}`),
  ]
}

/** A consultation that was asked for, of whose two people one does as they like. */
export async function roomStory(db: Db, luck: SeededRandom, actor: Side): Promise<Advantages> {
  const people = await twoPeople(db)
  await comeOnline(db, people.consultant)
  const room = new MeteredConsultation(db, people)
  await room.ask()
  await room.accept()
  // Else both lines would fall at once with the last of the acts, which is nobody's.
  const acts = [...randomActs(luck, 24), 'end'] as const
  const { spokenS, presentS } = await play({ db, room, people, actor, acts, from: 10 })
  for (const second of [700, 1_400, 20_000]) {
    await room.travelTo(second)
    await closeOverdueConsultation(db, { id: room.id, clock })
  }
  const charged = (await room.read()).capturedCents
  await takeRefunds(db, room.id, people.client)
  const { paid, bonus, earned } = await outcomeOf(db, people)
  const said = `there for ${presentS} s, spoken ${spokenS} s, charged ${charged}, paid ${paid}, earned ${earned}`
  if (actor === 'client')
    return [
      ...unless(paid === charged && bonus === 0n, `the client got something back: ${said}`),
      ...unless(earned === shareOf(charged), `the client took it from the consultant: ${said}`),
    ]
  return unless(earned <= shareOf(costOf(spokenS)), `the consultant earned more than what was given: ${said}`)
}

/** A written question, of whose two people one does as they like. */
export async function questionStory(db: Db, luck: SeededRandom, actor: Side): Promise<Advantages> {
  const people = await twoPeople(db)
  const [price, id] = [6_990n, crypto.randomUUID()]
  const q = { id, clientId: people.client, consultantId: people.consultant }
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...q, title: 'Leitura', price, held: price, answerHours: 24, at: NOON }),
  )
  const acts = {
    ask: () => askQuestion(db, { id, clientId: people.client, text: QUESTION_TEXT, clock }),
    giveUp: () => giveUpQuestion(db, { id, clientId: people.client, clock }),
    answer: () => answerQuestion(db, { id, consultantId: people.consultant, text: ANSWER_TEXT, clock }),
    decline: () =>
      declineQuestion(db, { id, consultantId: people.consultant, reason: 'Não atendo esse assunto.', clock }),
    wait: () => sweepQuestions({ db, clock, log }),
  }
  const own = actor === 'client' ? (['ask', 'giveUp', 'wait'] as const) : (['answer', 'decline', 'wait'] as const)
  if (actor === 'consultant') await acts.ask()
  for (let n = 0; n < 4; n++) {
    await travelTo(db, secondsAfterNoon(n * luck.pick([60, 40_000])))
    await acts[luck.pick(own)]().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    // Who fulfils answers what was asked.
    if (actor === 'client')
      await acts.answer().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
  }
  await travelTo(db, secondsAfterNoon(400 * 86_400))
  await acts.wait()
  const { paid, earned } = await outcomeOf(db, people)
  const [row] = await db<{ state: string }[]>`select state from written_questions where id = ${id}`
  const isAnswered = row!.state === 'answered'
  return unless(
    paid === (isAnswered ? price : 0n) && earned === (isAnswered ? shareOf(price) : 0n),
    `${row!.state}: paid ${paid}, earned ${earned}`,
  )
}
