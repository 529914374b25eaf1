import { expect, test } from 'vitest'
import { againPath, meantBy } from './again-path.ts'

test('another try begins with the same amount, by card or by Pix, and keeps where the person was going', () => {
  const path = againPath('/comprar/creditos?next=%2Fchat%2Fluna', 7_550n, 'card')
  expect(path).toBe('/comprar/creditos?next=%2Fchat%2Fluna&valor=7550&forma=card')
  expect(meantBy(new URLSearchParams(path.split('?')[1]))).toEqual({ amount: 7_550n, method: 'card' })
})

test.each(['', 'valor=-1&forma=boleto', 'valor=1e5', 'valor=99999999'])('"%s" means nothing', (query) =>
  expect(meantBy(new URLSearchParams(query))).toEqual({}),
)
