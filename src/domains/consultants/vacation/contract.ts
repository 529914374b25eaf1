import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { toIsoDay } from '#shared/day-input.ts'

/** When the reader is back from a vacation; null: they are on none. */
const Vacation = z.object({ backAt: z.nullable(instant) })

export const readVacation = endpoint({
  method: 'GET',
  path: '/api/vacation',
  access: 'consultor',
  summary: 'Your vacation',
  input: nothing,
  output: Vacation,
})

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T12:00:00Z`))

export const setVacation = endpoint({
  method: 'PUT',
  path: '/api/vacation',
  access: 'consultor',
  summary: 'Go on vacation until the end of a day in São Paulo: nobody can request or ask until then',
  input: z.object({
    lastDay: z.pipe(
      z.string('Diga o último dia das férias.').check(z.maxLength(20, 'Confira o dia: dd/mm/aaaa.')),
      z.pipe(z.transform(toIsoDay), z.string().check(z.refine(isDay, 'Confira o dia: dd/mm/aaaa.'))),
    ),
  }),
  output: Vacation,
})

export const endVacation = endpoint({
  method: 'DELETE',
  path: '/api/vacation',
  access: 'consultor',
  summary: 'Come back now',
  input: nothing,
  output: Vacation,
})
