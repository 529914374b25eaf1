import { afterEach, describe, expect, test } from 'vitest'
import { listStatementEntries } from '#domains/wallet/statement.sql.ts'
import { readSelfCare } from '#domains/limits/read-self-care.ts'
import { openBookingFixture, FEE, HAD, shareOf } from '#test/support/booking-fixture.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { sumClientPaid } from '#domains/reviews/sum-client-paid.ts'
import { openQuestion } from '#domains/written-questions/index.ts'
import { findReceiptCode, issueReceipt } from '#domains/receipts/index.ts'
import { balanceOf, grantMinutes } from '#domains/wallet/index.ts'
import { availableOf, toClearOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { nameLines } from '#domains/reports/lines/name-lines.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient } from '#test/support/people.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { ANSWER_TEXT, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { decideClaim } from './decide-claim.ts'
import { giveBack } from './give-back.ts'
import { readRefunds } from './read-refunds.ts'
import { requestRefund } from './request-refund.ts'
import { findClaimCase, countOpenClaims } from './sql.ts'

const DAY_MS = 86_400_000
const WORDS = 'A resposta não diz nada sobre a pergunta.'
const db = await freshDatabase({ max: 1 })
afterEach(async () => expect([...(await findLedgerViolations(db)), ...(await listBookedViolations(db))]).toEqual([]))

type PaidBy = 'card' | 'pix'

/** Ana and Luna; where it says how, Ana paid a day before, and Luna attends for long. */
async function openFixture(method?: PaidBy) {
  const fixture = await openBookingFixture(db)
  if (!method) return fixture
  const [longAgo, paidAt] = [new Date(NOON.getTime() - 400 * DAY_MS), new Date(NOON.getTime() - DAY_MS)]
  await db`update consultants set applied_at = ${longAgo}, approved_at = ${longAgo} where id = ${fixture.luna}`
  const paymentId = crypto.randomUUID()
  const content = { kind: 'payment', paymentId, method, amountCents: HAD, paidAt }
  await inTransaction(db, (tx) =>
    issueReceipt(tx, { subject: `payment:${paymentId}`, personIds: [fixture.ana], content, at: paidAt }),
  )
  return fixture
}

/** Ana has paid R$ 69,90 for a reading that Luna answered. */
async function answeredQuestion(by?: PaidBy) {
  const { ana, luna } = await openFixture(by)
  const id = crypto.randomUUID()
  const question = { id, clientId: ana, consultantId: luna }
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...question, title: 'Leitura', price: 6_990n, held: 6_990n, answerHours: 72, at: NOON }),
  )
  await askQuestion(db, { id, clientId: ana, text: QUESTION_TEXT, clock })
  await travelTo(db, new Date(NOON.getTime() + 3_600_000))
  await answerQuestion(db, { id, consultantId: luna, text: ANSWER_TEXT, clock })
  return { id, ana, luna, cost: 6_990n }
}

/** Ana did not come to a booking with Luna. */
async function missedBooking(by?: PaidBy) {
  const { ana, luna, book } = await openFixture(by)
  const booked = await book()
  await booked.open()
  await booked.stay('consultant', 0, 600)
  await booked.sweep(606)
  return { id: booked.id, ana, luna, cost: FEE }
}

/** Ana cancelled a booking an hour before. */
async function lateCancellation(by?: PaidBy) {
  const { ana, luna, book } = await openFixture(by)
  const booked = await book({ start: 86_400 })
  await booked.at(-3_600)
  await cancelBooking(db, { id: booked.id, personId: ana, seen: FEE, clock })
  return { id: booked.id, ana, luna, cost: FEE }
}

const subjects = [
  ['an answered question', 'question', answeredQuestion],
  ['the fee of whoever did not come', 'consultation', missedBooking],
  ['the fee of a late cancellation', 'booking', lateCancellation],
] as const

