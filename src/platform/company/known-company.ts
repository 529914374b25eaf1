import { type Company, NO_COMPANY } from '#shared/company.ts'

let known = NO_COMPANY

/** The company as this process knows it, for mails and papers of now. */
export const company = (): Company => known

/** Said by whoever read it from the database. */
export const knowCompany = (read: Company) => void (known = read)
