import { formatDay } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultants', {
  on_vacation: [409, 'Esta pessoa está de férias. Nada foi cobrado.'],
  vacation_over: [400, 'O último dia das férias já passou. Escolha um dia de hoje em diante.'],
  vacation_too_long: [400, 'As férias vão até 180 dias. Escolha um dia mais perto; depois você pode estender.'],
})

/** The refusal of whoever is on vacation, with the day on which they are back. */
export function refuseVacation(backAt: Date): Refusal {
  const { code, status } = refuse('on_vacation')
  return new Refusal(code, status, `Esta pessoa está de férias e volta em ${formatDay(backAt)}. Nada foi cobrado.`)
}

/** The longest vacation, in days from today. */
export const MOST_VACATION_DAYS = 180
