import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { OBJECT_KINDS } from '../objects.rules.ts'
import { MOST_NOTE } from './rules.ts'

const Note = z.object({
  id: z.string(),
  body: z.string(),
  writtenBy: z.object({ id: z.string(), name: z.string() }),
  writtenAt: instant,
  changedAt: z.nullable(instant),
  /** Until when whoever reads may change it; null: never. */
  changesUntil: z.nullable(instant),
})
export type Note = z.infer<typeof Note>

const body = proseText({ most: MOST_NOTE, missing: 'Escreva a anotação.' })

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/team/people/:id/notes',
  access: 'team:people',
  summary:
    'What the team noted about a person, or on the page of an object of theirs (`about`), the newest first, fifty',
  input: z.object({ id: idParam, about: z.optional(idParam) }),
  output: z.object({ notes: z.array(Note) }),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/team/people/:id/notes',
  access: 'team:people',
  needsPassword: false,
  summary: 'Notes something about a person, for the team alone; `about`: the object on whose page it was written',
  input: z.object({
    id: idParam,
    noteId: newId,
    body,
    about: z.optional(z.object({ kind: z.enum(OBJECT_KINDS, 'Recarregue a página e tente de novo.'), id: newId })),
  }),
  output: Note,
})

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/team/notes/:id',
  access: 'team:people',
  needsPassword: false,
  summary: 'Changes a note of one’s own, within fifteen minutes',
  input: z.object({ id: idParam, body }),
  output: Note,
})
