import { refusals } from '#shared/refusal.ts'

export type JobState = 'on_time' | 'late' | 'failing' | 'never'

type Reported = {
  everySeconds: number
  ranAt: Date | null
  failures: number
  /** Of a job that runs once an hour or less often. */
  dueAt: Date | null
}

const MINUTE_MS = 60_000
/** Reports come twice a minute, and a restart takes a moment. */
const LATE_AFTER_MS = 5 * MINUTE_MS
/** One that runs seldom is looked for once a minute, and tried again after ten when it failed. */
const KEPT_LATE_AFTER_MS = 30 * MINUTE_MS
const KEPT_FROM_SECONDS = 3_600

/** How late a job is, in ms; zero or below: it is not. Null: it never ran. */
export function lagOf({ everySeconds, ranAt, dueAt }: Reported, now: Date): number | null {
  if (everySeconds >= KEPT_FROM_SECONDS && dueAt) return now.getTime() - dueAt.getTime()
  return ranAt && now.getTime() - ranAt.getTime() - everySeconds * 1_000
}

/** `failing`: its last run failed. `late`: it should have run five minutes ago, a seldom one thirty. */
export function jobState(job: Reported, now: Date): JobState {
  const lag = lagOf(job, now)
  if (job.failures > 0) return 'failing'
  if (lag === null) return 'never'
  return lag > (job.everySeconds >= KEPT_FROM_SECONDS ? KEPT_LATE_AFTER_MS : LATE_AFTER_MS) ? 'late' : 'on_time'
}

/** A process says twice a minute that it runs. */
const SILENT_AFTER_MS = 2 * MINUTE_MS

export const isSilent = (seenAt: Date, now: Date) => now.getTime() - seenAt.getTime() > SILENT_AFTER_MS

export const refuse = refusals('health', {
  set_aside_not_found: [404, 'Isto já foi resolvido, ou não existe.'],
})
