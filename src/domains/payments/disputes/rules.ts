import { caseNumber } from '#shared/case-number.ts'

/** What a person names a dispute by when they write to us. */
export const protocolOf = (paymentId: string) => caseNumber(paymentId, 'C')
