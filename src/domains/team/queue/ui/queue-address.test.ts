import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './queue-address.ts'

const ID = '1a2b3c4d-0000-4000-8000-000000000001'

test.each(['?', '?ver=adiados', '?ver=decididos&tipo=claim', `?tipo=claim&de=mim&caso=claim:${ID}`])(
  '%s is written as it is read',
  (search) => expect(writeAddress(readAddress(new URLSearchParams(search)))).toBe(search),
)

test.each(['?ver=nada', '?tipo=nada', '?caso=nada', `?caso=nada:${ID}`, '?de=todos'])('%s is the queue', (search) =>
  expect(writeAddress(readAddress(new URLSearchParams(search)))).toBe('?'),
)
