import type { VacationDays } from './rules.ts'

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1]!
const dayOf = (day: string) => (day.endsWith('-01') ? '1º' : String(Number(day.slice(8))))

/** "em 10 de dezembro", "de 10 a 20 de dezembro", "de 28 de dezembro a 5 de janeiro". */
export function vacationInWords({ firstDay, lastDay }: VacationDays): string {
  const last = `${dayOf(lastDay)} de ${monthOf(lastDay)}`
  if (firstDay === lastDay) return `em ${last}`
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7)
  return `de ${dayOf(firstDay)}${isOneMonth ? '' : ` de ${monthOf(firstDay)}`} a ${last}`
}
