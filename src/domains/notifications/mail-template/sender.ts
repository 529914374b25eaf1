import { company } from '#platform/company/known-company.ts'
import { addressOf, companyName } from '#shared/company.ts'

/** The sender's details at the end of every mail. */
export function senderLines(): string[] {
  const { phone, email } = company()
  return [companyName(company()), addressOf(company()).join(', '), [phone, email].filter(Boolean).join(' · ')].filter(
    Boolean,
  )
}

export const UNSUBSCRIBE_WORDS = 'Não quer mais receber? Saia da lista'
