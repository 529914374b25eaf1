import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('the path covers exactly the dark modules, inside a quiet zone of four modules', () => {
  const text =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
  const { side, path } = qrPath(text)
  const covered = new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, n]) =>
      Array.from({ length: Number(n) }, (_, i) => `${Number(x) + i},${y}`),
    ),
  )
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const dark = new Set(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : []))))
  expect(side).toBe(data.length)
  expect(covered).toEqual(dark)
  expect([...covered].every((at) => at.split(',').every((n) => Number(n) >= 4 && Number(n) < side - 4))).toBe(true)
})
