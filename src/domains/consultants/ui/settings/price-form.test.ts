import { expect, test } from 'vitest'
import { typedPrice } from './price-form.tsx'

test('reads a price in the ways people type it', () => {
  for (const [typed, centavos] of [
    ['3,49', 349n],
    ['3.5', 350n],
    [' R$ 3 ', 300n],
    ['R$14,90', 1490n],
    ['0,05', 5n],
  ] as const)
    expect(typedPrice(typed)).toBe(centavos)
})

test('is undefined for what is not a price', () => {
  for (const typed of ['', 'grátis', '3,499', '-3', '3,4,9', '1e3']) expect(typedPrice(typed), typed).toBeUndefined()
})
