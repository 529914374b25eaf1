import { expect, test } from 'vitest'
import { bonusGrowsWithSize, minutePriceFallsWithSize, ITEM_KINDS } from '#domains/catalogue/rules.ts'
import { DEMO_CATALOGUE } from './catalogue.ts'

test.each(ITEM_KINDS)('in the %ss that are planted, a minute costs less in the larger one', (kind) => {
  const sized = DEMO_CATALOGUE.filter((item) => item.kind === kind).flatMap(({ priceCents, minutes }) =>
    priceCents && minutes ? [{ price: priceCents, minutes }] : [],
  )
  expect(minutePriceFallsWithSize(sized)).toBe(true)
})

test('in the credits that are planted, more is given on top of the larger ones', () => {
  const packs = DEMO_CATALOGUE.filter(({ kind }) => kind === 'credits').map(({ priceCents, bonusCents }) => ({
    price: priceCents!,
    bonus: bonusCents,
  }))
  expect(packs.map(({ price, bonus }) => price + bonus)).toEqual([3_000n, 5_200n, 10_800n, 22_400n, 40_600n])
  expect(bonusGrowsWithSize(packs)).toBe(true)
})
