import { expect, test } from 'vitest'
import { guardedFreight } from '#gateways/freight/guarded-freight.ts'
import type { FreightGateway } from '#gateways/freight/gateway.ts'
import { boxOf, tableOptions } from './freight-options.rules.ts'
import { listFreight } from './list-freight.ts'

const DECK = { weightGrams: 350, quantity: 1, lengthMm: 145, widthMm: 120, heightMm: 41, value: 8_990n }
const TO_MANAUS = { cep: '69005-010', pieces: [DECK] }
const PAC = { service: '1', name: 'Correios PAC', price: 3_100n, daysLeast: 7, daysMost: 9 }

const answering = (quote: FreightGateway['quote']) => {
  const never = () => Promise.reject(new Error('not asked'))
  const gateway = { name: 'carrier', quote, addLabel: never, buyLabel: never, printLabel: never, track: never }
  return { gateway: guardedFreight(gateway, { quoteWithinMs: 50 }), origin: { cep: '01310100' } }
}

test('the table offers two ways: the faster one for eight fifths, in half of the days', () =>
  expect(tableOptions('69005010', 350)).toEqual([
    { service: 'table', name: 'Econômica', price: 2_990n, daysLeast: 8, daysMost: 14, source: 'table' },
    { service: 'table_express', name: 'Expressa', price: 4_784n, daysLeast: 4, daysMost: 7, source: 'table' },
  ]))

test('every faster way is dearer and no slower, wherever it goes', () => {
  for (const cep of ['01310100', '20040002', '40020000', '69005010', '70040010', '80010000'])
    for (let grams = 50; grams <= 30_000; grams += 450) {
      const [slow, fast] = tableOptions(cep, grams) as [Option, Option]
      expect(fast.price).toBeGreaterThan(slow.price)
      expect(fast.daysMost).toBeLessThanOrEqual(slow.daysMost)
      expect(fast.daysLeast).toBeGreaterThan(0)
    }
})
type Option = ReturnType<typeof tableOptions>[number]

test('a carrier’s own prices are used, and said to be its own', async () => {
  const asked: unknown[] = []
  const carrier = answering(async (request) => {
    asked.push(request)
    return { outcome: 'ok', value: [PAC] }
  })
  expect(await listFreight({ carrier }, TO_MANAUS)).toEqual([{ ...PAC, source: 'carrier' }])
  expect(asked).toEqual([{ from: '01310100', to: '69005010', pieces: [DECK] }])
})

test.each<[string, FreightGateway['quote']]>([
  ['hangs', () => new Promise(() => {})],
  ['fails', () => Promise.reject(new Error('reset'))],
  ['refuses', async () => ({ outcome: 'refused', why: 'CEP de destino inválido' })],
  ['serves none', async () => ({ outcome: 'ok', value: [] })],
  ['answers nonsense', async () => ({ outcome: 'ok', value: [{ ...PAC, price: -1n }] })],
])('a carrier that %s is replaced by the table, which says so', async (_, quote) => {
  const silences: unknown[] = []
  const context = { carrier: answering(quote), onSilence: (why: unknown) => silences.push(why) }
  expect((await listFreight(context, TO_MANAUS)).map(({ source }) => source)).toEqual(['table', 'table'])
  expect(silences).toHaveLength(1)
})

test('no carrier is asked for a CEP that is none', async () => {
  const carrier = answering(() => Promise.reject(new Error('asked')))
  await expect(listFreight({ carrier }, { ...TO_MANAUS, cep: '00000-000' })).rejects.toMatchObject({
    code: 'shop.cep_unknown',
  })
})

test('pieces are stacked in a box, which has the least size that carriers take and the weight of its packing', () => {
  expect(boxOf([{ ...DECK, quantity: 2 }])).toEqual({
    weightGrams: 850,
    lengthMm: 160,
    widthMm: 120,
    heightMm: 82,
  })
  expect(boxOf([{ weightGrams: 50, quantity: 1 }])).toMatchObject({ lengthMm: 160, widthMm: 110, heightMm: 20 })
})
