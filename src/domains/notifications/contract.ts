import { z } from 'zod/mini'
import { endpoint, idParam, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { OPTIONAL_MAILS } from './rules.ts'

const kind = z.enum(OPTIONAL_MAILS, 'Escolha um dos avisos da lista.')

export const readMailChoices = endpoint({
  method: 'GET',
  path: '/api/mail-choices',
  access: 'signed-in',
  viewable: true,
  summary: 'The kinds of optional mails that the reader does without; all others are sent.',
  input: nothing,
  output: z.object({ refused: tolerantList(kind) }),
})

export const chooseMail = endpoint({
  method: 'POST',
  path: '/api/mail-choices',
  access: 'signed-in',
  summary: 'Do without a kind of optional mails, or receive it again. Repeating changes nothing.',
  input: z.object({ kind, wanted: z.boolean('Escolha entre receber e não receber.') }),
  output: nothing,
})

export const chooseMailByLink = endpoint({
  method: 'POST',
  path: '/api/mail-choices/link',
  access: 'public',
  summary: 'The same for the kind of a mail, with the token at its end, for half a year. Repeating changes nothing.',
  input: z.object({ token: idParam, wanted: z.boolean('Escolha entre receber e não receber.') }),
  output: z.object({ kind: tolerantEnum(OPTIONAL_MAILS, 'online_alerts') }),
})
