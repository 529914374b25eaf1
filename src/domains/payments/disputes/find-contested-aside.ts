import type { Tx } from '#platform/db.ts'
import { availableOf, balanceOf, listOwingPayments } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { sumOwnCredit, sumUnfrozen } from './freeze-credit.ts'
import { listCasesToFreezeFor } from './sql.ts'

type Aside = {
  personId: string
  /** What of their credit waits for something that nobody has done yet, in centavos. */
  aside: Centavos
  since: Date
}

/**
 * A purchase of which some of the credit that is aside can be, and that a bank contests, or has given back after
 * `since` and that is owed (`isLost`). Undefined: none.
 */
export async function findContestedAside(
  tx: Tx,
  { personId, aside, since }: Aside,
): Promise<{ paymentId: string; isLost: boolean } | undefined> {
  const available = await balanceOf(tx, availableOf(personId))
  const isAside = async (paymentId: string) =>
    (await sumOwnCredit(tx, { personId, paymentId, of: available + aside })) >
    (await sumOwnCredit(tx, { personId, paymentId, of: available }))
  for (const { paymentId } of await listOwingPayments(tx, personId, since))
    if (await isAside(paymentId)) return { paymentId, isLost: true }
  for (const one of await listCasesToFreezeFor(tx, personId))
    if ((await sumUnfrozen(tx, one)) > 0n && (await isAside(one.paymentId)))
      return { paymentId: one.paymentId, isLost: false }
  return undefined
}
