import { cpf } from 'cpf-cnpj-validator'
import { isUuid } from '#shared/uuid.ts'

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,60}\.[a-z]{2,20}$/

/**
 * A Pix key of a person, in the form that banks use: CPF (11 digits), e-mail in lower case, phone as +55…, or a random
 * key. Undefined: none of these. Eleven digits that are no CPF are a mobile number. Source: Banco Central, Manual
 * Operacional do DICT.
 */
export function parsePixKey(typed: string): string | undefined {
  const plain = typed.trim().toLowerCase()
  if (plain.length <= 77 && EMAIL.test(plain)) return plain
  if (isUuid(plain)) return plain
  if (!/^\+?[\d\s().-]+$/.test(plain)) return undefined
  const digits = plain.replaceAll(/\D/g, '')
  if (!plain.startsWith('+') && cpf.isValid(digits)) return digits
  const national = plain.startsWith('+55') ? digits.slice(2) : digits
  return /^[1-9]\d9\d{8}$/.test(national) ? `+55${national}` : undefined
}
