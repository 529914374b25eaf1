import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { recordRefunded } from '../minutes/sql.ts'
import { postJournals } from '../post-journals.ts'
import { payDebts } from '../purchases/pay-debts.ts'
import { sumDebts } from '../purchases/sql.ts'
import type { Journal, RefundedMinutes } from '../rules.ts'
import { giveBackBonus } from './give-back-bonus.ts'

type GivingBack = Omit<Parameters<typeof giveBackBonus>[1], 'amount'> & {
  /** What all refunds give back together, and what was settled: minutes by their share. */
  back: Centavos
  cost: Centavos
  toCredit: Centavos
  toBonus: Centavos
}

/**
 * Gives back what a settled consultation used, to where it was from: minutes as credit of their purchase, which
 * `journalsOf` posts with the rest, and bonus as bonus. The credit pays debts. Call it under `lockSpendable`.
 */
export async function giveBack(
  tx: Tx,
  { back, cost, toCredit, toBonus, ...refund }: GivingBack,
  journalsOf: (ofMinutes: RefundedMinutes[]) => Journal[],
) {
  const { consultationId, personId } = refund
  const ofMinutes = await recordRefunded(tx, consultationId, { back, cost })
  const owed = await sumDebts(tx, personId)
  await postJournals(tx, journalsOf(ofMinutes))
  const paid = owed - (await sumDebts(tx, personId))
  if (toBonus > 0n) await giveBackBonus(tx, { ...refund, amount: toBonus })
  // What the bank took of a purchase was for consultations such as this one.
  await payDebts(tx, { personId, most: toCredit - paid })
}
