import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { withdrawCredit } from './withdraw-credit.ts'

test('contested credit that a room releases while a withdrawal begins does not leave', async () => {
  const db = await freshDatabase()
  const orders = await openOrderFixture(db)
  const ana = await orders.payments.client('Ana')
  const paymentId = await orders.buyCredits(ana, 5_000n)
  const room = randomUUID()
  const moves = (act: string, from: string, to: string) =>
    inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: randomUUID(),
          kind: 'moved',
          subject: { kind: 'consultation', id: act },
          postings: [{ from, to, amount: 5_000n }],
        },
      ]),
    )
  await moves(room, availableOf(ana), reservedOf(ana))
  await orders.says(paymentId, 'opened')
  const release = () => moves(room, reservedOf(ana), availableOf(ana))
  let isReleased = false
  // Read once the withdrawal has begun, and before it locks anything.
  const clock: typeof orders.payments.time.clock = async (sql) => {
    if (!isReleased) await release()
    isReleased = true
    return orders.payments.time.clock(sql)
  }
  const asked = { id: randomUUID(), personId: ana, amount: 5_000n, cpf: '529.982.247-25', clock }
  await expect(withdrawCredit(db, asked)).rejects.toMatchObject({ code: 'payments.withdrawal_too_large' })
  expect([isReleased, await balanceOf(db, availableOf(ana))]).toEqual([true, 0n])
})
