import { expect, test } from 'vitest'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { CANDLE, openGoodsFixture, some } from '#test/support/goods-fixture.ts'
import { goodsCheck } from './check-goods.ts'
import { findGoodsViolations } from './invariants.sql.ts'

const db = await freshDatabase()
const shop = await openGoodsFixture(db)

test('the watchdog finds pieces, money and parts of lines that do not agree, until they are repaired', async () => {
  const ana = await shop.orders.anaWith(20_000n)
  const { id, total } = await shop.order(ana, [some(CANDLE, 2)])
  const found = async () => (await findGoodsViolations(db)).map(({ rule, subject }) => [rule, subject])
  const watched = async () =>
    (await checkInvariants(db, goodsCheck, { error: () => {} })).map(({ rule, subject }) => [rule, subject])
  expect(await watched()).toEqual([])
  const tamper = (change: string) =>
    ownerOf(db).begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(change)
    })
  const steps: readonly [rule: string, breaks: string, mends: string][] = [
    [
      'O1',
      `update shop_stock_movements set change = -1 where order_id = '${id}'`,
      `update shop_stock_movements set change = -2 where order_id = '${id}'`,
    ],
    [
      'O2',
      `update catalogue_orders set price = price + 1, from_balance = from_balance + 1 where id = '${id}'`,
      `update catalogue_orders set price = price - 1, from_balance = from_balance - 1 where id = '${id}'`,
    ],
    [
      'O3',
      `update catalogue_goods_lines set from_balance = 1 where order_id = '${id}'`,
      `update catalogue_goods_lines set from_balance = ${total} where order_id = '${id}'`,
    ],
  ]
  await shop.orders.pay({ id, personId: ana }, total)
  expect(await watched()).toEqual([])
  for (const [rule, breaks, mends] of steps) {
    await tamper(breaks)
    expect(await found(), rule).toContainEqual([rule, id])
    await tamper(mends)
    expect(await found(), rule).toEqual([])
  }
})
