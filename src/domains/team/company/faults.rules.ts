import { cnpj as checked } from 'cpf-cnpj-validator'
import type { Company, CompanyField } from '#shared/company.ts'
import { CLEANED } from '#shared/typed-text/clean.ts'

/** Letters are allowed since July 2026. Source: Receita Federal, IN 2.229/2024. */
const CNPJ = /^[\dA-Z]{12}\d{2}$/

/** A CNPJ of 14 signs without punctuation, by its check digits; undefined: it is none. */
export function parseCnpj(written: string): string | undefined {
  const bare = CLEANED.number(written)
    .toUpperCase()
    .replace(/^CNPJ[ :]+/, '')
    .replace(/[.\-/ ]/g, '')
  return CNPJ.test(bare) && checked.isValid(bare) ? bare : undefined
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
