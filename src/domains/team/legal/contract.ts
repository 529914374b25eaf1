import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { lineText, proseText } from '#shared/typed-text/fields.ts'
import {
  KINDS,
  type Kind,
  LEAST_REASON_LENGTH,
  MOST_ASKED,
  MOST_NUMBER,
  MOST_REASON_LENGTH,
  MOST_TEXT,
} from './rules.ts'

const KIND_NAMES = Object.keys(KINDS) as [Kind, ...Kind[]]
const day = z.iso.date('Escolha um dia do calendário.')
const reason = proseText({
  least: LEAST_REASON_LENGTH,
  most: MOST_REASON_LENGTH,
  missing: 'Diga o motivo, em dez letras ou mais: ele fica no registro.',
})

/** One request. Days as `aaaa-mm-dd`. */
export const LegalRequest = z.object({
  id: z.string(),
  kind: tolerantEnum(KIND_NAMES, 'other'),
  number: z.string(),
  /** Whose data it is about, and since when and by whom they may not be erased; null: they may. */
  person: z.nullable(
    z.object({ id: z.string(), name: z.string(), hold: z.nullable(z.object({ by: z.string(), at: instant })) }),
  ),
  receivedOn: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  asked: z.string(),
  state: tolerantEnum(['open', 'done', 'refused'], 'open'),
  outcome: z.nullable(z.string()),
  openedBy: z.string(),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  notes: tolerantList(z.object({ id: z.string(), text: z.string(), by: z.string(), at: instant })),
})
export type LegalRequest = z.infer<typeof LegalRequest>

export const readLegal = endpoint({
  method: 'GET',
  path: '/api/admin/legal',
  access: 'team:legal',
  summary: 'What courts, the ANPD and people ask about data: all that is open by deadline, and fifty that were closed',
  input: nothing,
  output: z.object({ open: tolerantList(LegalRequest), closed: tolerantList(LegalRequest) }),
})

export const openLegal = endpoint({
  method: 'POST',
  path: '/api/admin/legal',
  access: 'team:legal',
  needsPassword: false,
  summary:
    'Write down what was asked, with its deadline: fifteen days at most for people (LGPD art. 19 II), the one given by a court or the ANPD. The same id again is the same request.',
  input: z.object({
    id: newId,
    kind: z.enum(KIND_NAMES, 'Escolha o que foi pedido.'),
    number: lineText({ most: MOST_NUMBER, missing: 'Informe o número ou protocolo.' }),
    about: z.optional(lineText({ most: 254, missing: 'Informe um e-mail ou código.' })),
    receivedOn: day,
    dueOn: z.optional(day),
    asked: proseText({ most: MOST_ASKED, missing: 'Diga o que foi pedido.' }),
  }),
  output: nothing,
})

export const noteLegal = endpoint({
  method: 'POST',
  path: '/api/admin/legal/:id/notes',
  access: 'team:legal',
  needsPassword: false,
  summary: 'Add a note to a request. The same id again is the same note.',
  input: z.object({
    id: idParam,
    noteId: newId,
    text: proseText({ most: MOST_TEXT, missing: 'Escreva a nota.' }),
  }),
  output: nothing,
})

export const closeLegal = endpoint({
  method: 'POST',
  path: '/api/admin/legal/:id/closing',
  access: 'team:legal',
  needsPassword: true,
  summary: 'Close a request as done or refused, once, with what was answered. The same again changes nothing.',
  input: z.object({
    id: idParam,
    state: z.enum(['done', 'refused'], 'Escolha como terminou.'),
    outcome: proseText({ least: LEAST_REASON_LENGTH, most: MOST_TEXT, missing: 'Diga o que foi respondido.' }),
  }),
  output: nothing,
})

export const holdLegal = endpoint({
  method: 'PUT',
  path: '/api/admin/legal/:id/hold',
  access: 'team:legal',
  needsPassword: true,
  summary: 'Keep everything about the person of a request from being erased, or lift that. Safe to repeat.',
  input: z.object({ id: idParam, isHeld: z.boolean('Escolha se guarda.'), reason }),
  output: nothing,
})

export const takeBundle = endpoint({
  method: 'POST',
  path: '/api/admin/legal/:id/bundle',
  access: 'team:legal',
  needsPassword: true,
  summary:
    'Everything that is kept about the person of a request, and their receipts, because a law asks for it. It is logged, and the person sees that it was taken.',
  input: z.object({ id: idParam }),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
})
