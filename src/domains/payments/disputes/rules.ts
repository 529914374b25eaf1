import { caseNumber } from '#shared/case-number.ts'

/** The case number by which a person refers to a dispute. */
export const protocolOf = (paymentId: string) => caseNumber(paymentId, 'C')
