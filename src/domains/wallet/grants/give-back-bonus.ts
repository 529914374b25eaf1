import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { type Journal, PROMOTION_COST, promotionalOf } from '../rules.ts'
import { refundedUntil } from '../extension.rules.ts'
import { listBonusUses } from './bonus.sql.ts'

type Returning = {
  consultationId: string
  /** The number of the refund. */
  n: number
  personId: string
  /** What this refund returns, in centavos. */
  amount: Centavos
  /** When the consultation ended. */
  endedAt: Date
  at: Date
}

/**
 * Gives back bonus that a consultation spent, once debts and credit are locked, what ends last in front, with the time
 * it had left: `give_back_bonus` says whose it is then.
 */
export async function giveBackBonus(
  tx: Tx,
  { consultationId, n, personId, amount, endedAt, at }: Returning,
): Promise<void> {
  let missing = amount
  const journals: Journal[] = []
  for (const { id, used, endsAt } of await listBonusUses(tx, consultationId)) {
    const part = least(used, missing)
    if (part === 0n) break
    missing -= part
    const until = refundedUntil(endsAt, endedAt, at)
    const posting = { from: PROMOTION_COST, to: promotionalOf(personId), amount: part, act: consultationId, until }
    const known = journals.find((one) => one.subject.id === id)
    if (known) known.postings.push(posting)
    else
      journals.push({
        key: `bonus:${id}:returned:${consultationId}-${n}`,
        subject: { kind: 'bonus', id },
        kind: 'bonus_returned',
        postings: [posting],
      })
  }
  await postJournals(tx, journals)
}
