import { expect, test } from 'vitest'
import { slowUnit } from '../../../test/laws/growth.ts'
import { findHeld } from './held.rules.ts'

/** What the phrases begin with, and what their gaps may take; the law of all text rules knows other units. */
const UNITS = [
  'se voce nao fizer ',
  'se nao ',
  'algo ruim ',
  'tem ',
  'foi em ',
  'garanto ',
  'em 7 dias ',
  'volta ',
  'trabalho ',
  'r$ 300 ',
  'manda ',
  'me chama ',
  'meu ',
  'por fora ',
  'pix ',
  'nada de ',
  '4a',
  'g a r ',
  '100% ',
]

test('repeated words take time in proportion to the text', () => {
  expect(slowUnit(findHeld, UNITS)).toBeUndefined()
})
