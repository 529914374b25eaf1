import { dayInSaoPaulo, formatTime } from '#shared/dates.ts'
import type { Rhythm } from '../lists/horoscope.rules.ts'

const [FROM, UNTIL] = ['06:00', '12:00']
const MONDAY = 1
/** What has not left after so long is of another day: eighteen hours, in milliseconds. */
export const GIVEN_UP_AFTER_MS = 18 * 3_600_000

/** Which editions open now: from six to noon in São Paulo, the weekly one on Mondays. */
export function editionsAt(now: Date): { rhythm: Rhythm; name: string; day: string }[] {
  const time = formatTime(now)
  if (time < FROM || time >= UNTIL) return []
  const day = dayInSaoPaulo(now)
  const rhythms: Rhythm[] = new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY ? ['daily', 'weekly'] : ['daily']
  return rhythms.map((rhythm) => ({ rhythm, name: `${rhythm} ${day}`, day }))
}

/** The picture of the sky of a day (`aaaa-mm-dd`): one address for all readers. */
export const skyPath = (day: string) => `/api/newsletter/sky/${day}.png` as const

const DAY_MS = 86_400_000
const [BACK_DAYS, AHEAD_DAYS] = [45, 1]
/** The day of a picture's file name, if one of the last 45 days or tomorrow: nobody has others drawn. */
export function drawableDay(file: string, now: Date): string | undefined {
  const day = /^(\d{4}-\d\d-\d\d)\.png$/.exec(file)?.[1]
  if (!day) return undefined
  const [first, last] = [-BACK_DAYS, AHEAD_DAYS].map((days) => dayInSaoPaulo(new Date(now.getTime() + days * DAY_MS)))
  const exists = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return exists && day >= first! && day <= last! ? day : undefined
}
