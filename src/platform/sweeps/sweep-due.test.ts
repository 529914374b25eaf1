import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { freshDatabase } from '#test/support/database.ts'
import { sweepDue } from './sweep-due.ts'

const db = await freshDatabase()
const NOON = Date.parse('2026-11-20T12:00:00Z')

/** One run over these rows, oldest first, at so many seconds after noon. `bad` fail. Answers what was handled. */
async function runAt(
  seconds: number,
  { name, rows, bad, most }: { name: string; rows: string[]; bad: string[]; most: number },
) {
  const [handled, failures] = [[] as string[], [] as unknown[]]
  await sweepDue(
    {
      db,
      clock: clockAt(new Date(NOON + seconds * 1000)),
      log: { error: (failure: unknown) => failures.push(failure) },
    },
    {
      name,
      list: async (limit, aside) => rows.filter((row) => !aside.includes(row)).slice(0, limit),
      subjectOf: (row) => row,
      act: async (row) => {
        if (bad.includes(row)) throw new Error(`${row} is broken`)
        handled.push(row)
      },
      most,
    },
  )
  return { handled, failures }
}

test('rows that fail go aside, so that those behind them are handled', async () => {
  const sweep = { name: 'poison', rows: ['a', 'b', 'c', 'd'], bad: ['a', 'b'], most: 2 }
  const first = await runAt(0, sweep)
  expect(first.handled).toEqual([])
  expect(first.failures).toMatchObject([
    { sweep: 'poison', subject: 'a', attempts: 1 },
    { sweep: 'poison', subject: 'b', attempts: 1 },
  ])
  expect(await runAt(1, sweep)).toEqual({ handled: ['c', 'd'], failures: [] })
})

test('tries again after 2 s, then after twice as long each time, and forgets what recovered', async () => {
  const sweep = { name: 'pauses', rows: ['a'], bad: ['a'], most: 5 }
  const attemptsAt = async (seconds: number) =>
    (await runAt(seconds, sweep)).failures.map((failure) => (failure as { attempts: number }).attempts)
  expect([await attemptsAt(0), await attemptsAt(1.9), await attemptsAt(2)]).toEqual([[1], [], [2]])
  expect([await attemptsAt(5.9), await attemptsAt(6)]).toEqual([[], [3]])
  expect((await runAt(20, { ...sweep, bad: [] })).handled).toEqual(['a'])
  expect(await attemptsAt(21)).toEqual([1])
})
