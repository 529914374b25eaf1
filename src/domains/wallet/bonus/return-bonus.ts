import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { expireEnded } from './expire-bonuses.ts'
import { grantBonus } from './grant-bonus.ts'
import { bonusParts, partOfPurchase, returnedBonusMs } from './returned.rules.ts'
import { bonusReturnedJournal } from './rules.ts'
import { listBonusUses, recordReturned } from './sql.ts'

type Returning = {
  consultationId: string
  /** The number of the refund. */
  n: number
  personId: string
  /** What earlier refunds returned, and what this one does, in centavos. */
  before: Centavos
  amount: Centavos
  /** When the consultation ended. */
  endedAt: Date
  at: Date
}

/**
 * Gives back bonus that a consultation spent, once debts and credit are locked: it is of its purchase, with the time it
 * had left, and pays a debt that counted it as spent. What its owner paid for is a new bonus (decision 121).
 */
export async function returnBonus(tx: Tx, returning: Returning) {
  const { consultationId, n, personId, before, amount, endedAt, at } = returning
  const by = `${consultationId}-${n}`
  let count = 0
  for (const part of bonusParts(await listBonusUses(tx, consultationId), before, amount)) {
    const { id, notWith } = part
    const expiresAt = new Date(at.getTime() + returnedBonusMs(part.expiresAt, endedAt))
    const own = partOfPurchase(part.amount, part)
    if (own > 0n) {
      await recordReturned(tx, id, { subject: consultationId, amount: own, expiresAt })
      await postJournals(tx, [bonusReturnedJournal({ id, personId }, by, own)])
    }
    if (own === part.amount) continue
    count += 1
    const grant = { id: count === 1 ? by : `${by}-${count}`, personId, grantedAt: at, expiresAt, notWith }
    await grantBonus(tx, { ...grant, amount: part.amount - own })
  }
  await expireEnded(tx, personId, at)
}
