import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { freezeCredit, sumUnfrozen } from './freeze-credit.ts'
import { keyOf } from './rules.ts'
import { listDisputesOf, recordFrozen } from './sql.ts'

type Returned = { paymentId: string; personId: string; n: number; amount: Centavos }

/** Freezes anew what a refund gave back, or took from an open case of its payment; up to the disputed amount. */
export async function freezeCreditAgain(tx: Tx, { paymentId, personId, n, amount }: Returned) {
  const dispute = (await listDisputesOf(tx, paymentId)).find(({ state }) => state === 'opened')
  if (!dispute) return
  const open = await sumUnfrozen(tx, dispute)
  const frozen = await freezeCredit(tx, {
    key: `${keyOf(dispute)}:opened:${n}`,
    paymentId,
    n: dispute.n,
    personId,
    most: least(amount, open),
  })
  if (frozen > 0n) await recordFrozen(tx, dispute, frozen)
}
