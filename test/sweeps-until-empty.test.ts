import { expect, test } from 'vitest'
import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { jobsOf } from '../src/server/jobs.ts'
import { freshDatabase } from './support/database.ts'

/** The two places that go on until nothing is due. */
const UNTIL_EMPTY = /\/sweeps\/(sweep-due|until-empty)\.ts/
/** Looks for the one newest or oldest row, not at a page of what is due. */
const IS_LIMITED = /\blimit\s+(?!1\b)|\blimit\s*$/i

/** The pool, and what each statement and transaction of it is: told to `seen` where it is written. */
function watched<T extends object>(sql: T, seen: (text: string) => void): T {
  return new Proxy(sql, {
    apply(target, self, given: [TemplateStringsArray, ...unknown[]]) {
      if (Array.isArray(given[0]) && 'raw' in given[0]) seen(given[0].join('$'))
      return Reflect.apply(target as never, self, given)
    },
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'begin') return value
      return (work: (tx: object) => unknown) =>
        (target as unknown as Db).begin((tx) => work(watched(tx, seen)) as Promise<unknown>)
    },
  })
}

test('whatever a job lists or claims up to a limit, it goes on until nothing is left', async () => {
  const db = await freshDatabase()
  const given = { db, clock: databaseClock, log }
  const jobs = jobsOf(readConfig({ DATABASE_URL: 'postgres://not-used' }), given)
  const unswept: string[] = []
  let swept = 0
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  try {
    for (const { name, run } of jobs) {
      const seen = (text: string) => {
        if (!IS_LIMITED.test(text)) return
        if (UNTIL_EMPTY.test(new Error('where').stack!)) swept++
        else unswept.push(`${name}: ${text.replace(/\s+/g, ' ').trim()}`)
      }
      await run({ ...given, db: watched(db, seen), now: await databaseClock(db) })
    }
  } finally {
    Error.stackTraceLimit = limit
  }
  expect(unswept).toEqual([])
  expect(swept, 'the test sees the statements of the jobs').toBeGreaterThan(35)
})
