import { afterAll, expect, test } from 'vitest'
import { orderedOf } from '#domains/wallet/rules.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { PACKAGE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { reservedCheck } from './check-reserved.ts'

const db = await freshDatabase()
const luna = await aConsultant(db, 'Luna', 299n)
const orders = await openOrderFixture(db)
afterAll(async () => expect(await orders.violations()).toEqual([]))

test('the watchdog finds money that is reserved for nothing, until it is repaired, for orders and for questions', async () => {
  const ana = await orders.anaWith(9_000n)
  const order = await orders.place(ana, PACKAGE.slug)
  await orders.pay(order, 4_990n)
  const question = await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 1_990n)
  const found = async () =>
    (await checkInvariants(db, reservedCheck, { error: () => {} })).map(({ rule, subject }) => [rule, subject])
  expect(await found()).toEqual([])
  const owner = ownerOf(db)
  const tamper = (change: number) =>
    owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update catalogue_orders set reserved = reserved + ${change} where id = ${order.id}`
      await tx`update written_questions set held = held + ${change} where id = ${question.id}`
    })
  await tamper(-1)
  expect(await found()).toEqual([
    ['L8', ana],
    ['L8', ana],
  ])
  expect(await found(), 'at every run').toHaveLength(2)
  await tamper(1)
  expect(await found()).toEqual([])
  await owner`update invariant_watermarks set position = ${String(Number.parseInt(ana.slice(0, 4), 16) >> 6)}
    where name = 'reserved money: slice'`
  const postings = [{ from: 'platform:gateway', to: orderedOf(ana), amount: '1' }]
  await owner`select post_journal(${`order:${order.id}:99`}, 'order_reserved', 'order', ${order.id}, null,
    ${JSON.stringify(postings)}::text::jsonb)`
  expect(await found(), 'money that came without an order').toEqual([['L8', ana]])
  const back = [{ from: orderedOf(ana), to: 'platform:gateway', amount: '1' }]
  await owner`select post_journal(${`order:${order.id}:100`}, 'order_released', 'order', ${order.id}, null,
    ${JSON.stringify(back)}::text::jsonb)`
  expect(await found()).toEqual([])
})
