import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { emailAddress, madeText } from '#shared/typed-text/fields.ts'

export const readEmail = endpoint({
  method: 'GET',
  path: '/api/auth/email',
  access: 'signed-in',
  viewable: true,
  summary: 'The own mail address, when it was confirmed, and the new one that waits for its link.',
  input: nothing,
  output: z.object({ email: z.string(), confirmedAt: z.nullable(instant), pending: z.nullable(z.string()) }),
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/email/resend',
  access: 'signed-in',
  summary: 'Mail another link that confirms the own address; nothing when it is confirmed. Five an hour.',
  input: nothing,
  output: nothing,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email',
  access: 'signed-in',
  needsPassword: true,
  summary:
    'Ask to change the own mail address: a link goes to the new one, a notice to the old one. The same answer for an address that has an account.',
  input: z.object({ email: emailAddress('Informe o e-mail novo.') }),
  output: nothing,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  access: 'public',
  summary: 'Confirm a mail address, or a change of it, with the token of the mail: once, within 24 hours.',
  input: z.object({
    token: madeText(100, 'Este link está incompleto.'),
  }),
  output: nothing,
})
