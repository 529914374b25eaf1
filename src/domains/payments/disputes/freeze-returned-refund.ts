import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { freezeCredit } from './freeze-credit.ts'
import { keyOf } from './rules.ts'
import { listDisputesOf, recordFrozen } from './sql.ts'

type Returned = { paymentId: string; personId: string; n: number; amount: Centavos }

/** Freezes a refund that the bank returned while its payment is disputed, up to the disputed amount. */
export async function freezeReturnedRefund(tx: Tx, { paymentId, personId, n, amount }: Returned) {
  const dispute = (await listDisputesOf(tx, paymentId)).find(({ state }) => state === 'opened')
  if (!dispute) return
  const open = dispute.amount - dispute.frozen
  const frozen = await freezeCredit(tx, {
    key: `${keyOf(dispute)}:opened:${n}`,
    personId,
    most: amount < open ? amount : open,
  })
  if (frozen > 0n) await recordFrozen(tx, dispute, frozen)
}
