import { phoneWords } from '#domains/accounts/index.ts'
import { maskedTaxId, taxIdKind, writtenTaxId } from '#shared/tax-id.ts'

const written = (taxId: string) => `${taxIdKind(taxId)} ${writtenTaxId(taxId)}`
const masked = (taxId: string) => `${taxIdKind(taxId)} ${maskedTaxId(taxId)}`

/**
 * From what into what, as whoever confirms compares it with what the person sent: address and phone whole, which they
 * read on the page anyway, of the document of today its middle. Null: it is no correction.
 */
export function correctionWords(kind: string, from: string | null, to: string | null) {
  if (from === null || to === null) return null
  if (kind === 'correct_phone') return { from: phoneWords(from) || 'nenhum', to: phoneWords(to) }
  return kind === 'correct_tax_id' ? { from: masked(from), to: written(to) } : { from, to }
}
