import { expect, test } from 'vitest'
import { faultsOf, issueReceipt } from '#test/support/receipt-fixture.ts'
import { parseReceiptContent } from '../rules.ts'
import { receiptInWords } from '../wording.rules.ts'

/** Two candles and a deck, R$ 10,00 off, sent for R$ 18,90. */
const bought = {
  version: 1,
  kind: 'goods',
  order: '5f0f1b3a-3a55-4c3f-8f5e-0d2a6f6f2b10',
  lines: [
    { name: 'Vela de cera', quantity: 2, unitCents: 2_490, discountCents: 356, paidCents: 4_624 },
    { name: 'Tarot de Marselha', quantity: 1, unitCents: 8_990, discountCents: 644, paidCents: 8_346 },
  ],
  goodsCents: 13_970,
  discountCents: 1_000,
  freightCents: 1_890,
  totalCents: 14_860,
  balanceCents: 4_860,
  paidAt: '2026-03-02T15:00:00.000Z',
  journals: [],
}
const [candles, deck] = bought.lines

test.each([
  ['valid', {}, []],
  ['a freight that is not in the total', { freightCents: 1_990 }, ['total']],
  ['a discount that no line has', { discountCents: 1_100 }, ['discount']],
  ['a piece more', { lines: [{ ...candles, quantity: 3 }, deck] }, ['lines', 'line_sums']],
  ['a line that cost a centavo more', { lines: [candles, { ...deck, paidCents: 8_347 }] }, ['line_sums', 'total']],
])('checks the receipt of an order of goods: %s', async (_, change, faults) => {
  expect(await faultsOf(await issueReceipt({ ...bought, ...change }))).toEqual(faults)
})

test('lists lines, discount, freight, and what paid', () => {
  const { title, sections } = receiptInWords(parseReceiptContent(JSON.stringify(bought))!)
  const said = Object.fromEntries(sections.flat().map(({ name, value }) => [name, value.replaceAll('\u00a0', ' ')]))
  expect(title).toBe('Recibo de compra na loja')
  expect(said).toMatchObject({
    '2 × Vela de cera': 'R$ 49,80',
    Desconto: '− R$ 10,00',
    Frete: 'R$ 18,90',
    'Total pago': 'R$ 148,60',
    'Do saldo': 'R$ 48,60',
    'Por Pix ou cartão': 'R$ 100,00',
  })
})
