import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { expireBonusesOf } from '#domains/wallet/bonus/expire-bonuses.ts'
import { availableOf, grantBonus, grantMinutes, insertDebt, lockSpendable, postJournal } from '#domains/wallet/index.ts'
import { COMMISSION } from '#domains/wallet/rules.ts'
import { clockAt } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { applyGatewayState } from './apply-gateway-state.ts'
import { endRefund } from './refunds/end-refund.ts'
import { listDueRefunds } from './refunds/sql.ts'

let db: Db
beforeAll(async () => {
  db = await freshDatabase({ max: 6 })
})

/** Ana paid R$ 50,00; a part of that bought minutes. She owes something for it, and has bonus that ends tomorrow. */
async function anaWhoOwes() {
  const fixture = openPaymentFixture(db)
  const ana = await fixture.client('Ana')
  const payment = await fixture.buy(ana)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  const [at, paymentId] = [fixture.time.now(), payment.id]
  const tomorrow = new Date(at.getTime() + 86_400_000)
  const of = { id: randomUUID(), personId: ana, paymentId }
  await inTransaction(db, async (tx) => {
    const minutes = { kind: 'package', title: 'Dez minutos', value: 1_000n, totalMs: 600_000n, ceiling: 500n } as const
    await grantMinutes(tx, { ...of, ...minutes, isFromBalance: true, grantedAt: at, expiresAt: tomorrow })
    await grantBonus(tx, { ...of, paymentId: null, amount: 500n, grantedAt: at, expiresAt: tomorrow })
  })
  return { fixture, ana, payment, at, tomorrow }
}
type Ana = Awaited<ReturnType<typeof anaWhoOwes>>

const owe = ({ ana, payment, at }: Ana) =>
  inTransaction(db, (tx) => insertDebt(tx, { id: randomUUID(), personId: ana, paymentId: payment.id, amount: 1n, at }))

async function chargeOf({ fixture, payment }: Ana) {
  const found = await fixture.gateway.findById(payment.id)
  if (found.outcome !== 'found') throw new Error('the gateway knows no such charge')
  return found.charge
}
const dispute = { gatewayId: 'D1', amount: 5_000n, reason: 'Não reconhece', openedAt: new Date() }

const debts = (tx: Tx, { ana }: Ana) => tx`select from wallet_debts where person_id = ${ana} for update`
const packs = (tx: Tx, { ana }: Ana) => tx`select from minute_packs where person_id = ${ana} for update`

/** `prepare` answers the verb that waits for `held`. */
const VERBS: [name: string, held: typeof debts, prepare: (ana: Ana) => Promise<() => Promise<unknown>>][] = [
  [
    'bonus that expires',
    debts,
    async (it) => {
      await owe(it)
      return () => expireBonusesOf(db, it.ana, clockAt(it.tomorrow))
    },
  ],
  [
    'a refund that the gateway refuses',
    debts,
    async (it) => {
      await it.fixture.refund(it.payment, 1_000n)
      await owe(it)
      const due = await listDueRefunds(db, { gateway: it.payment.gateway, now: it.tomorrow, most: 100, aside: [] })
      const refund = due.find(({ paymentId }) => paymentId === it.payment.id)!
      return () => endRefund(it.fixture.context, refund, { state: 'refused', why: null })
    },
  ],
  [
    'a lost case whose credit came back',
    packs,
    async (it) => {
      const { fixture, ana } = it
      const charge = await chargeOf(it)
      await fixture.spend(ana, 2_000n)
      await applyGatewayState(fixture.context, { ...charge, dispute: { ...dispute, state: 'opened' } })
      const postings = [{ from: COMMISSION, to: availableOf(ana), amount: 2_000n }]
      await postJournal(db, {
        key: `refund:${randomUUID()}:1`,
        subject: { kind: 'consultation', id: randomUUID(), n: 1 },
        kind: 'refund',
        postings,
      })
      return () => applyGatewayState(fixture.context, { ...charge, dispute: { ...dispute, state: 'lost' } })
    },
  ],
]

test.each(VERBS)('%s locks no account while it waits for minutes or debts', async (_, held, prepare) => {
  const ana = await anaWhoOwes()
  const act = await prepare(ana)
  let acting: Promise<unknown> | undefined
  await inTransaction(db, async (tx) => {
    await held(tx, ana)
    acting ??= act()
    await untilOneWaitsForLock(db)
    await tx`set local lock_timeout = '50ms'`
    await lockSpendable(tx, ana.ana)
  }).finally(() => acting)
})
