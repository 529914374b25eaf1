import { fact, topic } from '#shared/facts.ts'

const companyTopic = topic('company')

/** The company behind the site was named or changed, or the site began to sell. */
export const companyChanged = fact(companyTopic, 'company_changed', {})
