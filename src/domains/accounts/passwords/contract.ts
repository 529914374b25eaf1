import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { DeviceToken } from '../contract.ts'
import { passwordFault } from './rules.ts'

/** A chosen password: at least 10 characters, not a common or repeating one. */
export const NewPassword = z.string({ error: 'Escolha uma senha.' }).check((payload) => {
  const message = passwordFault(payload.value)
  if (message) payload.issues.push({ code: 'custom', input: payload.value, message })
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'signed-in',
  summary:
    'Change the password; other sessions, other known devices and recovery links of the person end, and a mail tells them.',
  input: z.object({
    currentPassword: z
      .string({ error: 'Informe a senha atual.' })
      .check(z.minLength(1, 'Informe a senha atual.'), z.maxLength(1024, 'A senha atual não confere.')),
    newPassword: NewPassword,
    device: z.optional(DeviceToken),
  }),
  output: nothing,
})
