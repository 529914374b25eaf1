import type { Clock } from '../clock.ts'
import { type Db, isDatabaseUnavailable } from '../db.ts'
import type { Log } from '../log.ts'
import { deleteFailures, listFailures, recordFailure } from './sql.ts'
import { type Stoppable, untilEmpty } from './until-empty.ts'

type Sweep<T> = {
  /** As it stands in the log. */
  name: string
  /** What is due, first what is due longest: at most so many, and none of the subjects that are aside. */
  list: (most: number, aside: string[]) => Promise<readonly T[]>
  subjectOf: (one: T) => string
  /** `later`: nothing could be done yet, which is no failure. */
  act: (one: T) => Promise<unknown>
  /** How many are listed at once; what is due beyond them follows in the same run. */
  most: number
  atOnce?: number
}

/**
 * What fails, waits too long for a lock or answers `later` goes aside, twice as long each time, so that no number of
 * them holds up the others.
 */
const PAUSE = { firstMs: 2_000, mostMs: 3_600_000 }
const LATER = { firstMs: 2_000, mostMs: 60_000 }
const LOCK_TIMEOUT = '55P03'

/**
 * Handles what is due, oldest first, until nothing is: each once in a run. A run ends early when the database goes
 * away. Any number of workers may run it at once if `act` is safe to repeat. Answers how many were due.
 */
export async function sweepDue<T>(
  context: { db: Db; clock: Clock; log: Pick<Log, 'error'> } & Stoppable,
  sweep: Sweep<T>,
): Promise<number> {
  const { db, clock, log } = context
  const { name, list, subjectOf, act, most, atOnce = 1 } = sweep
  const at = await clock(db)
  const failures = await listFailures(db, name, at)
  const aside = new Set(failures.filter(({ isAside }) => isAside).map(({ subject }) => subject))
  const setAside = (subject: string, error: string, pause = PAUSE) =>
    recordFailure(db, { sweep: name, subject, error, at, ...pause })
  const failedNow = new Set<string>()
  let isDatabaseAway = false

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
      isDatabaseAway ||= !isRowsFault
      const attempts = isRowsFault ? await setAside(subject, String(error).slice(0, 500)) : undefined
      log.error(
        { err: error, sweep: name, subject, attempts },
        'a sweep could not handle this; it is tried again later',
      )
    }
  }

  const handled = new Set<string>()
  let isAllListed = false
  await untilEmpty(context, most, async () => {
    const due = await list(most, [...aside])
    isAllListed = due.length < most
    const asideBefore = aside.size
    const fresh = due.filter((one) => !handled.has(subjectOf(one)))
    for (const one of due) (handled.has(subjectOf(one)) ? aside : handled).add(subjectOf(one))
    for (let first = 0; first < fresh.length && !isDatabaseAway; first += atOnce)
      await Promise.all(fresh.slice(first, first + atOnce).map(handle))
    for (const subject of failedNow) aside.add(subject)
    const goesOn = fresh.length > 0 || aside.size > asideBefore
    return isDatabaseAway || !goesOn ? 0 : due.length
  })

  const recovered = failures.filter(({ subject, isAside }) => !isAside && !failedNow.has(subject))
  if (recovered.length > 0 && isAllListed) {
    const subjects = recovered.map(({ subject }) => subject)
    await deleteFailures(db, name, subjects)
  }
  return handled.size
}
