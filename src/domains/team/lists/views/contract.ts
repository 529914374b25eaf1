import { z } from 'zod/mini'
import { endpoint, idParam, newId, nothing } from '#shared/contract.ts'
import { lineText, madeText } from '#shared/typed-text/fields.ts'
import { LIST_NAMES } from '../lists.rules.ts'

const list = z.enum(LIST_NAMES, 'Esta lista não existe.')

const View = z.object({ id: z.string(), list: z.string(), name: z.string(), query: z.string() })
export type View = z.infer<typeof View>
const Views = z.object({ views: z.array(View) })

export const listViews = endpoint({
  method: 'GET',
  path: '/api/team/views',
  access: 'team:people',
  summary: 'The lists that this member saved by a name, by name',
  input: nothing,
  output: Views,
})

export const saveView = endpoint({
  method: 'POST',
  path: '/api/team/views',
  access: 'team:people',
  needsPassword: false,
  summary: 'Saves filters, order and columns of a list by a name; the same name of the same list is replaced',
  input: z.object({
    id: newId,
    list,
    name: lineText({ most: 40, missing: 'Dê um nome à lista.' }),
    query: madeText(1_000, 'Esta lista tem filtros demais para guardar.'),
  }),
  output: Views,
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/team/views/:id',
  access: 'team:people',
  needsPassword: false,
  summary: 'Forgets a saved list of one’s own',
  input: z.object({ id: idParam }),
  output: Views,
})
