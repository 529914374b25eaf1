import { expect, test } from 'vitest'
import { closeAccount, type PersonalData } from '#domains/accounts/index.ts'
import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { endConsultation } from '#domains/consultations/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { findLastJournal } from '#domains/wallet/sql.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { personalData } from '#server/personal-data.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { openPayoutFixture } from '#test/support/payout-fixture.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'

// Money that is on its way to somebody keeps the account open, and what comes later finds its way.

const close = (db: Db, personId: string, at: Date, parts: readonly PersonalData[] = personalData) =>
  inTransaction(db, (tx) => closeAccount(tx, parts, { personId, at }))
const inBalance = (amount: string) => expect.stringMatching(new RegExp(`^R\\$\\s${amount} em saldo`))

/** Bia's R$ 50,00 are on their way back, and the bank will refuse them. */
async function refundToBeRefused() {
  const fixture = openPaymentFixture(await freshDatabase())
  const bia = await fixture.client('Bia')
  const payment = await fixture.buy(bia, 5_000n)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  await fixture.press(payment, 'recusar-devolucao')
  await fixture.refund(payment, 5_000n)
  const closeBia = () => close(fixture.context.db, bia, fixture.time.now())
  return { fixture, payment, closeBia }
}

test('a refund that the bank may still refuse has to be settled: its money would be credit of a closed account', async () => {
  const { fixture, payment, closeBia } = await refundToBeRefused()
  expect(await closeBia()).toEqual(['uma devolução a caminho, que o banco ainda pode recusar'])
  await fixture.wait(90, 5)
  expect(await closeBia(), 'refused').toEqual([inBalance('50,00')])
  await fixture.press(payment, 'devolver-na-hora')
  await fixture.refund(payment, 5_000n)
  await fixture.wait(10)
  expect(await closeBia(), 'made').toEqual([])
})

test('money that comes back while the account is being closed keeps it open', async () => {
  const db = await freshDatabase()
  const bia = await aClient(db, 'Bia')
  const [money, ...others] = personalData
  const comesBack: PersonalData = { unsettled: () => credit(db, bia, 5_000n).then(() => []) }
  expect(await close(db, bia, NOON, [money!, comesBack, ...others])).toEqual([inBalance('50,00')])
})

test('what a rule gives back by itself has to be settled: it would be credit of a closed account', async () => {
  const db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  const [ana, luna] = [await aClient(db, 'Ana', 1_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
  const left = new MeteredConsultation(db, { client: ana, consultant: luna })
  await left.begin()
  await left.converse(0, 60)
  await endConsultation(db, { id: left.id, personId: luna, clock })
  const closeAna = async () => close(db, ana, await clock(db))
  expect(await closeAna()).toEqual([expect.stringContaining(' em saldo'), 'um reembolso automático a caminho'])
  await refundAutomatically(db, { consultationId: left.id, clock })
  expect(await closeAna()).toEqual([inBalance('10,00')])
  const out = { from: availableOf(ana), to: GATEWAY, amount: 1_000n }
  await inTransaction(db, (tx) =>
    postJournals(tx, [
      {
        key: 'test:out',
        subject: { kind: 'consultation', id: 'out' },
        kind: 'payment_payback',
        postings: [out],
      },
    ]),
  )
  expect(await closeAna()).toEqual([])
})

test('a payout that the bank gives back after its consultant closed the account is paid again', async () => {
  const db = await freshDatabase()
  const [day, sol] = [86_400, await aConsultant(db, 'Sol')]
  let returned: { afterSeconds: number; reason: 'account_closed' } | undefined
  returned = { afterSeconds: 2 * day, reason: 'account_closed' }
  const fixture = openPayoutFixture(db, {
    time: settableClock(new Date()),
    behave: () => ({ answer: 'given', decidedAfterSeconds: 5, rings: 1, ...(returned && { returned }) }),
  })
  await fixture.earn(sol, 5_000n)
  await fixture.ask(sol, 5_000n)
  await fixture.wait(12)
  expect(await close(db, sol, fixture.time.now())).toEqual([])
  returned = undefined
  for (let days = 0; days < 10; days++) {
    fixture.time.pass(day)
    await fixture.weekly()
    await fixture.wait(12, 3)
  }
  expect(await fixture.moneyOf(sol)).toEqual({ free: 0n, aside: 0n, paid: 5_000n })
  expect(await db`select state, cause from payouts order by asked_at`).toEqual([
    { state: 'returned', cause: 'asked' },
    { state: 'paid', cause: 'leaving' },
  ])
})

test('money of a client whose account is closed is found as a violation', async () => {
  const db = await freshDatabase()
  const ana = await aClient(db, 'Ana', 0n)
  expect(await close(db, ana, await clock(db))).toEqual([])
  expect(await findLedgerViolations(db)).toEqual([])
  await credit(db, ana, 5_000n)
  const found = [{ rule: 'M5', subject: availableOf(ana), detail: '5000 of a person whose account is closed' }]
  expect(await findLedgerViolations(db)).toEqual(found)
  const last = (await findLastJournal(db)) - 1n
  expect(await findLedgerViolations(db, { after: last, through: null, suspects: [] })).toEqual(found)
})
