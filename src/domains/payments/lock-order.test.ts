import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { grantMinutes, lockSpendable } from '#domains/wallet/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { applyGatewayState } from './apply-gateway-state.ts'

let db: Db
beforeAll(async () => {
  db = await freshDatabase({ max: 6 })
})

/** Ana paid R$ 50,00; a part of that bought minutes. */
async function anaWithMinutes() {
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
  })
  return { fixture, ana, payment }
}
type Ana = Awaited<ReturnType<typeof anaWithMinutes>>

async function chargeOf({ fixture, payment }: Ana) {
  const found = await fixture.gateway.findById(payment.id)
  if (found.outcome !== 'found') throw new Error('the gateway knows no such charge')
  return found.charge
}
const dispute = { gatewayId: 'D1', amount: 5_000n, reason: 'Não reconhece', openedAt: new Date() }

const packs = (tx: Tx, { ana }: Ana) => tx`select from minute_packs where person_id = ${ana} for update`

test('a lost case locks no account while it waits for minutes', async () => {
  const ana = await anaWithMinutes()
  const { fixture } = ana
  const charge = await chargeOf(ana)
  await applyGatewayState(fixture.context, { ...charge, dispute: { ...dispute, state: 'opened' } })
  let acting: Promise<unknown> | undefined
  await inTransaction(db, async (tx) => {
    await packs(tx, ana)
    acting ??= applyGatewayState(fixture.context, { ...charge, dispute: { ...dispute, state: 'lost' } })
    await untilOneWaitsForLock(db)
    await tx`set local lock_timeout = '50ms'`
    await lockSpendable(tx, ana.ana)
  }).finally(() => acting)
})
