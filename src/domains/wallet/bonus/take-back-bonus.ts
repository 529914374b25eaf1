import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournal } from '../post-journal.ts'
import { promotionalOf, refuse, reservedOf } from '../rules.ts'
import { findBalances, lockBalances } from '../sql.ts'
import { bonusTakenBackJournal, leftOfEach } from './rules.ts'
import { findBonus, listActiveBonuses, recordTakenBack } from './sql.ts'

/**
 * Takes back what is left of a bonus, as part of the caller's transaction. Answers the amount taken and the amount
 * spent before (expired money is neither); repeating answers the same. Refuses `bonus_in_use` while a consultation may
 * hold a part of it, and `bonus_not_found`.
 */
export async function takeBackBonus(
  tx: Tx,
  { id, at }: { id: string; at: Date },
): Promise<{ taken: Centavos; spent: Centavos }> {
  const personId = (await findBonus(tx, id))?.personId
  if (!personId) throw refuse('bonus_not_found')
  const promotional = promotionalOf(personId)
  const balance = (await lockBalances(tx, [promotional])).get(promotional) ?? 0n
  const bonus = (await findBonus(tx, id))!
  if (bonus.takenBack !== null) return { taken: bonus.takenBack, spent: bonus.amount - bonus.expired - bonus.takenBack }
  const taken = leftOfEach(await listActiveBonuses(tx, personId), balance).find((one) => one.id === id)!.left
  const spent = bonus.amount - bonus.expired - taken
  if (spent > 0n && (await hasReservedCredit(tx, personId))) throw refuse('bonus_in_use')
  await recordTakenBack(tx, id, taken, at)
  if (taken > 0n) await postJournal(tx, bonusTakenBackJournal(bonus, taken))
  return { taken, spent }
}

async function hasReservedCredit(tx: Tx, personId: string) {
  const reserved = reservedOf(personId)
  return ((await findBalances(tx, [reserved])).get(reserved) ?? 0n) > 0n
}
