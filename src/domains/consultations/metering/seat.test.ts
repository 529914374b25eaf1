import { expect, test } from 'vitest'
import { SOUND_BOTH_WAYS } from '#test/support/live-room.ts'
import { Seat } from './seat.ts'

const seated = () => new Seat('room', 'client', 1n, 1_000)
/** Echoes that return at once: the database's clock still shows the value of the token. */
const prove = (seat: Seat, ...tokens: number[]) => {
  for (const token of tokens) seat.prove(token, token)
  return [seat.joinedAt, seat.provedAt]
}

test('the proof grows with the echoed tokens', () =>
  expect(prove(seated(), 1_200, 3_200, 5_200)).toEqual([1_000, 5_200]))
test('a token from before the seat was taken proves nothing', () =>
  expect(prove(seated(), 999)).toEqual([1_000, undefined]))
test('an older token after a newer one changes nothing', () =>
  expect(prove(seated(), 3_200, 1_200)).toEqual([1_000, 3_200]))
test('six seconds between two echoes are one presence', () =>
  expect(prove(seated(), 1_200, 7_200)).toEqual([1_000, 7_200]))

test('after a longer gap presence restarts with a token read after the first echo', () => {
  const seat = seated()
  expect(prove(seat, 1_200, 7_201)).toEqual([1_000, 1_200])
  expect(seat.isUnproven).toBe(true)
  seat.prove(7_201, 7_400)
  expect([seat.joinedAt, seat.provedAt], 'read before the first echo').toEqual([1_000, 1_200])
  expect(prove(seat, 9_300)).toEqual([9_300, 9_300])
  expect(seat.isUnproven).toBe(false)
})

test('an echo after a gap proves nothing of the gap, however soon the gap began after the ping', () => {
  const seat = seated()
  prove(seat, 1_200)
  // The connection hangs from 1,201 to 8,000. The ping of 3,200 waited for 4.8 s only, but the last proof is 6.8 s old.
  seat.prove(3_200, 8_000)
  expect([seat.joinedAt, seat.provedAt]).toEqual([1_000, 1_200])
})

test('the first echo is measured from when the seat was taken', () => {
  const seat = seated()
  seat.prove(1_200, 7_100)
  expect(seat.provedAt).toBeUndefined()
})

test('a burst of late echoes does not fill the gap in which they waited', () => {
  const seat = seated()
  prove(seat, 1_200)
  for (const late of [3_200, 5_200, 7_200, 9_200, 11_200]) seat.prove(late, 21_000)
  expect([seat.joinedAt, seat.provedAt]).toEqual([1_000, 1_200])
  expect(prove(seat, 23_000)).toEqual([23_000, 23_000])
})

test('a clock that was set forward ends the presence before it; the next token begins a new one', () => {
  const seat = seated()
  prove(seat, 1_200, 3_200)
  seat.restartAt(8_450)
  expect(seat.isUnproven).toBe(true)
  expect(prove(seat, 3_450), 'read before the clock was set').toEqual([1_000, 3_200])
  expect(prove(seat, 8_450)).toEqual([8_450, 8_450])
})

test('a seat that has proven nothing yet begins when the clock was set', () => {
  const seat = seated()
  seat.restartAt(8_450)
  expect(prove(seat, 3_450, 8_700)).toEqual([8_450, 8_700])
})

test('hands over only new proofs', () => {
  const seat = seated()
  expect(seat.hasUnflushed).toBe(false)
  prove(seat, 1_200)
  expect(seat.hasUnflushed).toBe(true)
  seat.markFlushed(seat.provedAt, seat.typedAt)
  expect(seat.hasUnflushed).toBe(false)
  seat.recordActivity(1_300)
  expect(seat.hasUnflushed).toBe(true)
})

test('a seat that has not echoed for longer than a lease hears nothing until it does', () => {
  const seat = seated()
  prove(seat, 1_200)
  seat.takeMissed()
  seat.hear({ text: 'Boa noite', at: 7_300, isOwed: false })
  expect(seat.listen(7_300)).toEqual([])
  prove(seat, 7_400, 7_600)
  expect(seat.listen(7_600)).toEqual(['Boa noite'])
})

test('what is owed is heard when it is paid', () => {
  const seat = seated()
  prove(seat, 1_200)
  seat.takeMissed()
  seat.hear({ text: 'Boa noite', at: 1_300, isOwed: true })
  expect(seat.listen(1_400)).toEqual([])
  seat.paidUntil = 1_300
  expect(seat.listen(1_400)).toEqual(['Boa noite'])
})

test('a browser that knows no token of this process waits for one, until it has named one', () => {
  const seat = seated()
  prove(seat, 1_200)
  expect(seat.awaitsProof, 'no call').toBe(false)
  const unconnected = { ...SOUND_BOTH_WAYS, received: 0, sent: 0, connected: 0, type: 'media', token: '' } as const
  seat.reportMedia(unconnected, undefined, 1_300)
  expect(seat.awaitsProof, 'a token of another process, or none').toBe(true)
  seat.reportMedia(unconnected, 1_300, 1_400)
  expect(seat.awaitsProof, 'named, and nothing is connected that could be proven').toBe(false)
})
