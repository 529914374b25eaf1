import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { toIsoDay } from '#shared/day-input.ts'

/** When and where somebody was born, as far as they told. */
export const BirthData = z.object({
  /** `yyyy-mm-dd`. */
  bornOn: z.string(),
  /** `hh:mm` by the clock of the place; null: not told. */
  bornTime: z.nullable(z.string()),
  place: z.nullable(z.string()),
})
export type BirthData = z.infer<typeof BirthData>

/** The own birth data, and who sees them now. */
export const MyBirthData = z.object({
  birth: z.nullable(BirthData),
  shares: z.array(
    z.object({ consultant: z.object({ id: z.string(), name: z.string(), imageUrl: z.string() }), sharedAt: instant }),
  ),
})
export type MyBirthData = z.infer<typeof MyBirthData>

export const readBirthData = endpoint({
  method: 'GET',
  path: '/api/birth-data',
  access: 'client',
  summary: 'Your birth data and the consultants whom you show them',
  input: nothing,
  output: MyBirthData,
})

const isDay = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** An empty text is nothing told. */
const emptyAsNull = z.transform((text: string) => text || null)

export const saveBirthData = endpoint({
  method: 'PUT',
  path: '/api/birth-data',
  access: 'client',
  summary: 'Write down or correct your birth data; whoever sees them sees the correction',
  input: z.object({
    bornOn: z.pipe(
      typed('number', 'Informe a data de nascimento.').check(atMost(20, 'Confira a data: dd/mm/aaaa.')),
      z.pipe(
        z.transform(toIsoDay),
        z.string().check(
          z.refine(isDay, { error: 'Confira a data: dd/mm/aaaa.', abort: true }),
          z.refine((day) => day >= '1900-01-01', 'Confira o ano de nascimento.'),
        ),
      ),
    ),
    bornTime: z.pipe(
      z
        ._default(typed('number', 'Informe a hora como 14:30.'), '')
        .check(z.refine((time) => time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'Informe a hora como 14:30.')),
      emptyAsNull,
    ),
    place: z.pipe(
      z
        ._default(typed('line', 'Informe a cidade.'), '')
        .check(
          z.refine(
            (text) => text === '' || (characterCount(text) >= 2 && characterCount(text) <= 80),
            'Use de 2 a 80 caracteres.',
          ),
        ),
      emptyAsNull,
    ),
  }),
  output: MyBirthData,
})

export const deleteBirthData = endpoint({
  method: 'DELETE',
  path: '/api/birth-data',
  access: 'client',
  summary: 'Erase your birth data; nobody sees them any more',
  input: nothing,
  output: MyBirthData,
})

const sharing = (method: 'PUT' | 'DELETE', summary: string) =>
  endpoint({
    method,
    path: '/api/birth-data/shares/:id',
    access: 'client',
    summary,
    input: z.object({ id: idParam }),
    output: MyBirthData,
  })

export const shareBirthData = sharing('PUT', 'Show your birth data to a consultant')
export const withdrawBirthData = sharing('DELETE', 'No longer show your birth data to a consultant')
