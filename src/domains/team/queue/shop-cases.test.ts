import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { endParcel } from '#domains/shipments/parcels/end-parcel.ts'
import { giveUpParcel } from '#domains/shipments/parcels/give-up-parcel.ts'
import { packParcel } from '#domains/shipments/parcels/pack-parcel.ts'
import { postParcel } from '#domains/shipments/parcels/post-parcel.ts'
import { reportMissing } from '#domains/shipments/parcels/report-missing.ts'
import { closeReturn } from '#domains/shipments/returns/close-return.ts'
import { denyDelivery } from '#domains/shipments/returns/deny-delivery.ts'
import { sayArrived } from '#domains/shipments/returns/say-arrived.ts'
import { sendReturn } from '#domains/shipments/returns/send-return.ts'
import { setPostage } from '#domains/shipments/returns/set-postage.ts'
import { readOrderOfTeam } from '#domains/shipments/team/read-order.ts'
import type { Db } from '#platform/db.ts'
import { CAPABILITIES, type Capability } from '#shared/capabilities.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { aCode, openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { listDecided } from './list-decided.ts'
import { readQueue } from './read-queue.ts'

let db: Db
let shop: Awaited<ReturnType<typeof openShipmentFixture>>
/** All begins on Monday 2 March 2026, at noon in São Paulo. */
beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  shop = await openShipmentFixture(db, settableClock())
})

const read = (capabilities: readonly Capability[] = CAPABILITIES) =>
  readQueue(db, { state: 'waiting', of: 'all', by: shop.iris, capabilities, now: shop.now() })
const cases = async () => (await read()).cases.map(({ kind, id, about }) => [kind, id, about])
const endOf = (day: string) => new Date(`${day}T24:00:00-03:00`)

test('an order waits for the team once a business day is over, until its last piece is packed', async () => {
  const { orderId, ana } = await shop.bought()
  const pack = (lines?: { n: number; quantity: number }[]) =>
    packParcel(db, { id: randomUUID(), orderId, lines, by: shop.iris, clock: shop.clock })
  shop.passDays(1)
  expect(await cases()).toEqual([])
  shop.passDays(1)
  expect((await read()).cases).toMatchObject([
    { kind: 'to_pack', id: orderId, personId: ana, since: endOf('2026-03-03'), dueAt: endOf('2026-03-04') },
  ])
  await pack([{ n: 1, quantity: 1 }])
  expect(await cases()).toEqual([['to_pack', orderId, null]])
  await pack()
  expect(await cases()).toEqual([])
})

test('a weekend keeps nobody from packing', async () => {
  shop.passDays(4)
  const { orderId } = await shop.bought()
  shop.passDays(3)
  expect(await cases()).toEqual([])
  shop.passDays(1)
  expect((await read()).cases).toMatchObject([{ kind: 'to_pack', id: orderId, dueAt: endOf('2026-03-10') }])
})

test('a parcel waits to be posted after a business day, and one that is fetched never', async () => {
  const { id } = await shop.packed()
  await shop.packed({ isPickup: true })
  shop.passDays(2)
  expect((await read()).cases).toMatchObject([
    { kind: 'to_post', id, about: null, since: endOf('2026-03-03'), dueAt: endOf('2026-03-04') },
  ])
  await postParcel(db, { id, code: aCode(), by: shop.iris, clock: shop.clock })
  expect(await cases()).toEqual([])
})

test('a parcel that was given up waits at once, until it is cancelled by itself', async () => {
  const { id, ana } = await shop.packed({ isPickup: true })
  await giveUpParcel(db, { id, personId: ana, clock: shop.clock })
  expect((await read()).cases).toMatchObject([
    { kind: 'to_post', id, about: 'given_up', since: shop.now(), dueAt: endOf('2026-03-03') },
  ])
  shop.passDays(2)
  await shop.sweep()
  expect(await cases()).toEqual([])
})

test('nothing is to be packed or posted of what a bank contests', async () => {
  const packed = await shop.packed()
  const bought = await shop.bought()
  shop.passDays(2)
  expect(await cases()).toHaveLength(2)
  for (const { orderId } of [packed, bought]) {
    const [order] = await db<{ paymentId: string }[]>`
      select payment_id as "paymentId" from catalogue_orders where id = ${orderId}`
    await shop.orders.says(order!.paymentId, 'opened')
  }
  expect((await cases()).filter(([kind]) => kind === 'to_pack' || kind === 'to_post')).toEqual([])
})

test('a posted parcel without any news waits from the tenth day until it counts as delivered', async () => {
  const { id } = await shop.posted()
  shop.passDays(9)
  expect(await cases()).toEqual([])
  shop.passDays(1)
  expect((await read()).cases).toMatchObject([
    { kind: 'silent_parcel', id, since: shop.now(), dueAt: endOf('2026-03-17') },
  ])
  shop.passDays(6)
  await shop.sweep()
  expect(await cases()).toEqual([])
})

test('a parcel that did not come waits for a decision, and is among the decided then', async () => {
  const { id, ana } = await shop.posted()
  await reportMissing(db, { id, personId: ana, clock: shop.clock })
  expect((await read()).cases).toMatchObject([{ kind: 'missing_parcel', id, dueAt: endOf('2026-03-05') }])
  const decision = { state: 'lost', remedy: 'refund', note: 'A transportadora não acha.' } as const
  await endParcel(db, { id, ...decision, nextId: randomUUID(), by: shop.iris, clock: shop.clock })
  expect(await cases()).toEqual([])
  const decided = await listDecided(db, { capabilities: CAPABILITIES })
  expect(decided.cases).toMatchObject([{ kind: 'missing_parcel', id, personId: ana, outcome: 'ended' }])
})

test('a return waits for its postage code, then for what the client says has arrived', async () => {
  const parcel = await shop.delivered()
  const { id } = await shop.returning(parcel, [{ n: 1, quantity: 1 }])
  const [by, clock, personId] = [shop.iris, shop.clock, parcel.ana]
  expect((await read()).cases).toMatchObject([
    { kind: 'return_requested', id, about: 'regret', dueAt: endOf('2026-03-04') },
  ])
  await setPostage(db, { id, code: '20261130', by, clock })
  expect(await cases()).toEqual([])
  await sendReturn(db, { id, personId, code: aCode(), clock })
  expect(await cases()).toEqual([])
  await sayArrived(db, { id, personId, clock })
  expect((await read()).cases).toMatchObject([
    { kind: 'return_arrived', id, about: null, since: shop.now(), dueAt: endOf('2026-03-12') },
  ])
  await denyDelivery(db, { id, by, clock })
  expect((await read()).cases).toMatchObject([
    { kind: 'return_arrived', id, about: 'not_here', dueAt: endOf('2026-03-09') },
  ])
  await closeReturn(db, { id, words: 'A transportadora não achou o pacote.', by, clock })
  expect(await cases()).toEqual([])
})

test('only who runs the shop sees its cases, and opens each by its own number', async () => {
  const { id, orderId } = await shop.packed()
  shop.passDays(2)
  expect((await read(capabilitiesOf(['support']))).cases).toEqual([])
  const opened = await readOrderOfTeam(db, { id, now: shop.now(), sellsLabels: false })
  expect(opened).toMatchObject({ id: orderId, parcels: [{ id }] })
})
