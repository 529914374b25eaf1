/** A CPF or CNPJ with its ends hidden: enough for its owner to know it by. */
export const maskedTaxId = (taxId: string) =>
  taxId.length === 11
    ? `•••.${taxId.slice(3, 6)}.${taxId.slice(6, 9)}-••`
    : `••.${taxId.slice(2, 5)}.${taxId.slice(5, 8)}/${taxId.slice(8, 12)}-••`

/** The whole document as people write it. */
export const writtenTaxId = (taxId: string) =>
  taxId.length === 11
    ? taxId.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : taxId.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

export const taxIdKind = (taxId: string): 'CPF' | 'CNPJ' => (taxId.length === 11 ? 'CPF' : 'CNPJ')
