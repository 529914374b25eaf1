import { COMPANY } from '#shared/company.ts'

/** The sender's details at the end of every mail. */
export const SENDER = [
  `${COMPANY.legalName} · CNPJ ${COMPANY.cnpj}`,
  COMPANY.address.join(', '),
  `${COMPANY.phone.words} · ${COMPANY.email}`,
] as const

export const UNSUBSCRIBE_WORDS = 'Não quer mais receber? Saia da lista'
