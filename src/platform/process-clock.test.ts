import { afterEach, expect, test, vi } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { databaseClock } from './clock.ts'
import { ProcessClock } from './process-clock.ts'

const url = await freshDatabaseUrl()
afterEach(() => void vi.useRealTimers())

test.each([-60_000, 60_000])('a machine whose clock is wrong by %i ms reads the time of the database', async (skew) => {
  const db = connectTo(url, { max: 1 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew })
  const said: object[] = []
  const clock = await ProcessClock.open(db, { warn: (about: object) => said.push(about) })
  const [before, read, after] = [await databaseClock(db), clock.now(), await databaseClock(db)]
  clock.close()
  // Between asking and being answered the time passes that a loaded machine takes for it.
  const doubtMs = after.getTime() - before.getTime() + 1_000
  expect(Math.abs(read.getTime() - before.getTime())).toBeLessThan(doubtMs)
  const { offMs } = said[0] as { offMs: number }
  expect(Math.abs(offMs - skew)).toBeLessThan(doubtMs)
})
