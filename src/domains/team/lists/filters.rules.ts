import { z } from 'zod/mini'
import { madeText, typed } from '#shared/typed-text/fields.ts'
import { isUuid } from '#shared/uuid.ts'
import { type Filter, listOf, type ListName } from './lists.rules.ts'

/** What a list is narrowed to, by the names of its filters; `from` and `to` are days of São Paulo, both included. */
export type Filters = Readonly<Record<string, string | undefined>>

const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/
const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return DAY.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
const day = z.optional(typed('number').check(z.refine(isDay, 'Confira a data: dia, mês e ano.')))

/** The longest beginning of a name that is looked for. */
const LONGEST_BEGINNING = 60

function fieldOf(filter: Filter) {
  if (filter.as === 'beginning')
    return typed('search').check(z.maxLength(LONGEST_BEGINNING, 'Use no máximo 60 letras do nome.'))
  return typed('asSent').check(
    filter.as === 'person'
      ? z.refine(isUuid, 'O endereço não nomeia ninguém.')
      : z.refine((value) => Object.hasOwn(filter.choices, value), `Escolha uma opção de “${filter.title}”.`),
  )
}

/** The part of a list's address that its endpoint reads: filters, order, and where it goes on. */
export function listInput(name: ListName) {
  const { filters, sorts } = listOf(name)
  return z.object({
    ...Object.fromEntries(filters.map((filter) => [filter.key, z.optional(fieldOf(filter))])),
    from: day,
    to: day,
    sort: z.optional(
      typed('asSent').check(z.refine((sort) => Object.hasOwn(sorts, sort), 'Escolha uma ordem desta lista.')),
    ),
    after: z.optional(madeText(250)),
    before: z.optional(madeText(250)),
  })
}

export type ListInput = Filters & { sort?: string | undefined; after?: string | undefined; before?: string | undefined }

/**
 * The order of a list that is asked for, else its first one. What begins with something comes by name: only that index
 * finds it without reading everybody.
 */
export const sortOf = (name: ListName, sort: string | undefined, filters: Filters) =>
  filters.beginning ? 'name' : (sort ?? Object.keys(listOf(name).sorts)[0]!)
