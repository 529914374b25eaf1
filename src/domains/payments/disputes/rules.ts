/** What a person names a dispute by when they write to us. */
export const protocolOf = (paymentId: string) => `${paymentId.slice(0, 8).toUpperCase()}-C`
