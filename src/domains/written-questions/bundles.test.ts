import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { closePendingBetween } from '#domains/clients/close-pending-between.ts'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { parseReceiptContent } from '#domains/receipts/rules.ts'
import { balanceOf, giveBackMinutes, grantMinutes } from '#domains/wallet/index.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { prepaidOf } from '#domains/wallet/rules.ts'
import { readWallet } from '#domains/wallet/read-wallet.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openWrittenQuestionFixture, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { askFromBundle } from './ask-from-bundle.ts'
import { declineQuestion } from './decline-question.ts'
import { findQuestionViolations } from './invariants.sql.ts'
import { readQuestion } from './read-question.ts'
import { sweepQuestions } from './sweep-questions.ts'

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
const PRICE = 5_671n

/** Ana has bought three answers of Luna for R$ 56,71: 5 % less than three times R$ 19,90. */
async function bundle() {
  const [ana, luna] = [await aClient(db, 'Ana', PRICE), await aConsultant(db, 'Luna')]
  const id = randomUUID()
  const [grantedAt, expiresAt] = [time.now(), new Date(time.now().getTime() + 90 * DAY * 1_000)]
  await inTransaction(db, (tx) =>
    grantMinutes(tx, {
      id,
      personId: ana,
      kind: 'answers',
      title: '3 respostas por mensagem',
      moneys: [
        { paymentId: null, value: 2_000n, isFromBalance: true },
        { paymentId: null, value: 3_671n, isFromBalance: false },
      ],
      totalMs: 180_000n,
      ceiling: null,
      consultantId: luna,
      channel: 'messages',
      grantedAt,
      expiresAt,
    }),
  )
  return { id, clientId: ana, consultantId: luna }
}
type Bundle = Awaited<ReturnType<typeof bundle>>

async function ask({ clientId, consultantId }: Bundle, id: string = randomUUID()) {
  await askFromBundle(db, { id, clientId, consultantId, text: QUESTION_TEXT, clock: time.clock })
  return { id, clientId, consultantId }
}
const left = async ({ clientId }: Bundle) => (await readWallet(db, clientId)).answers[0]?.left
const prepaid = ({ clientId }: Bundle) => balanceOf(db, prepaidOf(clientId))
const sweep = () => sweepQuestions({ db, clock: time.clock, log })
const violations = async () => [...(await findQuestionViolations(db)), ...(await findLedgerViolations(db))]
const ANSWERS = [
  'As cartas falam de um caminho que você já conhece. Olhe com calma para o que pesa de cada lado: o trabalho novo traz movimento, a casa de agora dá chão. Nenhuma das duas portas se fecha amanhã, e a escolha continua sua.',
  'Abri de novo o baralho e saiu o Sol na casa do encontro, cercado de duas cartas de água. Vejo alegria que precisa de paciência: primeiro conversem sobre o dinheiro, depois sobre a viagem. Se doer, pare e respire um pouco.',
  'O Eremita pede silêncio antes de qualquer resposta grande. Quem está do seu lado quer ouvir você falar primeiro. Eu esperaria o fim do mês, anotaria o que muda a cada semana e só então marcaria a visita com a sua família.',
]

test('three answers cost what was paid for them, to the centavo, and earn the share of it', async () => {
  const bought = await bundle()
  expect(await left(bought)).toBe(3)
  let earned = 0n
  for (const text of ANSWERS) {
    const q = await ask(bought)
    await ask(bought, q.id)
    expect(await fixture.money(q)).toMatchObject({ free: 0n, set: 0n, earned })
    await fixture.answer(q, text)
    const { receiptCode } = await readQuestion(db, q.id, q.clientId)
    const receipt = parseReceiptContent((await findReceipt(db, receiptCode!)).content) as { consultantCents: bigint }
    earned += receipt.consultantCents
    expect((await fixture.money(q)).earned).toBe(earned)
  }
  expect(earned).toBeGreaterThan((PRICE * 65n) / 100n - 4n)
  expect(earned).toBeLessThanOrEqual((PRICE * 65n) / 100n + 4n)
  expect(await prepaid(bought)).toBeLessThanOrEqual(1n)
  await expect(ask(bought)).rejects.toMatchObject({ code: 'questions.no_answers_left' })
  expect(await violations()).toEqual([])
})

