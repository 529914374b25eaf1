/** An instant as Mercado Pago reads it: with milliseconds and an offset in figures, never the letter Z. */
export const formatInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')
