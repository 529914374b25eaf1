import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, GATEWAY, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { GENESIS_HASH } from './code.rules.ts'
import { findReceipt } from './find-receipt.ts'
import { findLastCardPayment, findReceiptCode, issueReceipt } from './index.ts'
import { findReceiptViolations } from './invariants.sql.ts'
import { checkReceipt } from './rules.ts'

const db = await freshDatabase()
const ENDED = new Date('2026-03-02T15:01:00.000Z')

/** Ana buys R$ 100, holds R$ 39,90, consults Luna for a minute at R$ 3,99, and gets the rest back. */
async function createConsultation(ana: string, luna: string, id = randomUUID()) {
  await postJournals(db, [
    {
      key: `payment:${id}:paid`,
      subject: { kind: 'payment', id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 10_000n }],
    },
  ])
  await postJournals(db, [
    {
      key: `hold:${id}:1`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_hold',
      postings: [{ from: availableOf(ana), to: reservedOf(ana), amount: 3_990n }],
    },
  ])
  await postJournals(db, [
    {
      key: `capture:${id}:199`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_capture',
      postings: [{ from: reservedOf(ana), to: toClearOf(luna), amount: 199n }],
    },
  ])
  const rest = [
    { from: reservedOf(ana), to: toClearOf(luna), amount: 81n },
    { from: reservedOf(ana), to: COMMISSION, amount: 119n },
  ]
  await postJournals(db, [
    {
      key: `capture:${id}:399`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_capture',
      postings: rest,
    },
  ])
  await postJournals(db, [
    {
      key: `release:${id}`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_release',
      postings: [{ from: reservedOf(ana), to: availableOf(ana), amount: 3_591n }],
    },
  ])
  return {
    id,
    issue: () =>
      inTransaction(db, (tx) =>
        issueReceipt(tx, {
          subject: `consultation:${id}`,
          personIds: [ana, luna],
          content: contentOf(id),
          at: ENDED,
        }),
      ),
  }
}

const contentOf = (id: string) => ({
  kind: 'consultation',
  consultation: id,
  channel: 'chat',
  pricePerMinuteCents: 399n,
  segments: [{ from: new Date('2026-03-02T15:00:00.000Z'), to: ENDED }],
  billedMs: 60_000n,
  chargedCents: 399n,
  commissionCents: 119n,
  commissionBps: 3_000,
  consultantCents: 280n,
  heldCents: 3_990n,
  releasedCents: 3_591n,
  refundedCents: 0n,
  startedAt: new Date('2026-03-02T15:00:00.000Z'),
  endedAt: ENDED,
  endReason: 'by_client',
})

test('finds Ana’s receipt by its code in any spelling, and every check holds', async () => {
  const { id, issue } = await createConsultation(randomUUID(), randomUUID())
  const { code } = await issue()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const proof = await findReceipt(db, code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l'))
  expect((await checkReceipt(proof, digest)).filter(({ holds }) => !holds)).toEqual([])
  expect(JSON.parse(proof.content).journals.map(({ key }: { key: string }) => key)).toEqual([
    `hold:${id}:1`,
    `capture:${id}:199`,
    `capture:${id}:399`,
    `release:${id}`,
  ])
  expect(await findReceiptCode(db, `consultation:${id}`)).toBe(code)
})

test('issues one receipt when asked twenty times at once', async () => {
  const { issue } = await createConsultation(randomUUID(), randomUUID())
  expect(new Set((await Promise.all(Array.from({ length: 20 }, issue))).map(({ code }) => code)).size).toBe(1)
})

test('chains the receipts of one person, also when issued at the same time', async () => {
  const [ana, luna] = [randomUUID(), randomUUID()]
  const consultations = await Promise.all(Array.from({ length: 5 }, () => createConsultation(ana, luna)))
  const proofs = await Promise.all(
    (await Promise.all(consultations.map(({ issue }) => issue()))).map(({ code }) => findReceipt(db, code)),
  )
  const after = new Map(proofs.map((proof) => [proof.previous, proof.hash]))
  let [head, length] = [GENESIS_HASH, 0]
  for (let next = after.get(head); next; next = after.get(head)) [head, length] = [next, length + 1]
  expect(length).toBe(5)
})

test.each(['ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'nada', '', '💜', "'; drop table receipts"])(
  'finds no receipt for the code %j',
  async (code) => {
    await expect(findReceipt(db, code)).rejects.toMatchObject({ status: 404, code: 'receipts.not_found' })
  },
)

test('knows when somebody last paid by card, until then', async () => {
  const [ana, bia] = [randomUUID(), randomUUID()]
  const daysLater = (days: number) => new Date(ENDED.getTime() + days * 86_400_000)
  const pay = (personId: string, method: string, at: Date) =>
    inTransaction(db, (tx) =>
      issueReceipt(tx, {
        subject: `payment:${randomUUID()}`,
        personIds: [personId],
        content: { kind: 'payment', paymentId: randomUUID(), method, paidAt: at },
        at,
      }),
    )
  await pay(ana, 'card', daysLater(-40))
  await pay(ana, 'card', daysLater(-20))
  await pay(ana, 'pix', daysLater(-10))
  await pay(ana, 'card', daysLater(0.01))
  await pay(bia, 'card', ENDED)
  expect(await findLastCardPayment(db, { personId: ana, act: '-', until: daysLater(-30) })).toEqual(daysLater(-40))
  expect(await findLastCardPayment(db, { personId: ana, act: '-', until: ENDED })).toEqual(daysLater(-20))
  expect(await findLastCardPayment(db, { personId: bia, act: '-', until: ENDED })).toEqual(ENDED)
  expect(await findLastCardPayment(db, { personId: randomUUID(), act: '-', until: ENDED })).toBeUndefined()
})

test('shows the purchase and the consultation once each on Ana’s statement, with matching balances', async () => {
  const [ana, luna] = [randomUUID(), randomUUID()]
  const { issue } = await createConsultation(ana, luna)
  const { code } = await issue()
  const { lines, next } = await readStatement(db, { personId: ana, cursor: undefined })
  expect(
    lines.map(({ words, amountCents, balanceCents, receiptCode }) => [words, amountCents, balanceCents, receiptCode]),
  ).toEqual([
    ['Consulta', -399n, 9_601n, code],
    ['Compra de créditos', 10_000n, 10_000n, null],
  ])
  expect(next).toBeNull()
  expect(
    (await readStatement(db, { personId: luna, cursor: undefined })).lines.map(({ words, amountCents }) => [
      words,
      amountCents,
    ]),
  ).toEqual([['Consulta', 280n]])
})

test('keeps all invariants of receipts and of the ledger', async () => {
  expect([...(await findReceiptViolations(db)), ...(await findLedgerViolations(db))]).toEqual([])
})
