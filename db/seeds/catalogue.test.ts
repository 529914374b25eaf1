import { expect, test } from 'vitest'
import { fallsWithSize, KINDS } from '#domains/catalogue/rules.ts'
import { ON_OFFER } from './catalogue.ts'

test.each(KINDS)('in the %ss that are planted, a minute costs less in the larger one', (kind) => {
  const sized = ON_OFFER.filter((item) => item.kind === kind).flatMap(({ priceCents, minutes }) => (minutes ? [{ price: priceCents, minutes }] : []))
  expect(fallsWithSize(sized)).toBe(true)
})
