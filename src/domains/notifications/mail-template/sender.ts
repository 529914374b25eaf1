import { COMPANY } from '#shared/company.ts'

/** Stands under every letter, so that nobody wonders who wrote. */
export const SENDER = [
  `${COMPANY.legalName} · CNPJ ${COMPANY.cnpj}`,
  COMPANY.address.join(', '),
  `${COMPANY.phone.words} · ${COMPANY.email}`,
] as const

export const UNSUBSCRIBE_WORDS = 'Não quer mais receber? Saia da lista com um clique'
