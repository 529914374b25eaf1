import { z } from 'zod/mini'
import { endpoint, nothing, tolerantText } from '#shared/contract.ts'
import { personName, typedPhone } from '../person.contract.ts'

/** `phone`: as typed in Brazil, `(11) 98765-4321`, or with + and country; empty when there is none (the team). */
export const Profile = z.object({
  firstName: z.string(),
  lastName: tolerantText,
  phone: tolerantText,
  birthDate: z.nullable(z.iso.date()),
})
export type Profile = z.infer<typeof Profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  access: 'signed-in',
  summary: 'The own name, phone and birth date.',
  input: nothing,
  output: Profile,
})

export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/auth/profile',
  access: 'signed-in',
  summary:
    'Change the own name and phone; only the team may have no phone. Receipts of the past keep what they say. Ten changes a day.',
  input: z.object({
    firstName: personName('Informe seu nome.'),
    lastName: personName('Informe seu sobrenome.'),
    phone: typedPhone,
  }),
  output: Profile,
})
