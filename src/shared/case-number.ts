/**
 * What a case is about: C contested purchase (C2 its second dispute), D cancelled order, L1 first return of goods, P
 * refund of a consultation's price, Q payout, R withdrawal, S suspense; a number: n-th refund of a payment.
 */
type Kind = 'C' | `C${number}` | 'D' | 'P' | 'Q' | 'R' | 'S' | `L${number}` | number

/** The case number in mails and on screen: the first 8 characters of the id and the kind. */
export const caseNumber = (id: string, kind: Kind) => `${id.slice(0, 8).toUpperCase()}-${kind}`
