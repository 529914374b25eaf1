import { cnpj, cpf } from 'cpf-cnpj-validator'

/** A CPF (11 digits) or CNPJ (14 characters, letters allowed) without punctuation. Undefined: wrong check digits. */
export function parseTaxId(written: string): string | undefined {
  const bare = written.replace(/[.\-/\s]/g, '').toUpperCase()
  return cpf.isValid(bare) || cnpj.isValid(bare) ? bare : undefined
}