test('late or declined it goes back to the bundle, and to credit where that has ended', async () => {
  const bought = await bundle()
  const [late, declined] = [await ask(bought), await ask(bought)]
  expect(await left(bought)).toBe(1)
  await declineQuestion(db, { ...declined, reason: 'Não atendo esse assunto por escrito.', clock: time.clock })
  expect(await left(bought)).toBe(2)
  time.pass(DAY + 60)
  await sweep()
  expect(await left(bought)).toBe(3)
  expect(await prepaid(bought)).toBe(PRICE)
  expect(await readQuestion(db, late.id, late.clientId)).toMatchObject({ state: 'missed', paidCents: 1_890n })
  time.pass(89 * DAY - 3_600)
  const last = await ask(bought)
  time.pass(2 * DAY)
  await expireMinutes({ db, clock: time.clock, log })
  expect((await fixture.money(last)).free, 'of the other part one is still held').toBe(3_671n)
  await sweep()
  await expireMinutes({ db, clock: time.clock, log })
  expect((await fixture.money(last)).free).toBe(PRICE)
  expect(await violations()).toEqual([])
})

test('what is unused comes back when asked for, but not while a question waits', async () => {
  const bought = await bundle()
  const q = await ask(bought)
  const giveBack = () => inTransaction(db, (tx) => giveBackMinutes(tx, { id: bought.id, at: time.now() }))
  await expect(giveBack()).rejects.toMatchObject({ code: 'wallet.minutes_in_use' })
  await fixture.answer(q, ANSWERS[0])
  await giveBack()
  const { free, earned } = await fixture.money(q)
  expect(free).toBeGreaterThan((PRICE * 2n) / 3n - 2n)
  expect(free! + earned!).toBeLessThanOrEqual(PRICE)
  expect(await prepaid(bought)).toBe(0n)
  expect(await violations()).toEqual([])
})

test('a block gives the rest back at once, and what waits as soon as it ends', async () => {
  const bought = await bundle()
  const q = await ask(bought)
  await inTransaction(db, (tx) => closePendingBetween(tx, { ...bought, by: 'consultant', clock: time.clock }))
  expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({ state: 'declined' })
  expect((await fixture.money(q)).free).toBe(PRICE)
  expect(await prepaid(bought)).toBe(0n)
  expect(await violations()).toEqual([])
})

test('of ten presses at once each question takes one answer, and no more than there are', async () => {
  const bought = await bundle()
  const id = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => ask(bought, id)))
  expect(await left(bought)).toBe(2)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => ask(bought)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await left(bought)).toBe(0)
  expect(await violations()).toEqual([])
})

test('half of an answer of a bundle comes back as credit by a decision, from both who had a share', async () => {
  const bought = await bundle()
  const q = await ask(bought)
  await fixture.answer(q, ANSWERS[0])
  const { earned } = await fixture.money(q)
  const id = randomUUID()
  const words = 'A resposta não diz nada sobre a pergunta.'
  const asked = { id, subjectId: q.id, clientId: q.clientId, cause: 'service' as const, words }
  await requestRefund(db, { ...asked, clock: time.clock })
  const decision = { id, amount: 945n, bearer: 'consultant' as const, reason: 'Faltou uma parte.' }
  await decideClaim(db, { ...decision, by: await aClient(db, 'Íris'), clock: time.clock })
  const now = await fixture.money(q)
  expect(now.free).toBe(945n)
  expect(now.earned).toBeLessThanOrEqual(earned! / 2n + 1n)
  expect(await violations()).toEqual([])
})
