import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { TERM_NAMES, type TermName } from './terms.rules.ts'

const access = 'team:accounting' as const

const Note = z.object({
  month: z.string(),
  consultantId: z.string(),
  name: z.string(),
  taxId: z.string(),
  dpsNumber: z.string(),
  grossCents: totalCents,
  commissionCents: totalCents,
  state: tolerantEnum(['none', 'issued', 'refused', 'cancelled'], 'none'),
  number: z.nullable(z.string()),
  accessKey: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  withheldCents: totalCents,
})
export type Note = z.infer<typeof Note>

export const readNotes = endpoint({
  method: 'GET',
  path: '/api/team/accounting/notes',
  access,
  summary: 'The service notes of a closed month by their number, fifty at a time; `next` is the cursor of the others',
  input: z.object({
    month: typed('asSent', 'Escolha um mês.').check(z.maxLength(7, 'Escolha um mês.')),
    after: z.optional(typed('asSent').check(z.regex(/^\d{1,15}$/, 'Esta página não existe. Abra as notas de novo.'))),
  }),
  output: z.object({ notes: tolerantList(Note), next: z.nullable(z.string()) }),
})

const line = (most: number) => z.optional(typed('code').check(z.maxLength(most, `Use no máximo ${most} caracteres.`)))

export const recordNote = endpoint({
  method: 'PUT',
  path: '/api/team/accounting/notes',
  access,
  needsPassword: true,
  summary: 'Say how the note with a DPS number stands: issued, refused or cancelled. The same again changes nothing.',
  input: z.object({
    dpsNumber: typed('code').check(z.regex(/^\d{1,15}$/, 'Confira o número da DPS.')),
    state: z.enum(['issued', 'refused', 'cancelled'], 'Escolha a situação.'),
    number: line(20),
    accessKey: line(60),
    issuedOn: line(10),
    withheldCents: z._default(cents, 0n),
  }),
  output: z.object({ note: Note }),
})

const MOST_TABLE_BYTES = 512 * 1024

export const importNotes = endpoint({
  method: 'POST',
  path: '/api/team/accounting/notes/import',
  access,
  needsPassword: true,
  summary:
    'Say how many notes stand, from a spreadsheet (dps;situacao;numero;emitida_em;chave;retido), with a result for each row: rows that fail change nothing',
  input: z.object({ table: typed('asSent', 'Escolha uma planilha.').check(z.maxLength(MOST_TABLE_BYTES)) }),
  output: z.object({
    rows: tolerantList(
      z.object({
        line: z.int(),
        dps: z.string(),
        outcome: tolerantEnum(['recorded', 'same', 'failed'], 'failed'),
        why: z.nullable(z.string()),
      }),
    ),
  }),
  maxBodyBytes: MOST_TABLE_BYTES + 64 * 1024,
})

/** A field for each term. */
const each = <T extends z.ZodMiniType>(field: T) =>
  z.object(
    Object.fromEntries(TERM_NAMES.map((name) => [name, z.optional(field)])) as Record<TermName, z.ZodMiniOptional<T>>,
  )

const Terms = z.object({
  terms: each(z.string()),
  version: z.string(),
  setAt: z.nullable(instant),
  missing: z.array(z.string()),
})

export const readTerms = endpoint({
  method: 'GET',
  path: '/api/team/accounting/terms',
  access,
  summary: 'What the accountant decided about service notes, and what nobody decided yet',
  input: nothing,
  output: Terms,
})

export const setTerms = endpoint({
  method: 'PUT',
  path: '/api/team/accounting/terms',
  access,
  needsPassword: true,
  summary: 'Say what the accountant decided about service notes; `version` is the one that was read',
  input: z.object({
    version: typed('asSent').check(z.regex(/^\d{1,15}$/, 'Recarregue a página e tente de novo.')),
    terms: each(typed('code').check(z.maxLength(20, 'Use no máximo 20 caracteres.'))),
  }),
  output: Terms,
})
