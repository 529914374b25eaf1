import { afterAll, expect, test } from 'vitest'
import { guardedFreight } from '#gateways/freight/guarded-freight.ts'
import { melhorEnvioFreight } from '#gateways/freight/melhorenvio/gateway.ts'
import { freshDatabase } from '#test/support/database.ts'
import { startFakeMelhorEnvio } from '#test/gateways/fake-melhor-envio.ts'
import { openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { buyLabel } from './buy-label.ts'
import { followLabels } from './follow-labels.ts'
import { findParcel } from './sql.ts'

const db = await freshDatabase()
const shop = await openShipmentFixture(db)
const fake = await startFakeMelhorEnvio()
afterAll(fake.close)
const { iris, clock } = shop
const ORIGIN = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '900',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const gateway = guardedFreight(melhorEnvioFreight(fake.account), { labelWithinMs: 2_000 })
const carrier = { gateway, origin: ORIGIN }
const buy = (id: string, by = iris) => buyLabel(db, { id, document: '52998224725', carrier, by, clock })
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

/** A packed parcel whose freight is a service of that carrier. */
async function ofCarrier() {
  const parcel = await shop.packed()
  await db`update catalogue_goods set freight_service = '1' where order_id = ${parcel.orderId}`
  return parcel
}

test('a label is bought once, whoever presses, and its code is told when the carrier has the parcel', async () => {
  const { id } = await ofCarrier()
  const addresses = await Promise.all([buy(id), buy(id), buy(id)])
  expect(new Set(addresses).size).toBe(1)
  expect(fake.traits.paid).toBe(1)
  const { labelId, state } = (await findParcel(db, id))!
  expect(state).toBe('packed')
  const follow = () => followLabels({ db, clock, log: { error: () => {} }, carrier: gateway })
  await follow()
  expect(await findParcel(db, id)).toMatchObject({ state: 'packed' })
  fake.labels.get(labelId!)!.status = 'posted'
  await follow()
  expect(await findParcel(db, id)).toMatchObject({ state: 'posted', trackingCode: fake.labels.get(labelId!)!.tracking })
  fake.labels.get(labelId!)!.status = 'delivered'
  await follow()
  await follow()
  expect(await findParcel(db, id)).toMatchObject({ state: 'delivered', deliveredBy: 'carrier' })
})

test('labels that stay as they are keep none of the others from being asked about', async () => {
  const [early, late] = (await Promise.all([ofCarrier(), ofCarrier()])).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id } of [early!, late!]) await buy(id)
  fake.labels.get((await findParcel(db, late!.id))!.labelId!)!.status = 'posted'
  await followLabels({ db, clock, log: { error: () => {} }, carrier: gateway }, 1)
  expect((await findParcel(db, early!.id))!.state).toBe('packed')
  expect((await findParcel(db, late!.id))!.state).toBe('posted')
})

test('a lost answer is made up for by paying the same label again', async () => {
  const { id } = await ofCarrier()
  const before = fake.traits.paid
  fake.fail({ status: 503, body: '' })
  expect(await codeOf(buy(id))).toBe('shipments.carrier_silent')
  expect(await codeOf(buy(id))).toBe('done')
  expect(fake.traits.paid).toBe(before + 1)
})

test('a refusal is told in the carrier’s words', async () => {
  const { id } = await ofCarrier()
  const before = fake.traits.balance
  fake.traits.balance = 0
  await expect(buy(id)).rejects.toMatchObject({
    code: 'shipments.carrier_refused',
    message: expect.stringContaining('Saldo'),
  })
  fake.traits.balance = before
})

test('is refused without a carrier, for our own freight, for what is posted, and to whoever bought it', async () => {
  const [own, posted, { id, ana }] = [await shop.packed(), await shop.posted(), await ofCarrier()]
  expect(await codeOf(buyLabel(db, { id, document: '', carrier: undefined, by: iris, clock }))).toBe(
    'shipments.no_carrier',
  )
  expect(await codeOf(buy(own.id))).toBe('shipments.no_carrier')
  expect(await codeOf(buy(posted.id))).toBe('shipments.not_possible_now')
  expect(await codeOf(buy(id, ana))).toBe('accounts.own_case')
})
