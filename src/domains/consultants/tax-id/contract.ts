import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { typedTaxId } from '../tax-id.contract.ts'

export const changeTaxId = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/tax-id',
  access: 'consultor',
  needsPassword: true,
  summary:
    'Change the CPF or CNPJ that payouts go to; nothing is paid out for 72 hours, and a mailed link takes the change back',
  input: z.object({
    taxId: typedTaxId,
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
    token: madeText(100, 'Este link está incompleto.'),
  }),
  output: nothing,
})
