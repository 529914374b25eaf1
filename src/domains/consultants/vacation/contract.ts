import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { atMost, madeText, typed } from '#shared/typed-text/fields.ts'
import { toIsoDay } from '#shared/day-input.ts'

const Vacation = z.object({
  /** When the reader is back; null: they are on none now. */
  backAt: z.nullable(instant),
  /** Of the vacation that is on or planned, by its own clock; null: there is none. */
  days: z._default(z.nullable(z.object({ firstDay: z.string(), lastDay: z.string() })), null),
})
export type Vacation = z.infer<typeof Vacation>

export const readVacation = endpoint({
  method: 'GET',
  path: '/api/vacation',
  access: 'consultor',
  viewable: true,
  summary: 'Your vacation, on or planned',
  input: nothing,
  output: Vacation,
})

const isDay = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
const day = (missing: string) =>
  z.pipe(
    typed('number', missing).check(atMost(20, 'Confira o dia: dd/mm/aaaa.')),
    z.pipe(z.transform(toIsoDay), z.string().check(z.refine(isDay, 'Confira o dia: dd/mm/aaaa.'))),
  )

export const setVacation = endpoint({
  method: 'PUT',
  path: '/api/vacation',
  access: 'consultor',
  summary: 'Go on vacation from a day, or from now, until the end of another: nobody can request or ask meanwhile',
  input: z.object({
    /** Absent: from now on. */
    firstDay: z.optional(day('Diga o primeiro dia das férias.')),
    lastDay: day('Diga o último dia das férias.'),
    /** By whose clock the days are; absent: Brasília. */
    zone: z.optional(madeText(60, 'Diga o fuso.')),
  }),
  output: Vacation,
})

export const endVacation = endpoint({
  method: 'DELETE',
  path: '/api/vacation',
  access: 'consultor',
  summary: 'Come back now, or do not go',
  input: nothing,
  output: Vacation,
})
