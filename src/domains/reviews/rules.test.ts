import { expect, test } from 'vitest'
import { averageOf, countsByItself, cursorOf, displayNameOf, parseCursor } from './rules.ts'

test('names an author by the first name and an initial', () => {
  expect(displayNameOf('Ana', 'Ribeiro')).toBe('Ana R.')
  expect(displayNameOf('Maria Clara', 'de Souza')).toBe('Maria Clara D.')
  expect(displayNameOf('Iara', ' ')).toBe('Iara')
})

test('the average is the mean of the stars, and zero without reviews', () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0)
  expect(averageOf([1, 0, 0, 0, 3])).toBe(4)
})

test.each([
  { stars: 5, isPaid: true, ownLeft: 1n, counts: true },
  { stars: 4, isPaid: true, ownLeft: 0n, counts: false },
  { stars: 5, isPaid: false, ownLeft: 0n, counts: false },
  { stars: 3, isPaid: true, ownLeft: 0n, counts: true },
  { stars: 1, isPaid: true, ownLeft: 0n, counts: true },
  { stars: 1, isPaid: false, ownLeft: 0n, counts: false },
])('$stars stars, paid with own money: $isPaid, of which $ownLeft stays: counts by itself: $counts', (given) => {
  expect(countsByItself(given)).toBe(given.counts)
})

test('a cursor is read back, and anything else is refused', () => {
  const place = { writtenAt: new Date('2026-11-20T15:00:00.123Z'), id: '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b' }
  expect(parseCursor(cursorOf(place))).toEqual(place)
  for (const other of ['', '2', '2026-11-20', `2026-13-40T99:00:00.000Z_${place.id}`, `${cursorOf(place)}'`])
    expect(parseCursor(other), other).toBeUndefined()
})
