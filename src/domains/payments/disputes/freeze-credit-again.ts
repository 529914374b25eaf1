import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { findRefundSums } from '../refunds/sql.ts'
import { freezeCredit } from './freeze-credit.ts'
import { keyOf } from './rules.ts'
import { listDisputesOf, recordFrozen } from './sql.ts'

type Returned = { paymentId: string; personId: string; n: number; amount: Centavos }

/** Freezes anew what a refund gave back, or took from an open case of its payment; up to the disputed amount. */
export async function freezeCreditAgain(tx: Tx, { paymentId, personId, n, amount }: Returned) {
  const cases = await listDisputesOf(tx, paymentId)
  const dispute = cases.find(({ state }) => state === 'opened')
  if (!dispute) return
  const { amount: paid, asked } = await findRefundSums(tx, paymentId)
  const atBank = cases.reduce(
    (rest, { taken, state, frozen }) => rest - (state === 'opened' ? frozen : taken),
    paid - asked,
  )
  const missing = dispute.amount - dispute.frozen
  const open = missing < atBank ? missing : atBank
  const frozen = await freezeCredit(tx, {
    key: `${keyOf(dispute)}:opened:${n}`,
    paymentId,
    personId,
    most: amount < open ? amount : open,
  })
  if (frozen > 0n) await recordFrozen(tx, dispute, frozen)
}
