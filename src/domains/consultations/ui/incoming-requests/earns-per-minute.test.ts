import { expect, test } from 'vitest'
import { earnsInWords } from './earns-per-minute.ts'

const request = {
  pricePerMinuteCents: 499n,
  coveredMs: 0,
  awaitsConfirmation: false,
  booked: null,
  earning: { commissionBps: 3_500, covers: [] },
}
const wordsOf = (of: Partial<typeof request>) => earnsInWords({ ...request, ...of })!.replaceAll('\u00a0', ' ')

test('a request says what a minute of it earns: the share of the price, or what the house pays for a free one', () => {
  expect(wordsOf({})).toBe('Você ganha R$ 3,25 por minuto')
  expect(wordsOf({ awaitsConfirmation: true, coveredMs: 300_000 })).toBe(
    'Primeira vez: a casa paga a você R$ 1,95 por minuto',
  )
  expect(wordsOf({ coveredMs: 600_000 })).toBe('Pago com minutos de pacote ou plano')
})
