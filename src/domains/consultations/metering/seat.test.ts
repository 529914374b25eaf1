import { expect, test } from 'vitest'
import { Seat } from './seat.ts'

const seated = () => new Seat('room', 'client', 1n, 1_000)
/** Echoes that come back at once: while the database's clock shows what they say. */
const heardAt = (seat: Seat, ...tokens: number[]) => {
  for (const token of tokens) seat.prove(token, token)
  return [seat.joinedAt, seat.provedAt]
}

test('proof grows with the tokens that come back', () =>
  expect(heardAt(seated(), 1_200, 3_200, 5_200)).toEqual([1_000, 5_200]))
test('a token from before the person sat down proves nothing', () =>
  expect(heardAt(seated(), 999)).toEqual([1_000, undefined]))
test('an older token after a newer one changes nothing', () =>
  expect(heardAt(seated(), 3_200, 1_200)).toEqual([1_000, 3_200]))
test('six seconds between two echoes are one presence', () =>
  expect(heardAt(seated(), 1_200, 7_200)).toEqual([1_000, 7_200]))

test('a longer gap begins again, with a token read after the socket was heard again', () => {
  const seat = seated()
  expect(heardAt(seat, 1_200, 7_201)).toEqual([1_000, 1_200])
  expect(seat.isUnproven).toBe(true)
  seat.prove(7_201, 7_400)
  expect([seat.joinedAt, seat.provedAt], 'read before it was heard again').toEqual([1_000, 1_200])
  expect(heardAt(seat, 9_300)).toEqual([9_300, 9_300])
  expect(seat.isUnproven).toBe(false)
})

test('an echo that comes back after a gap proves nothing of it, however soon the gap began after the ping', () => {
  const seat = seated()
  heardAt(seat, 1_200)
  // The line is deaf from 1,201 to 8,000: the ping of 3,200 waited for 4.8 s only, but since 1,200 nobody was heard for
  // 6.8 s.
  seat.prove(3_200, 8_000)
  expect([seat.joinedAt, seat.provedAt]).toEqual([1_000, 1_200])
})

test('the first echo counts from when the person sat down', () => {
  const seat = seated()
  seat.prove(1_200, 7_100)
  expect(seat.provedAt).toBeUndefined()
})

test('a burst of late echoes does not fill the gap that they waited in', () => {
  const seat = seated()
  heardAt(seat, 1_200)
  for (const late of [3_200, 5_200, 7_200, 9_200, 11_200]) seat.prove(late, 21_000)
  expect([seat.joinedAt, seat.provedAt]).toEqual([1_000, 1_200])
  expect(heardAt(seat, 23_000)).toEqual([23_000, 23_000])
})

test('only what is new is handed over again', () => {
  const seat = seated()
  expect(seat.hasUnflushed).toBe(false)
  heardAt(seat, 1_200)
  expect(seat.hasUnflushed).toBe(true)
  seat.markFlushed(seat.provedAt, seat.spokeAt)
  expect(seat.hasUnflushed).toBe(false)
  seat.recordActivity(1_300)
  expect(seat.hasUnflushed).toBe(true)
})
