import { expect, test } from 'vitest'
import { parseReais } from './parse-reais.ts'

test.each([
  ['50', 5_000n],
  [' 50,00 ', 5_000n],
  ['50,5', 5_050n],
  ['R$ 75,90', 7_590n],
  ['1.000', 100_000n],
  ['1.000,01', 100_001n],
  ['2000', 200_000n],
])('%s is parsed', (text, amount) => expect(parseReais(text)).toBe(amount))

test.each(['', 'cem', '-50', '50.5', '50,005', '1e3', '1.00', '10,', '12345678', '٥٠'])('"%s" is refused', (text) =>
  expect(parseReais(text)).toBeUndefined(),
)
