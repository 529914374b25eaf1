import { cnpj, cpf } from 'cpf-cnpj-validator'
import { CLEANED } from '#shared/typed-text/clean.ts'

/** What stands before the number on paper. Without a sign after it, it would be part of the number. */
const LABEL = /^(?:CPF|CNPJ)(?: N[O°.]{1,2})?[ :]+/
const CPF = /^\d{11}$/
/** Letters are allowed since July 2026. Source: Receita Federal, IN 2.229/2024. */
const CNPJ = /^[\dA-Z]{12}\d{2}$/

/**
 * A CPF (11 digits) or CNPJ (14 characters, letters allowed) without punctuation: what is answered is what was checked,
 * sign by sign. Undefined: another form, or wrong check digits.
 */
export function parseTaxId(written: string): string | undefined {
  const bare = CLEANED.number(written)
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[.\-/ ]/g, '')
  return (CPF.test(bare) && cpf.isValid(bare)) || (CNPJ.test(bare) && cnpj.isValid(bare)) ? bare : undefined
}
