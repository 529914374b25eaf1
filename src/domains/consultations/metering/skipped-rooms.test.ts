import { expect, test } from 'vitest'
import { SkippedRooms } from './skipped-rooms.ts'

/** Rooms whose tries end when the test says so. */
function watched(open: string[]) {
  const calls: string[] = []
  const under: PromiseWithResolvers<void>[] = []
  const begin = (what: string) => {
    calls.push(what)
    const work = Promise.withResolvers<void>()
    under.push(work)
    return work.promise
  }
  const rooms = new SkippedRooms({
    isOpen: (room) => open.includes(room),
    tryAgain: (all) => begin(`try ${all.join(' ')}`),
    waitFor: (room) => begin(`wait ${room}`),
  })
  return {
    rooms,
    open,
    /** What a tick begins. */
    tick() {
      rooms.retry()
      return calls.splice(0)
    },
    async end() {
      for (const work of under.splice(0)) work.resolve()
      await rooms.settled
    },
  }
}

const skip = (rooms: SkippedRooms, ...held: string[]) => rooms.record(['a', 'b'], new Set(held))

test('what was skipped is tried again, one try at a time, until it was metered', async () => {
  const { rooms, tick, end } = watched(['a', 'b'])
  expect(tick()).toEqual([])
  skip(rooms, 'a', 'b')
  expect(tick()).toEqual(['try a b'])
  expect(tick(), 'the try is under way').toEqual([])
  skip(rooms, 'b')
  await end()
  expect(tick()).toEqual(['try b'])
  skip(rooms)
  await end()
  expect(tick()).toEqual([])
})

test('a room that is held at four tries in a row is waited for, one room at a time', async () => {
  const { rooms, tick, end } = watched(['a', 'b'])
  for (let n = 0; n < 3; n++) {
    skip(rooms, 'a', 'b')
    expect(tick()).toEqual(['try a b'])
    await end()
  }
  skip(rooms, 'a', 'b')
  expect(tick()).toEqual(['try a b', 'wait a'])
  expect(tick()).toEqual([])
  skip(rooms, 'b')
  await end()
  expect(tick()).toEqual(['try b', 'wait b'])
})

test('tries that were not in a row do not count, nor does a room that nobody sits in any more', async () => {
  const { rooms, open, tick, end } = watched(['a', 'b'])
  for (let n = 0; n < 6; n++) {
    skip(rooms, 'b')
    expect(tick()).toEqual(['try b'])
    await end()
    if (n % 3 === 2) skip(rooms)
  }
  skip(rooms, 'b')
  open.pop()
  expect(tick()).toEqual([])
})
