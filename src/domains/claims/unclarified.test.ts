import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { answerClarification } from '#domains/written-questions/answer-clarification.ts'
import { askClarification } from '#domains/written-questions/ask-clarification.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { findQuestionViolations } from '#domains/written-questions/invariants.sql.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { earningsOf } from '#domains/wallet/rules.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openWrittenQuestionFixture } from '#test/support/written-question-fixture.ts'
import { jobs } from './jobs.ts'
import { requestRefund } from './request-refund.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let fixture: ReturnType<typeof openWrittenQuestionFixture>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  fixture = openWrittenQuestionFixture(db, time)
  time.pass(60)
})

const HOUR = 3_600
const ASKED = 'O que quer dizer a carta do meio?'
const CLARIFIED = 'Que a pressa não é sua.'

async function answered() {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  await fixture.answer(q)
  return q
}
type Parties = Awaited<ReturnType<typeof answered>>
const ask = (q: Parties, text = ASKED) => askClarification(db, { ...q, text, clock: time.clock })
const clarify = (q: Parties, text = CLARIFIED) => answerClarification(db, { ...q, text, clock: time.clock })
const sweep = () => sweepQuestions({ db, clock: time.clock, log })
const refund = () =>
  jobs.find(({ name }) => name === 'claims.refund-unclarified')!.run({ db, clock: time.clock, log } as never)
const violations = async () => [...(await findQuestionViolations(db)), ...(await findLedgerViolations(db))]

test('what is asked about an answer is answered once, in a word if that is enough', async () => {
  const q = await answered()
  time.pass(47 * HOUR)
  await ask(q)
  await ask(q)
  await expect(ask(q, 'E a outra carta?')).rejects.toMatchObject({ code: 'questions.clarification_asked' })
  await clarify(q, 'Sim.')
  await clarify(q, 'Sim.')
  await expect(clarify(q, 'Não.')).rejects.toMatchObject({ code: 'questions.already_answered' })
  expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({
    clarification: { asked: ASKED, answer: 'Sim.', lapsedAt: null },
    clarifiableUntil: null,
  })
  time.pass(24 * HOUR + 60)
  await sweep()
  await refund()
  expect(await fixture.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
  expect(new Set(await fixture.mailsOf(q.id))).toEqual(new Set(['asked', 'answered', 'clarification', 'clarified']))
  await expect(db`update clarifications set answer = 'Talvez' where question_id = ${q.id}`).rejects.toThrow()
})

test('unanswered, half of what the answer cost comes back, once, from both who had a share', async () => {
  const before = await fixture.platformAccounts()
  const q = await answered()
  await ask(q)
  time.pass(24 * HOUR)
  await sweep()
  expect(await readQuestion(db, q.id, q.clientId), 'what came in time may still wait').toMatchObject({
    clarification: { lapsedAt: null },
  })
  time.pass(60)
  await expect(clarify(q)).rejects.toMatchObject({ code: 'questions.clarification_late' })
  for (let n = 0; n < 2; n++) {
    await sweep()
    await refund()
  }
  expect(await fixture.money(q)).toEqual({ free: 995n, set: 0n, earned: 647n })
  expect((await fixture.platformAccounts()).commission - before.commission).toBe(348n)
  const [claim] = await db`select way, rule, amount, bearer from claims where question_id = ${q.id}`
  expect(claim).toEqual({ way: 'rule', rule: 'unclarified', amount: 995n, bearer: 'consultant' })
  expect(await violations()).toEqual([])
})

test('an answer that came in time counts, however long it waited, and one that is held has half an hour more', async () => {
  const [early, held] = [await answered(), await answered()]
  for (const q of [early, held]) await ask(q)
  const due = (await readQuestion(db, early.id, early.clientId)).clarification!.dueAt
  time.pass(24 * HOUR - 60)
  await expect(clarify(held, 'Garanto que ele volta.')).rejects.toMatchObject({ code: 'questions.answer_may_insist' })
  time.pass(90)
  const arrivedAt = new Date(due.getTime() - 1)
  await answerClarification(db, { ...early, text: CLARIFIED, arrivedAt, clock: time.clock })
  time.pass(20 * 60)
  await sweep()
  await clarify(held)
  for (const q of [early, held]) expect(await fixture.money(q)).toMatchObject({ earned: 1_294n })
  expect(await violations()).toEqual([])
})

test('is asked within two days of an answer that was paid for, and by nobody else', async () => {
  const [late, missed] = [await answered(), await fixture.buyQuestion()]
  await fixture.ask(missed)
  await expect(ask(missed)).rejects.toMatchObject({ code: 'questions.nothing_to_clarify' })
  await expect(ask({ ...late, clientId: missed.clientId })).rejects.toMatchObject({ status: 404 })
  await expect(clarify(late)).rejects.toMatchObject({ status: 404 })
  time.pass(48 * HOUR)
  await expect(ask(late)).rejects.toMatchObject({ code: 'questions.clarification_over' })
})

test('the earnings clear from when nothing is left to ask or to answer', async () => {
  const [silent, asked] = [await answered(), await answered()]
  const cleared = async (q: Parties) => {
    await clearEarnings({ db, clock: time.clock, log })
    return balanceOf(db, earningsOf(q.consultantId))
  }
  time.pass(24 * HOUR)
  await ask(asked)
  time.pass(20 * HOUR)
  await clarify(asked)
  time.pass((30 * 24 - 1) * HOUR)
  expect([await cleared(silent), await cleared(asked)]).toEqual([0n, 0n])
  time.pass(HOUR)
  expect([await cleared(silent), await cleared(asked)]).toEqual([0n, 1_294n])
  time.pass(4 * HOUR)
  expect(await cleared(silent)).toBe(1_294n)
})

test('a claim that is open waits for its decision, and half comes back of what is left then', async () => {
  const q = await answered()
  await ask(q)
  const words = 'A resposta não diz nada sobre a pergunta.'
  const claim = { id: randomUUID(), subjectId: q.id, clientId: q.clientId, cause: 'service' as const, words }
  await requestRefund(db, { ...claim, clock: time.clock })
  time.pass(24 * HOUR + 60)
  await sweep()
  await refund()
  expect(await fixture.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
  expect(await violations()).toEqual([])
})
