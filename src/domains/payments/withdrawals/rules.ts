import { MONEY_RESTS_MS } from '#domains/accounts/money-rests.rules.ts'
import { caseNumber } from '#shared/case-number.ts'
import { bonusLeaving, type PurchaseBonus } from '#domains/wallet/rules.ts'
import { type Centavos, least } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of withdrawals. */
export const refuse = refusals('payments', {
  withdrawal_not_found: [404, 'Não encontramos esta retirada.'],
  withdrawal_reused: [409, 'Esta retirada já foi pedida com outro valor. Recarregue a página e tente de novo.'],
  withdrawal_too_large: [409, 'O valor é maior do que o seu saldo livre agora. Confira e tente de novo.'],
  cpf_needed: [
    409,
    'Parte do valor não pode voltar pelo caminho por onde veio. Informe o CPF de quem pagou: é a chave Pix que recebe.',
  ],
  not_the_payer: [
    409,
    'Este CPF não é o de quem pagou as compras desta conta. A transferência só pode ir para quem pagou.',
  ],
  withdrawal_rests: [
    409,
    'Esta transferência ainda está no prazo de segurança de 72 horas, contado do pedido ou da última correção dos dados da conta. Ela pode ser recusada, mas não feita.',
  ],
  withdrawal_bonus_changed: [409, 'O bônus mudou enquanto você lia. Confira o valor de agora e confirme de novo.'],
  withdrawal_only_bonus: [409, 'Este valor é menor do que o bônus já gasto que veio com ele: não há o que retirar.'],
  withdrawal_debt: [
    409,
    'Uma compra foi contestada e devolvida pelo banco depois de usada. Pague o que ficou em aberto para retirar o saldo.',
  ],
  withdrawal_link_invalid: [
    410,
    'Este link não vale mais. Se a sua conta continua bloqueada e falta retirar alguma coisa, peça outro em Contato.',
  ],
  nothing_to_withdraw: [409, 'Não há saldo livre para retirar agora.'],
  withdrawal_decided: [409, 'Esta retirada já foi resolvida.'],
})

/** Length of the note on how a manual transfer ended, in characters, and what is said without one. */
export const LEAST_NOTE = 3
export const MOST_NOTE = 200
export const NOTE_MISSING = 'Escreva o número da transferência ou o motivo.'

/** From when a manual transfer may be made: 72 hours after it was asked for, and when money rests no more. */
export function transferableFrom(askedAt: Date, restsUntil: Date | null = null): Date {
  const from = new Date(askedAt.getTime() + MONEY_RESTS_MS)
  return restsUntil && restsUntil > from ? restsUntil : from
}

/** Deadline of a manual transfer after that, in business days. */
export const BY_HAND_WITHIN_DAYS = 2

export const BY_HAND_STATES = ['waiting', 'paid', 'failed'] as const
export type ByHandState = (typeof BY_HAND_STATES)[number]

type Source = { id: string; left: Centavos; paidAt: Date; wasRefused: boolean }
export type WithdrawalPart = { paymentId: string; amount: Centavos }

/**
 * Splits an amount over the payments it may have come from, those whose time limit ends first in front, and a manual
 * rest. A payment whose refund the bank refused is not tried again.
 */
export function splitWithdrawal(
  amount: Centavos,
  sources: readonly Source[],
): { parts: WithdrawalPart[]; byHand: Centavos } {
  let rest = amount
  const parts: WithdrawalPart[] = []
  for (const { id, left } of sources
    .filter((one) => !one.wasRefused)
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())) {
    const its = least(left, rest)
    if (its > 0n) parts.push({ paymentId: id, amount: its })
    rest -= its
  }
  return { parts, byHand: rest }
}

/** Free credit of a purchase in centavos, or of none, and the bonus that came with it. */
export type CreditSource = {
  paymentId: string | null
  credit: Centavos
  bonus: (PurchaseBonus & { id: string }) | null
}
export type LeavingCredit = CreditSource & { taken: Centavos; keptBack: Centavos }

/**
 * What goes with a withdrawal of so many centavos, in all and by source: bonus that is taken, and spent bonus that is
 * kept back from the amount, in the order in which it leaves.
 */
export function bonusOfWithdrawal(
  amount: Centavos,
  sources: readonly CreditSource[],
): { taken: Centavos; keptBack: Centavos; leaving: LeavingCredit[] } {
  let rest = amount
  const leaving = sources
    .map((source) => {
      const credit = least(source.credit, rest)
      rest -= credit
      return { ...source, credit, ...(source.bonus ? bonusLeaving(source.bonus, credit) : NOTHING) }
    })
    .filter(({ credit }) => credit > 0n)
  const sum = (of: 'taken' | 'keptBack') => leaving.reduce((all, one) => all + one[of], 0n)
  return { taken: sum('taken'), keptBack: sum('keptBack'), leaving }
}

const NOTHING = { taken: 0n, keptBack: 0n }

/** The case number by which a person refers to a withdrawal. */
export const protocolOf = (id: string) => caseNumber(id, 'R')
