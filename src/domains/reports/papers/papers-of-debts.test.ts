import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { issueReceipt } from '#domains/receipts/index.ts'
import { collectEarningsDebts, oweEarnings } from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, GATEWAY, type Journal, toClearOf } from '#domains/wallet/rules.ts'
import { earningsClearedJournal } from '#domains/wallet/earnings/rules.ts'
import { readEarnings } from '#domains/wallet/earnings/read-earnings.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { postJournals } from '#domains/wallet/sql.ts'
import { refundJournal } from '#domains/claims/journals.ts'
import { askedJournal, paidJournal, returnedJournal } from '#domains/payouts/journals.ts'
import type { Db, Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant, aPerson } from '#test/support/people.ts'
import { readMyReport } from '../sums/read-my-report.ts'
import { resultOf } from '../sums/rules.ts'
import { streamCsv } from '../sums/stream-csv.ts'
import { writeIncomePaper } from './write-income-paper.ts'

type Journals = Parameters<typeof postJournals>[1]
const within = (db: Db, instant: string, work: (tx: Tx) => Promise<unknown>) =>
  db.begin(async (tx) => {
    await tx`select set_config('sensitivos.instant', ${instant}, true)`
    await work(tx)
  })
const at = (db: Db, instant: string, journals: Journals) =>
  within(db, instant, async (tx) => expect(await postJournals(tx, journals)).toEqual(journals.map(() => 'posted')))

/** Luna's part of a consultation that cost Ana 100 reais: 70, cleared. */
async function cleared(db: Db, { ana, luna, when }: { ana: string; luna: string; when: string }) {
  const id = randomUUID()
  await at(db, when, [
    {
      key: `payment:${id}:paid`,
      subject: { kind: 'payment', id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 10_000n }],
    },
    {
      key: `capture:${id}:1`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_capture',
      postings: [
        { from: availableOf(ana), to: toClearOf(luna), amount: 7_000n },
        { from: availableOf(ana), to: COMMISSION, amount: 3_000n },
      ],
    },
    earningsClearedJournal(id, toClearOf(luna), 7_000n),
  ])
  return id
}
const YEAR = { from: '2018-01-01', to: '2018-12-31' }

test('income of a year leaves out what was refunded, also what later earnings paid as a debt', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  const first = await cleared(db, { ana, luna, when: '2018-02-01T15:00:00Z' })
  const payout = { id: randomUUID(), consultantId: luna, amount: 7_000n }
  await at(db, '2018-02-09T15:00:00Z', [askedJournal(payout), paidJournal(payout)])
  // The whole is refunded at Luna's cost while nothing is available to her, as postRefund does it.
  await within(db, '2018-02-10T15:00:00Z', async (tx) => {
    const owed = {
      id: `${first}-1`,
      subject: { kind: 'consultation', id: first, n: 1 } as const,
      consultantId: luna,
      clientId: ana,
      amount: 7_000n,
      at: new Date('2018-02-10T15:00:00Z'),
    }
    const taken = await oweEarnings(tx, owed)
    const shares = { toCredit: 10_000n, toBonus: 0n, fromEarnings: 7_000n, fromCommission: 3_000n }
    await postJournals(
      tx,
      refundJournal({
        ...shares,
        subject: { kind: 'consultation', id: first },
        clientId: ana,
        consultantId: luna,
        n: 1,
        bearer: 'consultant',
        ofMinutes: [],
        cleared: taken,
      }),
    )
  })
  await cleared(db, { ana, luna, when: '2018-03-01T15:00:00Z' })
  await within(db, '2018-03-08T15:00:00Z', async (tx) => expect(await collectEarningsDebts(tx, luna)).toBe(7_000n))
  // She got 70 reais of two consultations, and 70 went back.
  const report = await readMyReport(db, { personId: luna, ...YEAR })
  const { days } = await readEarnings(db, luna, new Date('2018-03-09T15:00:00Z'))
  expect(
    days.reduce((sum, { earnedCents }) => sum + earnedCents, 0n),
    'the screen of earnings',
  ).toBe(7_000n)
  const income = await writeIncomePaper(db, luna, '2018', new Date('2019-01-10T15:00:00Z'))
  const ofYear = income.sections.slice(1, 4).map(({ lines }) => lines.at(-1)!.value)
  expect(ofYear, 'the paper for the tax').toEqual(['R$\u00a0100,00', 'R$\u00a030,00', 'R$\u00a070,00'])
  expect(resultOf(report.days, 'consultor'), 'the report').toBe(7_000n)
})

