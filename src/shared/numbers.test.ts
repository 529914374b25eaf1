import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/seeded-random.ts'
import { formatBRL, installmentsInWords } from './money.ts'
import { formatNumber } from './numbers.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)

test.each([
  [0, 0, '0'],
  [4.75, 1, '4,8'],
  [5, 1, '5,0'],
  [999, 0, '999'],
  [1_000, 0, '1.000'],
  [1_234_567.5, 1, '1.234.567,5'],
  [-12_345, 0, '-12.345'],
])('%d with %d digits is formatted as %s', (value, digits, words) => expect(formatNumber(value, digits)).toBe(words))

test(`money and numbers are formatted like Intl does (seed ${SEED})`, () => {
  const luck = seededRandom(SEED)
  const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  const whole = new Intl.NumberFormat('pt-BR')
  for (let i = 0; i < 2_000; i++) {
    const most = 10 ** (1 + luck.below(12))
    const amount = luck.below(2 * most) - most
    expect(formatBRL(BigInt(amount))).toBe(brl.format(amount / 100))
    expect(formatNumber(amount)).toBe(whole.format(amount))
  }
})

test.each([
  [9_500n, 1, 'À vista, R$ 95,00'],
  [9_000n, 3, '3 × R$ 30,00 sem juros (total R$ 90,00)'],
  [9_500n, 3, '3 × R$ 31,67 sem juros (total R$ 95,00)'],
  [10_000n, 3, '3 × R$ 33,33 sem juros (total R$ 100,00)'],
])('%d centavos in %i instalments are %s', (total, n, words) =>
  expect(installmentsInWords(total, n).replaceAll('\u00a0', ' ')).toBe(words),
)
