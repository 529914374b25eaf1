import { expect, test } from 'vitest'
import { cropPixels } from '../../portraits/rules.ts'
import { centred, moved, zoomed } from './crop.ts'

const WIDE = { width: 900, height: 600 }

test('begins with the largest square in the middle', () => {
  expect(cropPixels(centred(WIDE), 900, 600)).toEqual({ left: 150, top: 0, width: 600, height: 600 })
})

test('moves and zooms never leave the picture, nor below 200 pixels', () => {
  let crop = centred(WIDE)
  for (const [right, down, side] of [
    [9, 9, 1],
    [-9, -9, 0.5],
    [0.3, 0.9, 0.01],
    [9, 9, 7],
    [-9, 9, 0.4],
  ] as const) {
    crop = zoomed(moved(crop, WIDE, right, down), WIDE, side)
    const square = cropPixels(crop, 900, 600)
    expect(square, JSON.stringify(crop)).toBeDefined()
    expect(square!.width).toBeGreaterThanOrEqual(200)
  }
})

test('a picture that is too small stays whole, and the server says so', () => {
  const small = { width: 150, height: 100 }
  expect(zoomed(centred(small), small, 0.1).side).toBe(1)
})
