import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aCode, openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { endParcel } from '../parcels/end-parcel.ts'
import { packParcel } from '../parcels/pack-parcel.ts'
import { postParcel } from '../parcels/post-parcel.ts'
import { exportInvoices } from './export-invoices.ts'

const db = await freshDatabase({ max: 4 })
const shop = await openShipmentFixture(db)
const { iris, clock } = shop

/** The amounts of each parcel of an order in the spreadsheet, in centavos. */
async function amountsOf(orderId: string): Promise<[number: string, goods: number, freight: number][]> {
  const day = dayInSaoPaulo(shop.now())
  const rows = (await exportInvoices(db, { from: day, to: day })).split('\r\n').map((row) => row.split(';'))
  return rows
    .filter((row) => row[2] === orderId.slice(0, 8).toUpperCase())
    .map((row) => [
      row[3]!,
      ...([row[6]!, row[7]!].map((amount) => Number(amount.replace(',', ''))) as [number, number]),
    ])
}

test('the parcels of an order add up to what it cost, and what is sent once more was paid with the first', async () => {
  const { orderId, total } = await shop.bought()
  const send = async (lines?: { n: number; quantity: number }[]) => {
    const { id } = await packParcel(db, { id: randomUUID(), orderId, lines, by: iris, clock })
    await postParcel(db, { id, code: aCode(), by: iris, clock })
    return id
  }
  await send([
    { n: 1, quantity: 1 },
    { n: 2, quantity: 1 },
  ])
  await send([{ n: 2, quantity: 1 }])
  const last = await send()
  const nextId = randomUUID()
  await endParcel(db, { id: last, state: 'lost', remedy: 'resend', nextId, note: 'Não chegou.', by: iris, clock })
  await postParcel(db, { id: nextId, code: aCode(), by: iris, clock })
  const amounts = (await amountsOf(orderId)).toSorted(([a], [b]) => a.localeCompare(b))
  expect(amounts.map(([n]) => n)).toEqual(['1', '2', '3', '4'])
  expect(amounts.reduce((sum, [, goods, freight]) => sum + goods + freight, 0)).toBe(Number(total))
  expect(amounts[3]).toEqual(['4', 0, 0])
})

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2025-01-01', '2026-03-01'],
])('from %s to %s is no period', async (from, to) => {
  await expect(exportInvoices(db, { from, to })).rejects.toMatchObject({ code: 'shipments.period_invalid' })
})
