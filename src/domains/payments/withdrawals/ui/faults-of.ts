import { type Centavos, formatBRL } from '#shared/money.ts'
import { readPixKey } from '../pix-key.ts'

/** What is wrong with a withdrawal before it is asked for, in words; nothing: it can go. */
export function faultsOf({ amount, most, byHand, pixKey }: { amount: Centavos | undefined; most: Centavos; byHand: Centavos; pixKey: string }) {
  const isAmount = amount !== undefined && amount > 0n && amount <= most
  const needsKey = byHand > 0n && readPixKey(pixKey) === undefined
  return {
    ...(!isAmount && { amount: `Escolha um valor de R$ 0,01 a ${formatBRL(most)}.` }),
    ...(needsKey && { pixKey: 'Confira a chave: CPF, e-mail, celular com DDD ou chave aleatória.' }),
  }
}
