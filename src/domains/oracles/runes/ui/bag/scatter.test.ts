import { expect, test } from 'vitest'
import { COLUMNS, scatteredAt, ROWS, STONE_COUNT } from './scatter.ts'

test('stones never overlap and never leave the cloth, however often they are stirred', () => {
  for (let stirs = 0; stirs < 50; stirs++) {
    const lying = Array.from({ length: STONE_COUNT }, (_, stone) => scatteredAt(stone, stirs))
    for (const [at, one] of lying.entries()) {
      expect(Math.min(one.x, one.y) > 0.05 && Math.max(one.x, one.y) < 0.95).toBe(true)
      for (const other of lying.slice(at + 1))
        expect(Math.hypot((one.x - other.x) * COLUMNS, (one.y - other.y) * ROWS)).toBeGreaterThan(0.5)
    }
  }
})

test('a stir moves nearly every stone', () => {
  for (let stirs = 0; stirs < 20; stirs++) {
    const stayed = Array.from({ length: STONE_COUNT }, (_, stone) => stone).filter(
      (stone) =>
        Math.hypot(
          scatteredAt(stone, stirs).x - scatteredAt(stone, stirs + 1).x,
          scatteredAt(stone, stirs).y - scatteredAt(stone, stirs + 1).y,
        ) < 0.1,
    )
    expect(stayed.length).toBeLessThanOrEqual(4)
  }
})
