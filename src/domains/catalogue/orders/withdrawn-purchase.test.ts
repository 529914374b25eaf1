import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { decideWithdrawal } from '#domains/payments/withdrawals/decide-withdrawal.ts'
import { readWithdrawals } from '#domains/payments/withdrawals/read-withdrawals.ts'
import { bonusOfWithdrawal } from '#domains/payments/withdrawals/rules.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, COMMISSION, promotionalOf, PROMOTION_COST, reservedOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { CREDITS } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'

const DAY_S = 86_400

const db = await freshDatabase()
const orders = await openOrderFixture(db)
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

const withdraw = (personId: string, amount: bigint, more: { seenKeptBack?: bigint; cpf?: string } = {}) =>
  withdrawCredit(db, { id: randomUUID(), personId, amount, clock: orders.payments.time.clock, ...more })
const seenBy = (personId: string) => readWithdrawals(db, personId, orders.payments.time.now())
const has = (personId: string) =>
  Promise.all([availableOf, promotionalOf].map((account) => balanceOf(db, account(personId))))
const move = (from: string, to: string, amount: bigint, key = `act:${randomUUID()}`) =>
  inTransaction(db, (tx) =>
    postJournals(tx, [
      { key, kind: 'act', subject: { kind: 'consultation', id: key }, postings: [{ from, to, amount }] },
    ]),
  )
const spendBonus = (personId: string, amount: bigint) => move(promotionalOf(personId), COMMISSION, amount)

describe('Ana withdraws credit that came with a bonus', () => {
  test('the whole credit takes the whole bonus along, however often she buys again', async () => {
    const ana = await orders.payments.client('Ana')
    for (const round of [1, 2]) {
      await orders.buy(ana, { slug: CREDITS.slug })
      expect(await has(ana), `round ${round}`).toEqual([5_000n, 200n])
      expect(await withdraw(ana, 5_000n)).toMatchObject({ bonusTaken: 200n, keptBack: 0n })
      expect(await has(ana), `round ${round}`).toEqual([0n, 0n])
    }
  })

  test('a part of it takes its share, and what was spent is kept back from what leaves', async () => {
    const ana = await orders.payments.client('Ana')
    const { paymentId } = await orders.buy(ana, { slug: CREDITS.slug })
    await spendBonus(ana, 150n)
    const cost = await balanceOf(db, PROMOTION_COST)
    expect(await withdraw(ana, 1_000n), 'the share is 40').toMatchObject({ bonusTaken: 40n, keptBack: 0n })
    expect(await has(ana)).toEqual([4_000n, 10n])
    const shown = await seenBy(ana)
    expect(bonusOfWithdrawal(4_000n, shown.sources)).toMatchObject({ taken: 10n, keptBack: 150n })
    await withdraw(ana, 4_000n)
    expect(await has(ana)).toEqual([0n, 0n])
    expect((await balanceOf(db, PROMOTION_COST)) - cost, '50 unspent and 150 spent').toBe(200n)
    await orders.payments.wait(2)
    const returned = await db`select sum(amount)::bigint as sum from payment_refunds where payment_id = ${paymentId}`
    expect(returned).toEqual([{ sum: 4_850n }])
  })

  test('credit that was bought later without a bonus leaves nothing behind', async () => {
    const ana = await orders.payments.client('Ana')
    await orders.buy(ana, { slug: CREDITS.slug })
    await spendBonus(ana, 200n)
    await orders.payments.spend(ana, 5_000n)
    const payment = await orders.payments.buy(ana, 5_000n)
    await orders.payments.press(payment, 'pagar')
    await orders.payments.wait(6)
    expect(await withdraw(ana, 5_000n)).toMatchObject({ bonusTaken: 0n, keptBack: 0n })
  })

  test('is refused when more would be kept back than was shown, and while a consultation may release a part', async () => {
    const ana = await orders.payments.client('Ana')
    await orders.buy(ana, { slug: CREDITS.slug })
    const room = `hold:${ana}:1`
    await move(promotionalOf(ana), reservedOf(ana), 200n, room)
    await expect(withdraw(ana, 5_000n)).rejects.toMatchObject({ code: 'wallet.bonus_in_use' })
    await move(reservedOf(ana), COMMISSION, 200n)
    await inTransaction(db, (tx) => postJournals(tx, [], [room]))
    await expect(withdraw(ana, 5_000n, { seenKeptBack: 0n })).rejects.toMatchObject({
      code: 'payments.withdrawal_bonus_changed',
    })
    expect(await has(ana)).toEqual([5_000n, 0n])
    expect(await withdraw(ana, 5_000n, { seenKeptBack: 200n })).toMatchObject({ keptBack: 200n })
  })

  test('is told that the bonus does not return when the transfer fails', async () => {
    const ana = await orders.payments.client('Ana')
    await orders.buy(ana, { slug: CREDITS.slug })
    orders.payments.time.pass(100 * DAY_S)
    const { id } = await withdraw(ana, 5_000n, { cpf: '529.982.247-25' })
    const by = await orders.payments.client('Íris')
    const { clock } = orders.payments.time
    await decideWithdrawal(db, { id, state: 'failed', note: 'A chave é de outra pessoa.', by, clock })
    expect(await has(ana)).toEqual([5_000n, 0n])
    const [mail] = await db<{ template: { paragraphs: string[] } }[]>`
      select template from mails where key = ${`withdrawal:${id}:failed`}`
    expect(mail!.template.paragraphs.at(-1)).toBe('O bônus de R$\u00a02,00 que terminou com o pedido não volta.')
  })

  test('cancelling the rest of the purchase takes only what the withdrawal left', async () => {
    const ana = await orders.payments.client('Ana')
    const { id } = await orders.buy(ana, { slug: CREDITS.slug })
    await withdraw(ana, 2_500n)
    expect(await has(ana)).toEqual([2_500n, 100n])
    await spendBonus(ana, 30n)
    await orders.cancel(id, ana)
    expect(await has(ana)).toEqual([0n, 0n])
  })
})
