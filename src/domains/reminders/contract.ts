import { z } from 'zod/mini'
import { endpoint, nothing, tolerantList } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { REMINDERS, STEP_MINUTES } from './rules.ts'

const HOUR_WORDS = 'Escolha uma hora da lista.'
const kind = z.enum(REMINDERS, 'Escolha um lembrete da lista.')
const way = z.boolean('Escolha entre receber e não receber.')

/** What the reader asked to be brought back for, and at which minute of their day. */
const OwnReminders = z.object({
  reminders: tolerantList(z.object({ kind, byMail: z.boolean(), byPush: z.boolean(), minute: z.int() })),
  /** Of the reader, by their day of birth; null: it is not known. */
  sign: z.nullable(z.string()),
})
export type OwnReminders = z.infer<typeof OwnReminders>

export const readReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'client',
  viewable: true,
  summary: 'For what the reader is brought back, by which ways and when; nothing until they ask.',
  input: nothing,
  output: OwnReminders,
})

export const setReminder = endpoint({
  method: 'PUT',
  path: '/api/reminders',
  access: 'client',
  summary: 'Be brought back by these ways at an hour of one’s day; by none: not any more. Repeating changes nothing.',
  input: z.object({
    kind,
    byMail: way,
    byPush: way,
    minute: z
      .int(HOUR_WORDS)
      .check(z.gte(0, HOUR_WORDS), z.lte(1439, HOUR_WORDS), z.multipleOf(STEP_MINUTES, HOUR_WORDS)),
    zone: madeText(60),
  }),
  output: OwnReminders,
})
