import type { Clock } from '../clock.ts'
import { type Db, isDatabaseUnavailable } from '../db.ts'
import type { Log } from '../log.ts'
import { deleteFailures, listFailures, recordFailure } from './sql.ts'

type Sweep<T> = {
  /** As it stands in the log. */
  name: string
  /** What is due, first what is due longest: at most so many, and none of the subjects that are aside. */
  list: (most: number, aside: string[]) => Promise<readonly T[]>
  subjectOf: (one: T) => string
  /** `later`: nothing could be done yet, which is no failure. */
  act: (one: T) => Promise<unknown>
  most: number
  atOnce?: number
}

const PAUSE = { firstMs: 2_000, mostMs: 3_600_000 }
const LATER = { firstMs: 2_000, mostMs: 60_000 }
const LOCK_TIMEOUT = '55P03'

/**
 * Handles what is due, oldest first. One that fails, waits too long for a lock or answers `later` goes aside for 2 s,
 * then twice as long each time up to an hour (`later`: a minute), so that no number of them holds up the others.
 * Failures are logged.
 * Answers how many were due.
 */
export async function sweepDue<T>(context: { db: Db; clock: Clock; log: Pick<Log, 'error'> }, sweep: Sweep<T>) {
  const { db, clock, log } = context
  const { name, list, subjectOf, act, most, atOnce = 1 } = sweep
  const at = await clock(db)
  const failures = await listFailures(db, name, at)
  const asideNow = failures.filter(({ isAside }) => isAside).map(({ subject }) => subject)
  const due = await list(most, asideNow)
  const setAside = (subject: string, error: string, pause = PAUSE) =>
    recordFailure(db, { sweep: name, subject, error, at, ...pause })
  const failedNow = new Set<string>()

  const handle = async (one: T) => {
    const subject = subjectOf(one)
    try {
      if ((await act(one)) !== 'later') return
      failedNow.add(subject)
      await setAside(subject, 'later', LATER)
    } catch (error) {
      // When the database is away nothing is wrong with the row.
      const isRowsFault = !isDatabaseUnavailable(error) || (error as { code?: string }).code === LOCK_TIMEOUT
      failedNow.add(subject)
      const attempts = isRowsFault ? await setAside(subject, String(error).slice(0, 500)) : undefined
      log.error(
        { err: error, sweep: name, subject, attempts },
        'a sweep could not handle this; it is tried again later',
      )
    }
  }
  for (let first = 0; first < due.length; first += atOnce)
    await Promise.all(due.slice(first, first + atOnce).map(handle))

  const recovered = failures.filter(({ subject, isAside }) => !isAside && !failedNow.has(subject))
  if (recovered.length > 0 && due.length < most) {
    const subjects = recovered.map(({ subject }) => subject)
    await deleteFailures(db, name, subjects)
  }
  return due.length
}
