import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'

export const changeTaxId = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/tax-id',
  access: 'consultor',
  summary:
    'Change the CPF or CNPJ that payouts go to, with the password typed in the last 15 minutes; nothing is paid out for 72 hours, and a mailed link takes the change back',
  input: z.object({
    taxId: z
      .string('Informe seu CPF ou CNPJ.')
      .check(z.minLength(11, 'Informe seu CPF ou CNPJ.'), z.maxLength(20, 'Confira o CPF ou CNPJ.')),
  }),
  /** Null: it was this document already. */
  output: z.object({ restsUntil: z.nullable(instant) }),
})

export const stopTaxIdChange = endpoint({
  method: 'POST',
  path: '/api/consultants/tax-id/stop',
  access: 'public',
  summary:
    'Take a change of the CPF or CNPJ back with the token of its mail, once: the former one counts again, every session ends and a link for a new password is mailed',
  input: z.object({
    token: z.string('Este link está incompleto.').check(z.maxLength(100, 'Este link está incompleto.')),
  }),
  output: nothing,
})