describe.each(subjects)('%s', (_name, kind, settled) => {
  const balances = ({ ana, luna }: { ana: string; luna: string }) =>
    Promise.all([availableOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)))
  const ask = (s: { id: string; ana: string }, id: string = crypto.randomUUID()) =>
    requestRefund(db, { id, subjectId: s.id, clientId: s.ana, cause: 'service', words: WORDS, clock })

  test('is claimed by its client, waits, and is given back by the team in part', async () => {
    const s = await settled()
    const [iris, id] = [await aClient(db, 'Íris'), crypto.randomUUID()]
    expect(await balances(s)).toEqual([HAD - s.cost, shareOf(s.cost)])
    await ask(s, id)
    await ask(s, id)
    expect(await findClaimCase(db, id)).toMatchObject({ subjectId: s.id, kind, refundable: s.cost, state: 'open' })
    expect([await countOpenClaims(db, s.ana), await countOpenClaims(db, s.luna)]).toEqual([1, 1])
    await travelTo(db, new Date((await clock(db)).getTime() + 40 * DAY_MS))
    await clearEarnings({ db, clock, log })
    expect(await balances(s), 'the earnings wait').toEqual([HAD - s.cost, shareOf(s.cost)])
    const half = s.cost / 2n
    const decide = (amount: bigint, by = iris) =>
      decideClaim(db, { id, amount, bearer: 'consultant', reason: 'A resposta era curta demais.', by, clock })
    await expect(decide(s.cost + 1n)).rejects.toMatchObject({ code: 'claims.too_much' })
    await expect(decide(half, s.luna)).rejects.toMatchObject({ code: 'accounts.own_case' })
    await decide(half)
    expect(await balances(s)).toEqual([HAD - s.cost + half, shareOf(s.cost) - (shareOf(s.cost) * half) / s.cost])
    const { claims, refundedCents } = await readRefunds(db, { id: s.id, clientId: s.ana, now: await clock(db) })
    expect([refundedCents, claims]).toMatchObject([half, [{ id, state: 'part_granted', amountCents: half }]])
  })

  test('is given back by the team without a claim, once, and its limit is free again', async () => {
    const s = await settled()
    const nothing = async () => ({ openPayments: 0n, booked: { day: 0n, week: 0n, month: 0n } })
    const charged = async () => (await readSelfCare(db, s.ana, await clock(db), nothing)).spent[0]!.chargedCents
    expect(await charged()).toBe(s.cost)
    // A late cancellation before the room opened is no consultation, and no review.
    const own = async () => [...(await sumClientPaid(db, s.ana)).values()][0] ?? 0n
    expect(await own()).toBe(kind === 'booking' ? 0n : s.cost)
    const [iris, id] = [await aClient(db, 'Íris'), crypto.randomUUID()]
    const give = (amount: bigint, more: { id?: string; by?: string } = {}) =>
      giveBack(db, {
        id,
        subjectId: s.id,
        amount,
        bearer: 'consultant',
        reason: 'Erro nosso.',
        by: iris,
        clock,
        ...more,
      })
    await expect(give(s.cost, { by: s.ana })).rejects.toMatchObject({ code: 'accounts.own_case' })
    await expect(give(s.cost + 1n)).rejects.toMatchObject({ code: 'claims.too_much' })
    await give(s.cost)
    await give(s.cost)
    await expect(give(s.cost, { id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'claims.given_back' })
    expect(await balances(s)).toEqual([HAD, 0n])
    expect(await charged()).toBe(0n)
    expect(await own()).toBe(0n)
    await expect(ask(s)).rejects.toMatchObject({ code: 'claims.nothing_left' })
    const mails = await db<{ key: string }[]>`select key from mails where key like ${`claim:${id}:%`} order by key`
    expect(mails.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual(['decided', 'decided:consultant'])
  })

  test('waits for its claim, which the team decides first', async () => {
    const s = await settled()
    await ask(s)
    const given = {
      id: crypto.randomUUID(),
      subjectId: s.id,
      amount: 1n,
      bearer: 'platform',
      reason: 'Erro nosso.',
    } as const
    await expect(giveBack(db, { ...given, by: await aClient(db, 'Íris'), clock })).rejects.toMatchObject({
      code: 'claims.claim_open',
    })
  })

  test('has a receipt that leads to those of its refunds, and every sum of them holds', async () => {
    const s = await settled()
    const given = {
      id: crypto.randomUUID(),
      subjectId: s.id,
      amount: 500n,
      bearer: 'platform',
      reason: 'Erro nosso.',
    } as const
    await giveBack(db, { ...given, by: await aClient(db, 'Íris'), clock })
    const code = await findReceiptCode(db, `${kind === 'question' ? 'question' : 'consultation'}:${s.id}`)
    const receipt = await findReceipt(db, code!)
    expect(receipt.refunds).toMatchObject([{ amountCents: 500n }])
    for (const one of [receipt, await findReceipt(db, receipt.refunds[0]!.code)])
      expect((await checkReceipt(one, digest)).filter(({ holds }) => !holds)).toEqual([])
    const accounts = [availableOf(s.ana)]
    const [line] = await listStatementEntries(db, { personId: s.ana, accounts }, undefined, 1)
    const [named] = await nameLines(db, s.ana, [line!])
    expect(named).toMatchObject({
      act: 'refund',
      amount: 500n,
      receiptCode: code,
      words: expect.stringContaining('Luna'),
    })
  })

  test.each([
    ['card', 30],
    ['pix', 7],
  ] as const)('paid by %s, its earnings clear after %i days', async (by, days) => {
    const s = await settled(by)
    const [row] = await db<{ clearsAt: Date; settledAt: Date }[]>`
      select clears_at as "clearsAt", settled_at as "settledAt" from earnings_to_clear where consultation_id = ${s.id}`
    expect(row!.clearsAt.getTime() - row!.settledAt.getTime()).toBe(days * DAY_MS)
  })

  test('is claimed for so many days, and by nobody else', async () => {
    const s = await settled()
    for (const by of [s.luna, await aClient(db, 'Bia')])
      await expect(ask({ ...s, ana: by })).rejects.toMatchObject({ code: 'claims.subject_not_found', status: 404 })
    const { askUntil } = await readRefunds(db, { id: s.id, clientId: s.ana, now: NOON })
    const [row] = await db<{ clearsAt: Date; settledAt: Date }[]>`
      select clears_at as "clearsAt", settled_at as "settledAt" from earnings_to_clear where consultation_id = ${s.id}`
    // An answer may be asked about for two days, and objected to for thirty: the last of them at the house's cost.
    const days = kind === 'question' ? 30 - 2 : 7
    expect(askUntil.getTime()).toBe(row!.settledAt.getTime() + days * DAY_MS)
    if (kind !== 'question') expect(askUntil.getTime()).toBeLessThanOrEqual(row!.clearsAt.getTime())
    await travelTo(db, askUntil)
    await expect(ask(s)).rejects.toMatchObject({ code: 'claims.too_late' })
  })
})

test('a late cancellation that minutes paid gives their value back as credit', async () => {
  const { ana, luna, book } = await openBookingFixture(db)
  const pack = { kind: 'package', title: 'Pacote', value: 12_000n, totalMs: 3_600_000n, ceiling: null } as const
  const until = { grantedAt: NOON, expiresAt: new Date(NOON.getTime() + 30 * DAY_MS) }
  await inTransaction(db, (tx) => grantMinutes(tx, { ...pack, ...until, id: crypto.randomUUID(), personId: ana }))
  const booked = await book({ start: 86_400, withMinutes: true })
  await booked.at(-3_600)
  await cancelBooking(db, { id: booked.id, personId: ana, seen: 0n, seenMs: 600_000n, clock })
  expect(await balanceOf(db, toClearOf(luna))).toBe(shareOf(2_000n))
  const given = { id: crypto.randomUUID(), subjectId: booked.id, amount: 2_000n, bearer: 'consultant' } as const
  await giveBack(db, { ...given, reason: 'Estava no hospital.', by: await aClient(db, 'Íris'), clock })
  expect(await Promise.all([availableOf(ana), toClearOf(luna)].map((one) => balanceOf(db, one)))).toEqual([
    HAD - 12_000n + 2_000n,
    0n,
  ])
  const receipt = await findReceipt(db, (await findReceiptCode(db, `consultation:${booked.id}`))!)
  for (const one of [receipt, await findReceipt(db, receipt.refunds[0]!.code)])
    expect((await checkReceipt(one, digest)).filter(({ holds }) => !holds)).toEqual([])
})
