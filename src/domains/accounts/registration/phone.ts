import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { refuse } from '../rules.ts'

/** A mobile number as E.164; without a leading + it is Brazilian. Refuses `invalid_phone`. */
export function e164Of(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, 'BR')
  if (!phone?.isValid())
    throw refuse('invalid_phone', { phone: 'Confira o celular: DDD e número, como (11) 98765-4321.' })
  return phone.number
}
