import { type Centavos, formatBRL } from '#shared/money.ts'

/**
 * What is wrong with a withdrawal before it is requested; empty: nothing. The server checks whether a Pix key is valid.
 */
export function withdrawalFaults({
  amount,
  most,
  byHand,
  pixKey,
}: {
  amount: Centavos | undefined
  most: Centavos
  byHand: Centavos
  pixKey: string
}) {
  const isAmount = amount !== undefined && amount > 0n && amount <= most
  return {
    ...(!isAmount && { amount: `Escolha um valor de R$ 0,01 a ${formatBRL(most)}.` }),
    ...(byHand > 0n && !pixKey.trim() && { pixKey: 'Informe uma chave Pix sua.' }),
  }
}
