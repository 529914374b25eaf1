import type { Centavos } from '#shared/money.ts'

const BRAZILIAN_AMOUNT = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/

/** An amount as typed in Brazil: "50", "R$ 50,5", "1.000,00" → centavos. Undefined for anything else. */
export function parseReais(text: string): Centavos | undefined {
  const [, whole, rest = ''] = BRAZILIAN_AMOUNT.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole.replaceAll('.', '')) * 100n + BigInt(rest.padEnd(2, '0'))
}
