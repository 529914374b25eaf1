import { expect, test } from 'vitest'
import { nextInRow } from './row-navigation.ts'

const row = { columns: 13, length: 78, taken: [1, 2, 77] }

test.each([
  [0, 'ArrowRight', 3],
  [3, 'ArrowLeft', 0],
  [0, 'ArrowLeft', undefined],
  [76, 'ArrowRight', undefined],
  [77, 'ArrowRight', 76],
  [5, 'ArrowDown', 18],
  [14, 'ArrowUp', undefined],
  [18, 'ArrowUp', 5],
  [40, 'Home', 0],
  [40, 'End', 76],
  [40, 'a', undefined],
])('from card %i, %s leads to %s', (at, key, to) => expect(nextInRow(at, key, row)).toBe(to))
