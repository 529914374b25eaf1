/**
 * What a case is about: C contested purchase, D order regretted, P price of a conversation asked back, R credit
 * withdrawn, S money in suspense; a number: the n-th refund of a payment.
 */
type Kind = 'C' | 'D' | 'P' | 'R' | 'S' | number

/** The protocol that people quote and letters carry: the beginning of the id that the case goes by, and its kind. */
export const caseNumber = (id: string, kind: Kind) => `${id.slice(0, 8).toUpperCase()}-${kind}`
