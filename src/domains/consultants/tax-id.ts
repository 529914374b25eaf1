import { cnpj, cpf } from 'cpf-cnpj-validator'
import { refuse } from './rules.ts'

/** A CPF (11 digits) or CNPJ (14 characters, letters allowed) without punctuation. Refuses wrong check digits. */
export function readTaxId(written: string): string {
  const bare = written.replace(/[.\-/\s]/g, '').toUpperCase()
  if (cpf.isValid(bare) || cnpj.isValid(bare)) return bare
  throw refuse('invalid_tax_id', { taxId: 'Este CPF ou CNPJ não é válido. Confira os números.' })
}
