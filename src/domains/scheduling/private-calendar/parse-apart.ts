import { BackgroundThread } from '#platform/background/background-thread.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import type { BusyTimes } from './busy-times.ts'
import type { ParseTasks } from './parse-thread.ts'
import type { Fault } from './rules.ts'

/** A full calendar of ten thousand appointments takes about two seconds. */
const MOST_MS = 8_000
const MOST_WAITING = 1_000

const thread = new BackgroundThread<ParseTasks>(new URL('./parse-thread.ts', import.meta.url), 1, MOST_MS)
/** One file at a time: what a hostile one ends is its own thread, with nobody else's file in it. */
const turns = new Semaphore({ places: 1, waiting: MOST_WAITING }, () => new Error('too many calendars wait'))

/** The busy times of a calendar file, worked out in a thread that ends with what takes too long or too much memory. */
export const parseApart = (
  text: string,
  window: { zone: string; from: number; until: number },
): Promise<BusyTimes | Fault> =>
  turns.run(() => thread.run('busyTimes', { text, ...window }).catch((error: Error) => faultOf(error)))

function faultOf({ message, ...error }: Error & { code?: string }): Fault {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || message.includes('background thread ended')) return 'too_slow'
  return message.includes('too many') ? 'too_large' : 'broken'
}
