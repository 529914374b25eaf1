import { Temporal } from 'temporal-polyfill'
import { formatDay } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultants', {
  on_vacation: [409, 'Esta pessoa está de férias. Nada foi cobrado.'],
  vacation_over: [400, 'O último dia das férias já passou. Escolha um dia de hoje em diante.'],
  vacation_begun: [400, 'O primeiro dia das férias já passou. Escolha um dia de hoje em diante.'],
  vacation_reversed: [400, 'As férias terminam antes de começar. Confira os dois dias.'],
  vacation_too_long: [400, 'As férias vão até 180 dias. Escolha um dia mais perto; depois você pode estender.'],
  vacation_too_far: [400, 'As férias começam daqui a um ano no máximo. Escolha um dia mais perto.'],
  vacation_zone: [400, 'Não conhecemos este fuso horário.'],
})

/** The refusal of whoever is on vacation, with the day on which they are back. */
export function refuseVacation(backAt: Date): Refusal {
  const { code, status } = refuse('on_vacation')
  return new Refusal(code, status, `Esta pessoa está de férias e volta em ${formatDay(backAt)}. Nada foi cobrado.`)
}

/** The longest vacation, and how far ahead one is planned, in days. */
export const MOST_VACATION_DAYS = 180
const MOST_AHEAD_DAYS = 365

/** The first and the last day (`yyyy-mm-dd`), by the clock of the one who goes. */
export type VacationDays = { firstDay: string; lastDay: string }

/**
 * From when until when a vacation is, by the clock of a zone; without a first day, or with today, from now on. Refuses
 * days that are over, in the wrong order, too many or too far ahead, and an unknown zone.
 */
export function vacationSpan(
  { firstDay, lastDay, zone }: Partial<VacationDays> & { lastDay: string; zone: string },
  now: Date,
): { startsAt: Date; backAt: Date } {
  const today = dayIn(zone, now)
  const first = firstDay ?? today
  if (lastDay < today) throw refuse('vacation_over', { lastDay: 'Este dia já passou.' })
  if (first < today) throw refuse('vacation_begun', { firstDay: 'Este dia já passou.' })
  if (lastDay < first) throw refuse('vacation_reversed', { lastDay: 'Este dia vem antes do primeiro.' })
  if (daysBetween(first, lastDay) >= MOST_VACATION_DAYS)
    throw refuse('vacation_too_long', { lastDay: `Até ${MOST_VACATION_DAYS} dias de férias.` })
  if (daysBetween(today, first) > MOST_AHEAD_DAYS)
    throw refuse('vacation_too_far', { firstDay: 'Até um ano a partir de hoje.' })
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  const backAt = startOf(Temporal.PlainDate.from(lastDay).add({ days: 1 }))
  return { startsAt: first === today ? now : startOf(Temporal.PlainDate.from(first)), backAt }
}

function dayIn(zone: string, at: Date): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
  } catch {
    throw refuse('vacation_zone')
  }
}

const daysBetween = (a: string, b: string) => Temporal.PlainDate.from(a).until(b).total({ unit: 'days' })
