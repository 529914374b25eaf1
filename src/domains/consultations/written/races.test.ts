import { beforeAll, expect, test } from 'vitest'
import { findViolations as findWalletViolations } from '#domains/wallet/index.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { ANSWER, writtenDesk } from '#test/support/written-desk.ts'
import { declineQuestion } from './decline-question.ts'
import { giveUpQuestion } from './give-up-question.ts'
import { saveDraft } from './save-draft.ts'
import { sweepQuestions } from './sweep-questions.ts'
import { findViolations } from './watch/sql.ts'

const AT_ONCE = 30
/** Two processes, each with its own connections. */
let pools: Db[]
let time: ReturnType<typeof settableClock>
let desks: ReturnType<typeof writtenDesk>[]
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  pools = [connectTo(url), connectTo(url)]
  time = settableClock(await databaseClock(pools[0]!))
  desks = pools.map((db) => writtenDesk(db, time))
  time.pass(60)
})

const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  return error.code
}
const many = <T>(act: (desk: ReturnType<typeof writtenDesk>, db: Db, n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(desks[n % 2]!, pools[n % 2]!, n).catch(refused)))
const laws = async () => [...(await findViolations(pools[0]!)), ...(await findWalletViolations(pools[0]!))]

test('thirty clicks at once: asked once, answered once, paid once', async () => {
  const q = await desks[0]!.bought()
  await many((desk) => desk.ask(q))
  time.pass(60)
  await many((desk) => desk.answer(q))
  expect(await desks[0]!.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 answered'])
  expect(await desks[0]!.mailsOf(q.id)).toEqual(['asked', 'answered'])
  expect(await desks[0]!.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
})

test('thirty different answers at once: one of them stands, the others are told', async () => {
  const q = await desks[0]!.bought()
  await desks[0]!.ask(q)
  const outcomes = await many((desk, _db, n) => desk.answer(q, `${ANSWER} ${n}`))
  expect(outcomes.filter((outcome) => outcome === 'questions.already_answered')).toHaveLength(AT_ONCE - 1)
  expect(await desks[0]!.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
})

test('answered and declined, given up and sent, at the same moment: one of the two, with its money', async () => {
  for (let round = 0; round < 6; round++) {
    const q = await desks[0]!.bought()
    await many((desk, db, n) => (n % 2 ? desk.ask(q) : giveUpQuestion(db, { ...q, clock: time.clock })))
    await many((desk, db, n) =>
      n % 2
        ? desk.answer(q)
        : declineQuestion(db, { ...q, reason: 'Prefiro não responder a isso.', clock: time.clock }),
    )
    const { free, set, earned } = await desks[0]!.money(q)
    expect([free, set, earned]).toEqual(earned ? [0n, 0n, 1_294n] : [1_990n, 0n, 0n])
  }
  expect(await laws()).toEqual([])
})

test('the answer and the deadline at the same moment: answered and paid, or missed and given back, never both', async () => {
  const ends: string[] = []
  for (let round = 0; round < 12; round++) {
    const q = await desks[0]!.bought()
    await desks[0]!.ask(q)
    time.pass(24 * 3_600 - 1)
    const [outcome] = await Promise.all([
      desks[0]!.answer(q).catch(refused),
      Promise.resolve().then(() => time.pass(1)),
      ...pools.map((db) => sweepQuestions({ db, clock: time.clock, log })),
    ])
    await sweepQuestions({ db: pools[1]!, clock: time.clock, log })
    const isPaid = outcome === undefined
    ends.push(outcome ?? 'answered')
    expect(await desks[0]!.money(q)).toEqual(
      isPaid ? { free: 0n, set: 0n, earned: 1_294n } : { free: 1_990n, set: 0n, earned: 0n },
    )
    expect((await desks[0]!.eventsOf(q.id)).at(-1)).toMatch(isPaid ? 'answered' : 'missed')
  }
  expect(ends.every((end) => end === 'answered' || end === 'questions.too_late')).toBe(true)
  expect(await laws()).toEqual([])
})

test('two workers at once: thirty overdue questions end once each, with one mail', async () => {
  const bought = await Promise.all(Array.from({ length: AT_ONCE }, () => desks[0]!.bought()))
  for (const q of bought) await desks[0]!.ask(q)
  time.pass(20 * 3_600)
  await Promise.all([...pools, ...pools].map((db) => sweepQuestions({ db, clock: time.clock, log })))
  time.pass(4 * 3_600)
  await Promise.all([...pools, ...pools].map((db) => sweepQuestions({ db, clock: time.clock, log })))
  for (const q of bought) {
    expect(await desks[0]!.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 warned_soon', '4 missed'])
    expect(await desks[0]!.mailsOf(q.id)).toEqual(['asked', 'soon', 'missed'])
    expect(await desks[0]!.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
  }
  expect(await laws()).toEqual([])
})

test('thirty tabs save different drafts: one goes on from what was there, the others are told', async () => {
  const q = await desks[0]!.bought()
  const outcomes = await many((_desk, db, n) =>
    saveDraft(db, { id: q.id, personId: q.clientId, text: `Rascunho ${n}`, saves: 0, clock: time.clock }),
  )
  expect(outcomes.filter((outcome) => outcome === 'questions.draft_moved')).toHaveLength(AT_ONCE - 1)
})
