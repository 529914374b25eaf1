import { findEmail, networkOf, spendAttempt } from '#domains/accounts/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { countUnpaidOf } from './reservations.sql.ts'
import { MOST_UNPAID_AT_ONCE, refuse, UNPAID_FROM_A_NETWORK } from './rules.ts'

type Wanted = {
  clientId: string
  consultantId: string
  price: Centavos
  /** The network address of whoever reserves. */
  address?: string | undefined
  /** The client gave back another start of this consultant for it. */
  isChosenAgain: boolean
  now: Date
}

/**
 * Refuses a start that is held for money which is not here: it costs nothing, and strangers could hold them all. So the
 * address is confirmed, and few of one consultant wait at once, fewer from one network.
 */
export async function guardUnpaid(tx: Tx, { clientId, consultantId, price, address, isChosenAgain, now }: Wanted) {
  if ((await balanceOf(tx, availableOf(clientId))) >= price) return
  if (!(await findEmail(tx, clientId, now))?.confirmedAt) throw refuse('confirm_email')
  if ((await countUnpaidOf(tx, consultantId, now)) >= MOST_UNPAID_AT_ONCE) throw refuse('many_unpaid')
  if (address && !isChosenAgain)
    await spendAttempt(tx, UNPAID_FROM_A_NETWORK, `${networkOf(address)} ${consultantId}`, now)
}
