import type { Tx } from '#platform/db.ts'
import { freezeCredit } from '#domains/wallet/index.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { findRefundSums } from '../refunds/sql.ts'
import type { PaymentRow } from '../sql.ts'
import { listDisputesOf } from './sql.ts'

/**
 * Freezes what open cases of a locked payment can still cost of its credit, now or when it comes back. Call it after
 * each change of these. `by`: names the change; `also`: contested, but won before. Answers what is frozen, in centavos.
 */
export async function contestPayment(
  tx: Tx,
  { id, personId }: Pick<PaymentRow, 'id' | 'personId'>,
  { by, also = 0n }: { by: string; also?: Centavos },
): Promise<Centavos> {
  const cases = await listDisputesOf(tx, id)
  if (cases.length === 0) return 0n
  const { amount: paid, asked } = await findRefundSums(tx, id)
  const sum = (of: (one: (typeof cases)[number]) => Centavos) => cases.reduce((all, one) => all + of(one), 0n)
  const contested = also + sum(({ state, amount }) => (state === 'opened' ? amount : 0n))
  const amount = least(contested, most(0n, paid - asked - sum(({ taken }) => taken)))
  return freezeCredit(tx, { paymentId: id, personId, amount, by })
}
