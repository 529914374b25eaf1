/** Centavos from a typed amount in reais: `3,49`, `3.5` or `R$ 3`. Undefined when it is not a price. */
export function typedPrice(text: string): bigint | undefined {
  const [, reais, cents = ''] = /^(?:R\$)?\s*(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return reais === undefined ? undefined : BigInt(reais) * 100n + BigInt(cents.padEnd(2, '0'))
}