test('a payout that came back in the next year leaves the closed year as it was, and both are on the statement', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  await cleared(db, { ana, luna, when: '2018-11-01T15:00:00Z' })
  const payout = { id: randomUUID(), consultantId: luna, amount: 7_000n }
  await at(db, '2018-12-20T15:00:00Z', [askedJournal(payout), paidJournal(payout)])
  await foldLedger(db, 'statement', addStatementLines)
  const before = await readMyReport(db, { personId: luna, ...YEAR })
  await at(db, '2019-01-05T15:00:00Z', [returnedJournal(payout)])
  const lines = (await readStatement(db, { personId: luna, cursor: undefined })).lines.map(({ words }) => words)
  expect.soft(lines).toEqual(['Saque devolvido', 'Saque para o banco', 'Consulta'])
  expect.soft(await readMyReport(db, { personId: luna, ...YEAR })).toEqual(before)
  await foldLedger(db, 'statement', addStatementLines)
  expect(await readMyReport(db, { personId: luna, ...YEAR })).toEqual(before)
})

test('a second refund of one purchase leaves the first one in its year', async () => {
  const db = await freshDatabase()
  const [ana, id] = [await aPerson(db, 'Ana', 'client'), randomUUID()]
  const back = (n: number): Journal => ({
    key: `payback:${id}:${n}`,
    subject: { kind: 'payment_refund', id, n },
    kind: 'payment_payback',
    postings: [{ from: availableOf(ana), to: GATEWAY, amount: 1_000n }],
  })
  await at(db, '2018-12-01T15:00:00Z', [
    {
      key: `payment:${id}:paid`,
      subject: { kind: 'payment', id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 5_000n }],
    },
    back(1),
  ])
  const before = await readMyReport(db, { personId: ana, ...YEAR })
  await at(db, '2019-01-05T15:00:00Z', [back(2)])
  expect(await readMyReport(db, { personId: ana, ...YEAR })).toEqual(before)
})

test('a compensation that later earnings pay has the name of one that was paid at once', async () => {
  const db = await freshDatabase()
  const [ana, luna, booking] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna'), randomUUID()]
  const now = new Date('2018-02-10T15:00:00Z')
  await within(db, now.toISOString(), (tx) =>
    oweEarnings(tx, {
      id: `booking-${booking}`,
      subject: { kind: 'booking', id: booking },
      consultantId: luna,
      clientId: ana,
      amount: 1_000n,
      at: now,
    }),
  )
  await cleared(db, { ana, luna, when: '2018-03-01T15:00:00Z' })
  await within(db, '2018-03-08T15:00:00Z', (tx) => collectEarningsDebts(tx, luna))
  const { lines } = await readStatement(db, { personId: luna, cursor: undefined })
  expect(lines[0]!.words).toBe('Bônus a quem esperou por você, pela sua falta')
})

test('the spreadsheet names the receipt of a payout, as the statement on the screen does', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  await cleared(db, { ana, luna, when: '2018-11-01T15:00:00Z' })
  const payout = { id: randomUUID(), consultantId: luna, amount: 7_000n }
  await at(db, '2018-12-20T15:00:00Z', [askedJournal(payout), paidJournal(payout)])
  const when = new Date('2018-12-20T15:00:00Z')
  const content = {
    kind: 'payout' as const,
    payoutId: payout.id,
    amountCents: 7_000n,
    pixKey: '***',
    endToEndId: 'E',
    askedAt: when,
    paidAt: when,
  }
  await within(db, '2018-12-20T15:00:00Z', (tx) =>
    issueReceipt(tx, { subject: `payout:${payout.id}`, personIds: [luna], content, at: when }),
  )
  const { lines } = await readStatement(db, { personId: luna, cursor: undefined })
  expect(lines[0]!.receiptCode).toMatch(/./)
  const text = await new Response(streamCsv(db, luna, YEAR)).text()
  expect(text.trimEnd().split('\r\n').at(-1)!.split(';').at(-1)).toBe(lines[0]!.receiptCode)
})
