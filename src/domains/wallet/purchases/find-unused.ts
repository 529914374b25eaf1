import type { Sql } from '#platform/db.ts'
import { findBonus } from '../grants/bonus.sql.ts'
import { findRefundableMinutes } from '../minutes/sql.ts'
import { spentOfBonus } from '../purchase-bonus.rules.ts'

/** What is there of the minutes and the bonus that a purchase gave, and what was spent of its bonus. In centavos. */
export async function findUnused(sql: Sql, id: string) {
  const [minutes, bonus] = [await findRefundableMinutes(sql, id), await findBonus(sql, id)]
  const bonusSpent = bonus ? spentOfBonus(bonus) : 0n
  return {
    minutes,
    bonus: { bonusTaken: bonus?.unspent ?? 0n, bonusSpent, isBonusHeld: bonusSpent > 0n && bonus!.held > 0n },
  }
}
