/** Papers that go with a parcel: an electronic invoice, or the electronic declaration of what is inside. */
export const INVOICE_MODELS = { '55': 'NF-e', '99': 'DC-e' } as const
export type InvoiceModel = keyof typeof INVOICE_MODELS

/** Codes of the states at IBGE, with which a key begins. */
const STATES = new Set('11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53'.split(' '))

/** State, year and month, CNPJ or CPF (since July 2026 a CNPJ has letters), model, the rest, check digit. */
const KEY = /^(\d{2})\d{2}(0[1-9]|1[0-2])[0-9A-Z]{12}\d{2}(55|99)\d{22}$/

/**
 * The last digit of a key: modulo 11 of the others, weighed 2 to 9 from the right; a letter counts as its ASCII code
 * less 48. Source: Manual de Orientação do Contribuinte; Nota Técnica 2025.001.
 */
export function checkDigitOf(first43: string): number {
  const sum = Array.from(first43)
    .toReversed()
    .reduce((total, letter, place) => total + (letter.charCodeAt(0) - 48) * (2 + (place % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The 44 characters of a key, however they were pasted, and what it is of. Undefined: it is no key. */
export function invoiceKey(typed: string): { key: string; model: InvoiceModel } | undefined {
  const key = typed
    .replaceAll(/[\s.\-/]/g, '')
    .toUpperCase()
    .replace(/^(NFE|DCE)/, '')
  const [, state, , model] = KEY.exec(key) ?? []
  if (!state || !STATES.has(state) || checkDigitOf(key.slice(0, 43)) !== Number(key[43])) return undefined
  return { key, model: model as InvoiceModel }
}
