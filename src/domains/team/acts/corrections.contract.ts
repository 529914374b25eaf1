import { emailAddress } from '#shared/typed-text/fields.ts'
import { neededPhone, personName } from '#domains/accounts/person.contract.ts'
import { typedTaxId } from '#domains/consultants/tax-id.contract.ts'
import { act } from './contract.ts'

const ACCESS = 'team:corrections'
const BY_TWO = 'a second member confirms it, then money of the account rests for 72 hours'

export const correctName = act('name', ACCESS, 'Correct the name of a person; one member alone may', {
  firstName: personName('Diga o nome.'),
  lastName: personName('Diga o sobrenome.'),
})
export const correctEmail = act(
  'email',
  ACCESS,
  `Correct the address of a person: ${BY_TWO}, and the new address has to be confirmed by its link`,
  { email: emailAddress('Diga o e-mail certo.') },
)
export const stopEmailCorrection = act(
  'email-stop',
  ACCESS,
  'Stop the correction of an address while its link waits; one member alone may',
  {},
)
export const correctPhone = act('phone', ACCESS, `Correct the phone of a person: ${BY_TWO}`, {
  phone: neededPhone('Diga o celular certo, com DDD.'),
})
export const correctTaxId = act('tax-id', ACCESS, `Correct the CPF or CNPJ that payouts go to: ${BY_TWO}`, {
  taxId: typedTaxId,
})
