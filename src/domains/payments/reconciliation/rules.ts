import { dayInSaoPaulo, formatTime } from '#shared/dates.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import {
  isCredited,
  isAwaitingPayment,
  type DisputeState,
  type PaymentMethod,
  type GatewayReport,
  type PaymentState,
} from '../rules.ts'

export const refuse = refusals('payments', {
  gateway_not_found: [404, 'Não encontramos este banco.'],
  reconciliation_under_way: [409, 'Uma conferência já está em andamento. O resultado aparece aqui em instantes.'],
})

/** Only in our books; only at the gateway; in both, but different. All three must be empty. */
export const DIFFERENCE_LISTS = ['only_here', 'only_there', 'differing'] as const
export type DifferenceListName = (typeof DIFFERENCE_LISTS)[number]
export const DIFFERING_FIELDS = ['reference', 'account', 'amount', 'state', 'refunded', 'dispute'] as const
export type DifferingField = (typeof DIFFERING_FIELDS)[number]

/** A payment in our books. `returning`: refunds that the gateway was asked for and may have done. Centavos. */
export type OurPayment = {
  id: string
  gatewayId: string | null
  method: PaymentMethod
  state: PaymentState
  amount: Centavos
  refunded: Centavos
  returning: Centavos
  dispute: { gatewayId: string; state: DisputeState } | null
}
/** The same payment in the gateway's state. */
export type GatewayPayment = GatewayReport & {
  refunded: Centavos
  dispute?: { gatewayId: string; state: DisputeState } | undefined
}

/**
 * The fields that differ. Refunds under way may be done at the gateway already; a charge that expired here may still be
 * open there, because late money is accepted.
 */
export function differencesOf(ours: OurPayment, theirs: GatewayPayment, account: string): DifferingField[] {
  const differs: Record<DifferingField, boolean> = {
    reference:
      theirs.reference !== ours.id ||
      theirs.method !== ours.method ||
      (ours.gatewayId !== null && ours.gatewayId !== theirs.gatewayId),
    account: theirs.account !== account,
    amount: theirs.amount !== ours.amount || theirs.currency !== 'BRL',
    state: !sameState(ours.state, theirs.state),
    refunded: theirs.refunded < ours.refunded || theirs.refunded > ours.refunded + ours.returning,
    dispute: ours.dispute?.state !== theirs.dispute?.state || ours.dispute?.gatewayId !== theirs.dispute?.gatewayId,
  }
  return DIFFERING_FIELDS.filter((what) => differs[what])
}

function sameState(ours: PaymentState, theirs: GatewayPayment['state']) {
  if (theirs === 'paid' || isCredited(ours)) return theirs === 'paid' && isCredited(ours)
  return theirs === 'pending' || !isAwaitingPayment(ours)
}

const FROM = '03:00'

/** The night (`yyyy-mm-dd`) to reconcile, from three in the morning in São Paulo on; undefined before. */
export const nightOf = (now: Date): string | undefined => (formatTime(now) < FROM ? undefined : dayInSaoPaulo(now))

const AGAIN_MS = 10 * 60_000
/** Ten minutes after an attempt that could not reach the gateway. */
export const nextAttemptAt = (now: Date) => new Date(now.getTime() + AGAIN_MS)

const OVERLAP_MS = 24 * 3_600_000
/**
 * Since when the gateway is asked: a day before the last successful run, so that no change is missed; at first,
 * everything.
 */
export const reconcileSince = (lastAskedAt: Date | undefined) =>
  new Date(lastAskedAt ? lastAskedAt.getTime() - OVERLAP_MS : 0)
