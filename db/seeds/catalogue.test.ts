import { expect, test } from 'vitest'
import { bonusGrowsWithSize, minutePriceFallsWithSize, ITEM_KINDS } from '#domains/catalogue/rules.ts'
import { DEMO_CATALOGUE } from './catalogue.ts'

test.each(ITEM_KINDS)('of two seeded %ss the larger one has the cheaper minute', (kind) => {
  const sized = DEMO_CATALOGUE.filter((item) => item.kind === kind).flatMap(({ priceCents, minutes }) =>
    priceCents && minutes ? [{ price: priceCents, minutes }] : [],
  )
  expect(minutePriceFallsWithSize(sized)).toBe(true)
})

test('of the seeded credits the larger ones have the larger bonus', () => {
  const packs = DEMO_CATALOGUE.filter(({ kind }) => kind === 'credits').map(({ priceCents, bonusCents }) => ({
    price: priceCents!,
    bonus: bonusCents,
  }))
  expect(packs.map(({ price, bonus }) => price + bonus)).toEqual([3_000n, 5_200n, 10_800n, 22_400n, 40_600n])
  expect(bonusGrowsWithSize(packs)).toBe(true)
})
