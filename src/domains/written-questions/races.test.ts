import { beforeAll, expect, test } from 'vitest'
import { findLedgerViolations as findWalletViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { ANSWER_TEXT, openWrittenQuestionFixture } from '#test/support/written-question-fixture.ts'
import { declineQuestion } from './decline-question.ts'
import { giveUpQuestion } from './give-up-question.ts'
import { saveDraft } from './save-draft.ts'
import { sweepQuestions } from './sweep-questions.ts'
import { findQuestionViolations } from './invariants.sql.ts'

const AT_ONCE = 30
/** Two processes, each with its own connections. */
let pools: Db[]
let time: ReturnType<typeof settableClock>
let fixtures: ReturnType<typeof openWrittenQuestionFixture>[]
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  pools = [connectTo(url), connectTo(url)]
  time = settableClock(await databaseClock(pools[0]!))
  fixtures = pools.map((db) => openWrittenQuestionFixture(db, time))
  time.pass(60)
})

const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  return error.code
}
const many = <T>(act: (fixture: ReturnType<typeof openWrittenQuestionFixture>, db: Db, n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(fixtures[n % 2]!, pools[n % 2]!, n).catch(refused)))
const violations = async () => [
  ...(await findQuestionViolations(pools[0]!)),
  ...(await findWalletViolations(pools[0]!)),
]

test('thirty repeated requests ask once, answer once and pay once', async () => {
  const q = await fixtures[0]!.buyQuestion()
  await many((fixture) => fixture.ask(q))
  time.pass(60)
  await many((fixture) => fixture.answer(q))
  expect(await fixtures[0]!.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 answered'])
  expect(await fixtures[0]!.mailsOf(q.id)).toEqual(['asked', 'answered'])
  expect(await fixtures[0]!.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
})

test('of thirty different answers at once one is stored, the others are refused', async () => {
  const q = await fixtures[0]!.buyQuestion()
  await fixtures[0]!.ask(q)
  const outcomes = await many((fixture, _db, n) => fixture.answer(q, `${ANSWER_TEXT} ${n}`))
  expect(outcomes.filter((outcome) => outcome === 'questions.already_answered')).toHaveLength(AT_ONCE - 1)
  expect(await fixtures[0]!.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
})

test('of two conflicting acts at the same moment one succeeds, with its money', async () => {
  for (let round = 0; round < 6; round++) {
    const q = await fixtures[0]!.buyQuestion()
    await many((fixture, db, n) => (n % 2 ? fixture.ask(q) : giveUpQuestion(db, { ...q, clock: time.clock })))
    await many((fixture, db, n) =>
      n % 2
        ? fixture.answer(q)
        : declineQuestion(db, { ...q, reason: 'Prefiro não responder a isso.', clock: time.clock }),
    )
    const { free, set, earned } = await fixtures[0]!.money(q)
    expect([free, set, earned]).toEqual(earned ? [0n, 0n, 1_294n] : [1_990n, 0n, 0n])
  }
  expect(await violations()).toEqual([])
})

test('an answer at its deadline is either in time and paid or late and refunded, never both', async () => {
  const ends: string[] = []
  for (let round = 0; round < 12; round++) {
    const q = await fixtures[0]!.buyQuestion()
    await fixtures[0]!.ask(q)
    time.pass(24 * 3_600 - 1)
    const [outcome] = await Promise.all([
      fixtures[0]!.answer(q).catch(refused),
      Promise.resolve().then(() => time.pass(1)),
      ...pools.map((db) => sweepQuestions({ db, clock: time.clock, log })),
    ])
    time.pass(60)
    await sweepQuestions({ db: pools[1]!, clock: time.clock, log })
    const events = await fixtures[0]!.eventsOf(q.id)
    const isPaid = !events.some((event) => event.endsWith('missed'))
    ends.push(outcome ?? 'answered')
    expect(await fixtures[0]!.money(q)).toEqual(
      isPaid ? { free: 0n, set: 0n, earned: 1_294n } : { free: 1_990n, set: 0n, earned: 0n },
    )
    expect(events.at(-1)).toMatch(isPaid ? /answered$/ : 'answered_late')
  }
  expect(ends).toEqual(ends.map(() => 'answered'))
  expect(await violations()).toEqual([])
})

test('two workers close thirty overdue questions once each, with one mail', async () => {
  const bought = await Promise.all(Array.from({ length: AT_ONCE }, () => fixtures[0]!.buyQuestion()))
  for (const q of bought) await fixtures[0]!.ask(q)
  time.pass(20 * 3_600)
  await Promise.all([...pools, ...pools].map((db) => sweepQuestions({ db, clock: time.clock, log })))
  time.pass(4 * 3_600 + 60)
  await Promise.all([...pools, ...pools].map((db) => sweepQuestions({ db, clock: time.clock, log })))
  for (const q of bought) {
    expect(await fixtures[0]!.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 warned_soon', '4 missed'])
    expect(await fixtures[0]!.mailsOf(q.id)).toEqual(['asked', 'soon', 'missed'])
    expect(await fixtures[0]!.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
  }
  expect(await violations()).toEqual([])
})

test('of thirty tabs that save different drafts one succeeds, the others get a conflict', async () => {
  const q = await fixtures[0]!.buyQuestion()
  const outcomes = await many((_desk, db, n) =>
    saveDraft(db, { id: q.id, personId: q.clientId, text: `Rascunho ${n}`, draftVersion: 0, clock: time.clock }),
  )
  expect(outcomes.filter((outcome) => outcome === 'questions.draft_conflict')).toHaveLength(AT_ONCE - 1)
})
