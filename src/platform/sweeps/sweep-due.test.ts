import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { Log } from '../log.ts'
import { alarmFailingSweeps } from './alarm-failing.ts'
import { sweepDue } from './sweep-due.ts'

const db = await freshDatabase()
const NOON = Date.parse('2026-11-20T12:00:00Z')

type Given = {
  name: string
  rows: string[]
  bad: string[]
  most: number
  /** What is due still; without it rows stay due whatever happens. */
  left?: Set<string>
  error?: object
  isStopping?: () => boolean
}

/** One run over these rows, oldest first, at so many seconds after noon. `bad` fail. Answers what was handled. */
async function runAt(seconds: number, { name, rows, bad, most, left, error, isStopping = () => false }: Given) {
  const [handled, failures] = [[] as string[], [] as unknown[]]
  await sweepDue(
    {
      db,
      clock: clockAt(new Date(NOON + seconds * 1000)),
      log: { error: (failure: unknown) => failures.push(failure) },
      isStopping,
    },
    {
      name,
      list: async (limit, aside) =>
        rows.filter((row) => (!left || left.has(row)) && !aside.includes(row)).slice(0, limit),
      subjectOf: (row) => row,
      act: async (row) => {
        if (bad.includes(row)) throw Object.assign(new Error(`${row} is broken`), error)
        left?.delete(row)
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
  expect(first.handled).toEqual(['c', 'd'])
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

test('goes on until nothing is due, however much is listed at once, with failures among it', async () => {
  const rows = Array.from({ length: 25 }, (_, i) => `row ${i}`)
  const left = new Set(rows)
  const { handled } = await runAt(0, { name: 'backlog', rows, bad: ['row 3', 'row 4'], most: 4, left })
  expect([handled.length, [...left]]).toEqual([23, ['row 3', 'row 4']])
})

test('what stays due is handled once in a run and holds up nothing behind it', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  const { handled } = await runAt(0, { name: 'staying', rows, bad: [], most: 2 })
  expect(handled).toEqual(rows)
})

test('ends its run when the database goes away, instead of asking for each row', async () => {
  const rows = Array.from({ length: 9 }, (_, i) => `row ${i}`)
  const { failures } = await runAt(0, { name: 'away', rows, bad: rows, most: 3, error: { code: '57P03' } })
  expect(failures).toHaveLength(1)
})

test('a worker that is told to stop leaves the rest to others', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  const { handled } = await runAt(0, { name: 'stopping', rows, bad: [], most: 2, isStopping: () => true })
  expect(handled).toEqual(['a', 'b'])
})

test('rows at which a sweep fails again and again raise an alarm, one for each sweep', async () => {
  const alarms: object[] = []
  const given = { db, clock: clockAt(new Date(NOON)), now: new Date(NOON) }
  const listen = () =>
    alarmFailingSweeps.run({ ...given, log: { error: (about: object) => alarms.push(about) } as unknown as Log })
  const sweep = { name: 'hopeless', rows: ['a', 'b'], bad: ['a', 'b'], most: 5 }
  for (let attempt = 0; attempt < 7; attempt++) await runAt(2 ** (attempt + 1) - 2, sweep)
  await listen()
  expect(alarms).toEqual([])
  await runAt(254, sweep)
  await listen()
  expect(alarms).toEqual([
    { alarm: 'sweep_failing', sweep: 'hopeless', rows: 2, attempts: 8, error: expect.stringContaining('is broken') },
  ])
})
