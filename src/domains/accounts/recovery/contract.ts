import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { emailAddress, madeText } from '#shared/typed-text/fields.ts'
import { DeviceToken } from '../contract.ts'
import { NewPassword } from '../passwords/contract.ts'

export const requestRecovery = endpoint({
  method: 'POST',
  path: '/api/auth/recovery',
  access: 'public',
  summary:
    'Request a mail with a link to set a new password. The same answer in the same time, whether or not the e-mail has an account.',
  input: z.object({
    email: emailAddress('Informe seu e-mail.'),
  }),
  output: nothing,
})

export const recoverPassword = endpoint({
  method: 'POST',
  path: '/api/auth/recovery/password',
  access: 'public',
  summary: 'Set a new password with the token of the mail: once, within 30 minutes. Every session of the person ends.',
  input: z.object({
    token: madeText(100, 'Este link está incompleto.'),
    password: NewPassword,
    device: z.optional(DeviceToken),
  }),
  /** The browser is a known device from now on. */
  output: z.object({ device: z.string() }),
})
