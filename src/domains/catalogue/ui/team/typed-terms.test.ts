import { expect, test } from 'vitest'
import { NOTHING_TYPED, termsOf, typedOf } from './typed-terms.ts'

const TERMS = {
  priceCents: 134_990n,
  bonusCents: 5_600n,
  minutes: 150,
  ceilingCents: 449n,
  answerHours: null,
  answerPercent: null,
}

test('what is typed for a price is that price again', () => expect(termsOf(typedOf(TERMS))).toEqual(TERMS))

test.each([
  ['nothing', {}, { priceCents: null, bonusCents: 0n, minutes: null }],
  ['words', { price: 'dez', bonus: 'x', minutes: '1,5' }, { priceCents: null, bonusCents: -1n, minutes: null }],
  ['amounts in any form', { price: 'R$ 1.349,9', bonus: '56' }, { priceCents: 134_990n, bonusCents: 5_600n }],
])('%s', (_, typed, terms) => expect(termsOf({ ...NOTHING_TYPED, ...typed })).toMatchObject(terms))
