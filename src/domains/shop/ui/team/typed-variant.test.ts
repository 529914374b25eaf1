import { expect, test } from 'vitest'
import { NOTHING_TYPED, sentVariant, typedOf } from './typed-variant.ts'

const variant = {
  id: 'q',
  name: 'grande',
  sku: 'CRI-003-3',
  priceCents: 21_900n,
  stock: 1,
  isUnique: true,
  alarmAt: null,
  weightGrams: 780,
  sizeMm: [180, 110, 110],
  isWithdrawn: false,
}

test('what is typed for a variant is what it was', () => {
  const { id: _, stock: __, ...rest } = variant
  expect(sentVariant(typedOf(variant))).toEqual(rest)
})

test('nothing measured is no size, and a lower-case code is meant', () =>
  expect(sentVariant({ ...NOTHING_TYPED, sku: ' cri-1 ', price: '12,5', weight: 'um' })).toMatchObject({
    name: null,
    sku: 'CRI-1',
    priceCents: 1_250n,
    weightGrams: 0,
    alarmAt: 3,
    sizeMm: null,
  }))
