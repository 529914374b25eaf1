import { addDays } from '../local-time.ts'
import { weekdayOfDay } from '../hours/draft.ts'

export type View = { kind: 'dia' | 'semana'; day: string }

const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00:00Z`).toJSON()?.slice(0, 10) === text

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => addDays(day, 1 - weekdayOfDay(day))

/** What of the agenda an address shows: a day, or the week of one; today when it names none. */
export function viewOf(search: URLSearchParams, otherwise: View): View {
  const [day, week] = [search.get('dia'), search.get('semana')]
  if (isDay(day)) return { kind: 'dia', day }
  if (isDay(week)) return { kind: 'semana', day: mondayOf(week) }
  return otherwise
}

/** The days that a view shows, in order. */
export const daysOf = ({ kind, day }: View) =>
  kind === 'dia' ? [day] : Array.from({ length: 7 }, (_, n) => addDays(mondayOf(day), n))

/** The same view so many days or weeks later. */
export const viewLater = ({ kind, day }: View, steps: number): View => ({
  kind,
  day: addDays(day, kind === 'dia' ? steps : 7 * steps),
})

/** The query of the agenda for a view; everything else that it says stays. */
export function agendaWith(search: URLSearchParams, { kind, day }: View): string {
  const query = new URLSearchParams(search)
  for (const name of ['dia', 'semana']) query.delete(name)
  query.set(kind, kind === 'semana' ? mondayOf(day) : day)
  return `?${query}`
}

const MONTHS = 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'.split(' ')
const shortDay = (day: string) => `${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/** "30 de nov. a 6 de dez.", "23 a 29 de nov." */
export function weekInWords(monday: string) {
  const sunday = addDays(monday, 6)
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  return `${isOneMonth ? Number(monday.slice(8)) : shortDay(monday)} a ${shortDay(sunday)}`
}
