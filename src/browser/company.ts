import { type Company, companyInLines, companyOfLines } from '#shared/company.ts'

let known: string | undefined

/** Set by the server before each page. */
export function setCompany(company: Company) {
  known = companyInLines(company)
}

/** For the page that carries it. */
export const companyAttribute = (): string | undefined =>
  known ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset.company)

/** The company behind the site. Both sides read the same of a page. */
export const company = (): Company => companyOfLines(companyAttribute() ?? '')
