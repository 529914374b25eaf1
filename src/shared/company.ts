import { writtenTaxId } from './tax-id.ts'

/** What the site is called, whichever company runs it. */
export const SITE_NAME = 'Sensitivos'

/** The fields of a company, in the order in which a page carries them. */
export const COMPANY_FIELDS = [
  'legalName',
  'tradeName',
  'cnpj',
  'street',
  'locality',
  'phone',
  'email',
  'hours',
] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]

/** The company behind the site (Decreto 7.962/2013, art. 2º). `cnpj` as people write it; all empty: nobody said yet. */
export type Company = Readonly<Record<CompanyField, string>>

const companyOf = (valueOf: (field: CompanyField, at: number) => string | undefined): Company =>
  Object.fromEntries(COMPANY_FIELDS.map((field, at) => [field, valueOf(field, at) ?? ''])) as Company

export const NO_COMPANY = companyOf(() => undefined)

/** A stored one, whose CNPJ has no punctuation. */
export const writtenCompany = (stored: Company): Company => ({ ...stored, cnpj: writtenTaxId(stored.cnpj) })

/** One line each, as a page carries it. */
export const companyInLines = (company: Company) => COMPANY_FIELDS.map((field) => company[field]).join('\n')
export const companyOfLines = (lines: string) => {
  const values = lines.split('\n')
  return companyOf((_, at) => values[at])
}

/** Both lines of its address, or none. */
export const addressOf = ({ street, locality }: Company) => [street, locality].filter(Boolean)
/** "Sensitivos Consultas On-line Ltda. · CNPJ 12.ABC.345/01DE-35"; the name of the site while nobody said more. */
export const companyName = ({ legalName, cnpj }: Company) => (cnpj ? `${legalName} · CNPJ ${cnpj}` : SITE_NAME)
/** What a press on the phone calls. */
export const phoneHref = ({ phone }: Company) => `tel:+55${phone.replaceAll(/\D/g, '')}`
