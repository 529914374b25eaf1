import { z } from 'zod/mini'
import { endpoint, idParam, tolerantEnum } from '#shared/contract.ts'
import { NOTICE_GROUPS } from './notices/kinds.rules.ts'

export const chooseMailByLink = endpoint({
  method: 'POST',
  path: '/api/mail-choices/link',
  access: 'public',
  summary:
    'Do without the mails of the group that a mail belongs to, or receive them again, with the token at its end, for ' +
    'half a year. Repeating changes nothing.',
  input: z.object({ token: idParam, wanted: z.boolean('Escolha entre receber e não receber.') }),
  output: z.object({ group: tolerantEnum(NOTICE_GROUPS, 'following') }),
})
