import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { DeviceToken } from '../contract.ts'
import { passwordFault } from './rules.ts'

/** A chosen password: at least 10 characters, not a common or repeating one. */
export const NewPassword = typed('asSent', 'Escolha uma senha.').check((payload) => {
  const message = passwordFault(payload.value)
  if (message) payload.issues.push({ code: 'custom', input: payload.value, message })
})

/** The own password, typed again. */
const ownPassword = (missing: string, wrong: string) =>
  typed('asSent', missing).check(z.minLength(1, missing), z.maxLength(1024, wrong))

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-password',
  access: 'signed-in',
  summary:
    'Confirm the own password: for 15 minutes this session may do what answers `http.password_required` otherwise.',
  input: z.object({ password: ownPassword('Informe sua senha.', 'A senha não confere.') }),
  output: nothing,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'signed-in',
  summary:
    'Change the password; other sessions, other known devices and recovery links of the person end, and a mail tells them.',
  input: z.object({
    currentPassword: ownPassword('Informe a senha atual.', 'A senha atual não confere.'),
    newPassword: NewPassword,
    device: z.optional(DeviceToken),
  }),
  output: nothing,
})
