import { parseTaxId } from '#domains/consultants/tax-id/tax-id.rules.ts'
import type { Company, CompanyField } from '#shared/company.ts'
import { refusals } from '#shared/refusal.ts'

/** What each field is called, and what it is for. */
export const COMPANY_WORDS: Readonly<Record<CompanyField, { label: string; hint?: string; most: number }>> = {
  legalName: { label: 'Razão social', most: 150 },
  tradeName: { label: 'Nome fantasia (se tiver)', hint: 'Aparece em “Quem responde pelo site”.', most: 100 },
  cnpj: { label: 'CNPJ', hint: 'Com letras também, como os emitidos desde julho de 2026.', most: 30 },
  street: { label: 'Endereço', hint: 'Rua, número e complemento.', most: 150 },
  locality: { label: 'Bairro, cidade, estado e CEP', hint: 'Como: Bela Vista, São Paulo – SP, 01310-100.', most: 150 },
  phone: { label: 'Telefone', hint: 'Com DDD.', most: 30 },
  email: { label: 'E-mail', hint: 'Recebe o que chega pelo contato; aparece em todas as páginas.', most: 254 },
  hours: { label: 'Horário de atendimento', hint: 'Como: 24 horas, todos os dias.', most: 100 },
}

/** A CNPJ of 14 signs without punctuation, by its check digits; undefined: it is none. */
export function parseCnpj(written: string): string | undefined {
  const taxId = parseTaxId(written)
  return taxId?.length === 14 ? taxId : undefined
}

const CEP = /(?<!\d)\d{5}-?\d{3}(?!\d)/

/** What is wrong with a company, by field, in words; empty: nothing. */
export function faultsOfCompany({ cnpj, locality, phone }: Company): Partial<Record<CompanyField, string>> {
  const digits = phone.replaceAll(/\D/g, '').length
  return {
    ...(!parseCnpj(cnpj) && { cnpj: 'Este CNPJ não confere. Veja os dígitos, um por um.' }),
    ...(!CEP.test(locality) && { locality: 'Inclua o CEP, como 01310-100.' }),
    ...((digits < 10 || digits > 11) && { phone: 'Escreva o telefone com DDD, como (11) 4000-1800.' }),
  }
}

export const refuse = refusals('company', {
  invalid: [400, 'Confira os campos marcados.'],
  changed: [409, 'Outra pessoa mudou estes dados agora. Veja como ficaram antes de guardar os seus.'],
})
