import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, promotionalOf } from '#domains/wallet/rules.ts'
import { CREDITS, SINGLE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'

const db = await freshDatabase()
const orders = await openOrderFixture(db)
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

type Act = { id: string; ana: string; luna: string }

const clock = () => orders.payments.time.clock
const withdraw = (personId: string, amount: bigint) =>
  withdrawCredit(db, { id: randomUUID(), personId, amount, clock: clock() })
const has = (personId: string) =>
  Promise.all([availableOf, promotionalOf].map((account) => balanceOf(db, account(personId))))

/** Paid by Pix in full; of her balance, nothing. */
async function buyFor(ana: string, slug: string, luna: string) {
  const [{ id }, paymentId] = [await orders.place(ana, slug, luna), randomUUID()]
  await orders.pay({ id, personId: ana }, 0n, paymentId)
  await orders.payAtBank(paymentId)
  return id
}

async function decline({ id, ana, luna }: Act) {
  await askQuestion(db, { id, clientId: ana, text: 'Devo aceitar o trabalho em outra cidade?', clock: clock() })
  await declineQuestion(db, { id, consultantId: luna, reason: 'Não posso agora.', clock: clock() })
}

// Withdrawals go through the payments whose time limit ends first, so this one leaves through that of the credits.
test.each<[string, slug: string, becomesCredit: (act: Act) => Promise<unknown>, value: bigint]>([
  [
    'minutes of a consultant who was blocked',
    SINGLE.slug,
    ({ ana, luna }) => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: clock() }),
    9_980n,
  ],
  ['a question that was declined', WRITTEN.slug, decline, 1_990n],
])(
  'credit of %s is withdrawn once: cancelling returns nothing of what other purchases brought',
  async (_, slug, becomesCredit, value) => {
    const ana = await orders.payments.client('Ana')
    const luna = await aConsultant(db, 'Luna', 499n)
    await orders.buy(ana, { slug: CREDITS.slug })
    const id = await buyFor(ana, slug, luna)
    await becomesCredit({ id, ana, luna })
    expect(await has(ana)).toEqual([5_000n + value, 200n])
    const part = value / 2n
    expect(await withdraw(ana, part)).toMatchObject({ bonusTaken: 0n, keptBack: 0n })
    expect(await orders.termsOf(id, ana)).toMatchObject({ toOriginCents: value - part, toCreditCents: 0n })
    expect(await withdraw(ana, value - part)).toMatchObject({ bonusTaken: 0n, keptBack: 0n })
    expect(await orders.termsOf(id, ana)).toMatchObject({ toOriginCents: 0n, toCreditCents: 0n, toBalanceCents: 0n })
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'orders.cancellation_nothing_left' })
    expect(await has(ana), 'the credits, with their bonus').toEqual([5_000n, 200n])
  },
)

test('credits that were withdrawn through an older payment are not cancelled at the cost of newer ones', async () => {
  const ana = await orders.payments.client('Ana')
  await orders.buyCredits(ana, 5_000n)
  await orders.payments.spend(ana, 5_000n)
  const { id } = await orders.buy(ana, { slug: CREDITS.slug })
  await withdraw(ana, 5_000n)
  await orders.buy(ana, { slug: CREDITS.slug })
  expect(await has(ana)).toEqual([5_000n, 200n])
  expect(await orders.termsOf(id, ana)).toMatchObject({ toOriginCents: 0n })
  await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'orders.cancellation_nothing_left' })
  expect(await has(ana)).toEqual([5_000n, 200n])
})
