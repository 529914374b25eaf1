import { z } from 'zod/mini'
import { endpoint, instant, nameParam, nothing, tolerantList } from '#shared/contract.ts'
import { atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH, MOST_WORDS } from './rules.ts'

export const SwitchShown = z.object({
  name: z.string(),
  /** Off; of the notice: shown. */
  isClosed: z.boolean(),
  words: z.nullable(z.string()),
  until: z.nullable(instant),
  since: z.nullable(instant),
})
export type SwitchShown = z.infer<typeof SwitchShown>

export const readSwitches = endpoint({
  method: 'GET',
  path: '/api/admin/switches',
  access: 'team:switches',
  summary: 'What can be switched off, and what is',
  input: nothing,
  output: z.object({ switches: tolerantList(SwitchShown) }),
})

export const turnSwitch = endpoint({
  method: 'PUT',
  path: '/api/admin/switches/:name',
  access: 'team:switches',
  needsPassword: true,
  summary:
    'Switch something off, with what people read and until when, or on again; or show and hide the notice on every page. Holds at once everywhere. The same again changes nothing.',
  input: z.object({
    name: nameParam,
    isClosed: z.boolean('Escolha se fica ligado.'),
    /** What people read; empty: the usual words. */
    words: z.optional(typed('line').check(atMost(MOST_WORDS, `Use no máximo ${MOST_WORDS} caracteres.`))),
    until: z.optional(z.nullable(instant)),
    reason: proseText({
      least: LEAST_REASON_LENGTH,
      most: MOST_REASON_LENGTH,
      missing: 'Diga o motivo, em dez letras ou mais: ele fica no registro.',
    }),
  }),
  output: z.object({ switches: tolerantList(SwitchShown) }),
})
