import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openQuestion } from '#domains/written-questions/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { earningsOf } from '#domains/wallet/rules.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openWrittenQuestionFixture, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { decideClaim } from './decide-claim.ts'
import { jobs } from './jobs.ts'
import { readObjections } from './read-refunds.ts'
import { requestRefund } from './request-refund.ts'
import { findClaim } from './sql.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let fixture: ReturnType<typeof openWrittenQuestionFixture>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  fixture = openWrittenQuestionFixture(db, time)
  time.pass(60)
})

const DAY = 24 * 3_600

async function answered() {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  await fixture.answer(q)
  return q
}
type Parties = Awaited<ReturnType<typeof answered>>

async function object({ id: subjectId, clientId }: Parties): Promise<string> {
  const id = randomUUID()
  const words = 'A resposta não diz nada sobre a pergunta.'
  await requestRefund(db, { id, subjectId, clientId, cause: 'service', words, clock: time.clock })
  return id
}
const decide = async (id: string, bearer: 'consultant' | 'platform') =>
  decideClaim(db, {
    id,
    amount: 1_990n,
    bearer,
    reason: 'Faltou resposta.',
    by: await aClient(db, 'Íris'),
    clock: time.clock,
  })
const grantUndecided = () =>
  jobs.find(({ name }) => name === 'claims.grant-undecided')!.run({ db, clock: time.clock, log } as never)
const stateOf = async (id: string) => (await findClaim(db, id))!.state

test('an answer is objected to for thirty days: for seven at the consultant’s cost, then at the house’s', async () => {
  const [early, late, never] = [await answered(), await answered(), await answered()]
  time.pass(7 * DAY - 1)
  const first = await object(early)
  time.pass(1)
  const second = await object(late)
  await decide(first, 'consultant')
  expect(await fixture.money(early)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
  await expect(decide(second, 'consultant')).rejects.toMatchObject({ code: 'claims.house_pays', status: 409 })
  await decide(second, 'platform')
  expect(await fixture.money(late)).toEqual({ free: 1_990n, set: 0n, earned: 1_294n })
  time.pass(23 * DAY)
  await expect(object(never)).rejects.toMatchObject({ code: 'claims.too_late' })
  expect([...(await findLedgerViolations(db))]).toEqual([])
})

test('undecided after ten days the client wins by itself, once in thirty days; the next one waits for a person', async () => {
  const first = await answered()
  const second = { ...first, id: randomUUID() }
  const claim = await object(first)
  time.pass(10 * DAY - 1)
  await grantUndecided()
  expect(await stateOf(claim)).toBe('open')
  time.pass(1)
  await grantUndecided()
  await grantUndecided()
  expect(await findClaim(db, claim)).toMatchObject({
    state: 'granted',
    amount: 1_990n,
    bearer: 'consultant',
    decidedBy: null,
  })
  expect(await fixture.money(first)).toEqual({ free: 1_990n, set: 0n, earned: 0n })

  // What came back pays another one, from the same client.
  const terms = { title: 'Pergunta por escrito', price: 1_990n, held: 1_990n, answerHours: 24, at: time.now() }
  await inTransaction(db, (tx) => openQuestion(tx, { ...second, ...terms }))
  await fixture.ask(second, `${QUESTION_TEXT} E depois?`)
  await fixture.answer(second, OTHER_ANSWER)
  const next = await object(second)
  time.pass(19 * DAY)
  await grantUndecided()
  expect(await stateOf(next), 'a person decides').toBe('open')
  time.pass(11 * DAY)
  await grantUndecided()
  expect(await stateOf(next)).toBe('granted')
  expect([...(await findLedgerViolations(db))]).toEqual([])
})

test('undecided, an objection of the last weeks is at the house’s cost, and the consultant keeps what cleared', async () => {
  const q = await answered()
  time.pass(20 * DAY)
  const claim = await object(q)
  time.pass(10 * DAY)
  await grantUndecided()
  expect(await findClaim(db, claim)).toMatchObject({ state: 'granted', bearer: 'platform' })
  time.pass(30 * DAY)
  await clearEarnings({ db, clock: time.clock, log })
  expect(await balanceOf(db, earningsOf(q.consultantId))).toBe(1_294n)
  expect([...(await findLedgerViolations(db))]).toEqual([])
})

test('both see how far an objection is and how it ended; what the client wrote is the client’s, and nobody else sees it', async () => {
  const q = await answered()
  const claim = await object(q)
  const seen = async (readerId: string, otherId: string) =>
    (await readObjections(db, { readerId, otherId })).objections[0]
  const { clientId, consultantId } = q
  const open = { questionId: q.id, state: 'open', amountCents: 0n, bearer: null }
  expect(await seen(clientId, consultantId)).toMatchObject({ ...open, words: expect.stringContaining('não diz nada') })
  expect(await seen(consultantId, clientId)).toMatchObject({ ...open, words: null, cause: null })
  await decide(claim, 'consultant')
  const ended = { state: 'granted', reason: 'Faltou resposta.', amountCents: 1_990n, bearer: 'consultant' }
  for (const [reader, other] of [[clientId, consultantId] as const, [consultantId, clientId] as const])
    expect(await seen(reader, other)).toMatchObject(ended)
  expect(await seen(await aClient(db, 'Bia'), consultantId)).toBeUndefined()
  expect(await seen((await answered()).consultantId, clientId)).toBeUndefined()
})

test('an objection reaches both while they look', async () => {
  const q = await answered()
  const moved = (facts: readonly { type: string }[]) => facts.filter(({ type }) => type === 'claim_moved')
  expect(moved(await factsDuring(db, q.consultantId, () => object(q)))).toMatchObject([{ subjectId: q.id }])
})

const OTHER_ANSWER =
  'Abri de novo o baralho e saiu o Sol na casa do encontro, cercado de duas cartas de água. Vejo alegria que precisa de ' +
  'paciência: primeiro conversem sobre o dinheiro, depois sobre a viagem. Se doer, pare e respire; nada ali obriga você.'
