import { Temporal } from 'temporal-polyfill'
import { refusals } from '#shared/refusal.ts'

/** What somebody may ask to be brought back for; each is a group of notices, too. */
export const REMINDERS = ['day_card', 'horoscope', 'anniversaries'] as const
export type ReminderKind = (typeof REMINDERS)[number]

/** The hour of whoever did not choose one, in minutes of the day. */
export const USUAL_MINUTE = 8 * 60
/** Hours are chosen in steps of so many minutes. */
export const STEP_MINUTES = 30

/** Every way to say no of this domain. */
export const refuse = refusals('reminders', {
  zone_unknown: [400, 'Não entendemos o seu fuso horário. Recarregue a página.'],
  horoscope_by_mail: [409, 'O horóscopo por e-mail é uma carta à parte: peça por ela na página da newsletter.'],
  sign_unknown: [409, 'Para o seu signo, falta a data de nascimento na sua conta.'],
})

export type Hour = { minute: number; zone: string }

const zoned = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The day of an instant (`yyyy-mm-dd`) by the clock of a zone. */
export const dayOf = (at: Date, zone: string) => zoned(at, zone).toPlainDate().toString()

/** The day (`yyyy-mm-dd`) so many days after one, or before it. */
export const dayAfter = (day: string, days = 1) => Temporal.PlainDate.from(day).add({ days }).toString()

/** The later of two days as `yyyy-mm-dd`. */
export const latestDay = (one: string, other: string) => (one > other ? one : other)

/** When this hour of a zone comes next after an instant, on a day after `doneOn`. One that clocks skip comes late. */
export function nextAt({ minute, zone }: Hour, doneOn: string, after: Date): Date {
  const plainTime = { hour: Math.floor(minute / 60), minute: minute % 60 }
  const today = zoned(after, zone).toPlainDate()
  const free = Temporal.PlainDate.from(doneOn).add({ days: 1 })
  const first = Temporal.PlainDate.compare(today, free) < 0 ? free : today
  const on = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(plainTime) }).epochMilliseconds)
  const at = on(first)
  return at > after ? at : on(first.add({ days: 1 }))
}
