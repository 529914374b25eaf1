import type { Tx } from '#platform/db.ts'
import { availableOf, balanceOf, listOwingPayments } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { sumOwnCredit, sumUnfrozen } from './freeze-credit.ts'
import { sumOwedCredit } from './owed-credit.ts'
import { listCasesToFreezeFor } from './sql.ts'

type Aside = {
  personId: string
  /** What of their credit waits for something that nobody has done yet, in centavos. */
  aside: Centavos
  since: Date
}

/**
 * Whether some of the credit that is aside can be of a purchase that a bank has given back after `since` and that is
 * owed (`lost`), or that it contests.
 */
export async function findContestedAside(
  tx: Tx,
  { personId, aside, since }: Aside,
): Promise<'lost' | 'contested' | undefined> {
  const available = await balanceOf(tx, availableOf(personId))
  const [free, all] = [available, available + aside]
  const owing = await listOwingPayments(tx, personId, since)
  const owed = (of: Centavos) => sumOwedCredit(tx, { personId, owing, of })
  if (owing.length > 0 && (await owed(all)) > (await owed(free))) return 'lost'
  for (const one of await listCasesToFreezeFor(tx, personId)) {
    const own = (of: Centavos) => sumOwnCredit(tx, { personId, paymentId: one.paymentId, of })
    if ((await sumUnfrozen(tx, one)) > 0n && (await own(all)) > (await own(free))) return 'contested'
  }
  return undefined
}
