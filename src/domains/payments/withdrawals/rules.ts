import { caseNumber } from '#shared/case-number.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of withdrawals. */
export const refuse = refusals('payments', {
  withdrawal_not_found: [404, 'Não encontramos esta retirada.'],
  withdrawal_reused: [409, 'Esta retirada já foi pedida com outro valor. Recarregue a página e tente de novo.'],
  withdrawal_too_large: [409, 'O valor é maior do que o seu saldo livre agora. Confira e tente de novo.'],
  pix_key_needed: [
    409,
    'Parte do valor não pode voltar pelo caminho por onde veio. Informe uma chave Pix sua para recebê-la.',
  ],
  withdrawal_decided: [409, 'Esta retirada já foi resolvida.'],
})

/** Deadline of a manual transfer, in business days. */
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
    const its = left < rest ? left : rest
    if (its > 0n) parts.push({ paymentId: id, amount: its })
    rest -= its
  }
  return { parts, byHand: rest }
}

/** The case number by which a person refers to a withdrawal. */
export const protocolOf = (id: string) => caseNumber(id, 'R')
