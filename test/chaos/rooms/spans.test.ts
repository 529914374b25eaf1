import { expect, test } from 'vitest'
import { intersect, subtract, total, union } from './spans.ts'

const spans = (...ends: [number, number][]) => ends.map(([from, to]) => ({ from, to }))

test('union merges spans that overlap or touch', () =>
  expect(union(spans([5, 9], [1, 3]), spans([3, 4], [8, 12], [20, 20]))).toEqual(spans([1, 4], [5, 12])))
test('intersect keeps what lies in both', () =>
  expect(intersect(spans([0, 10], [20, 30]), spans([5, 25]))).toEqual(spans([5, 10], [20, 25])))
test('subtracting from the middle leaves both ends', () =>
  expect(subtract(spans([0, 10]), spans([3, 4]))).toEqual(spans([0, 3], [4, 10])))
test('subtracting everything leaves nothing', () => expect(subtract(spans([3, 9]), spans([0, 10]))).toEqual([]))
test('subtracting at the ends shortens the span', () =>
  expect(subtract(spans([0, 10]), spans([-5, 2], [8, 50]))).toEqual(spans([2, 8])))
test('total adds up the lengths', () => expect(total(spans([0, 10], [20, 21]))).toBe(11))
