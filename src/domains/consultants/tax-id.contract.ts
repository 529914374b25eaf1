import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'

/** A CPF or CNPJ as somebody writes it; `parseTaxId` reads it. */
export const typedTaxId = typed('number', 'Informe seu CPF ou CNPJ.').check(
  atLeast(11, 'Informe seu CPF ou CNPJ.'),
  atMost(30, 'Confira o CPF ou CNPJ.'),
)
