/** An instant as Mercado Pago parses it: with milliseconds and a numeric offset, not Z. */
export const formatInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')
