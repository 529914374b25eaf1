import { type Centavos, formatBRL } from '#shared/money.ts'
import { bonusOfWithdrawal, type CreditSource } from '../rules.ts'

type Funds = { availableCents: Centavos; toOriginCents: Centavos; sources: readonly CreditSource[] }

const isAllowed = (amount: Centavos | undefined, most: Centavos): amount is Centavos =>
  amount !== undefined && amount > 0n && amount <= most

/** Where a typed amount goes, in centavos, and the bonus that goes with it; nothing while it is not allowed. */
export function destinationsOf(typed: Centavos | undefined, { availableCents, toOriginCents, sources }: Funds) {
  const amount = isAllowed(typed, availableCents) ? typed : 0n
  const { taken, keptBack } = bonusOfWithdrawal(amount, sources)
  const leaving = amount - keptBack
  return { taken, keptBack, leaving, byHand: leaving > toOriginCents ? leaving - toOriginCents : 0n }
}

/**
 * What is wrong with a withdrawal before it is requested; empty: nothing. The server checks whether a CPF is valid.
 */
export function withdrawalFaults({
  amount,
  most,
  byHand,
  cpf,
}: {
  amount: Centavos | undefined
  most: Centavos
  byHand: Centavos
  cpf: string
}) {
  return {
    ...(!isAllowed(amount, most) && { amount: `Escolha um valor de R$ 0,01 a ${formatBRL(most)}.` }),
    ...(byHand > 0n && !cpf.trim() && { cpf: 'Informe o CPF de quem pagou.' }),
  }
}
