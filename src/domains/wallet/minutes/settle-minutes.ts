import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { payDebtsOfPurchase } from '../purchases/pay-debts.ts'
import { insertDebt, listPacksOfPayment } from '../purchases/sql.ts'
import { takeMinutes } from '../purchases/take-minutes.ts'
import type { Journal } from '../rules.ts'
import type { CoverEarnings, CoverTerms } from '../cover-earnings.rules.ts'
import { type Cover, type CoveredTime, earnUses, isSingleUse, minutesReturnedJournal, type PackUse } from './rules.ts'
import { closePack, type CoveringPack, lockCovers, lockOtherParts, recordUse } from './sql.ts'

/**
 * A part of a pack that a consultation used, in milliseconds of the pack, what was paid for it, and what it earns
 * (centavos).
 */
export type SettledCover = CoverEarnings & Pick<PackUse, 'pack' | 'usedMs' | 'value'>

type Settling = { consultationId: string; channel: string; used: readonly CoveredTime[]; at: Date }

/**
 * Settles what a consultation reserved, once, under its lock: what it `used` on each channel is used, the rest
 * released; `pricePerMinute`: that of `channel`. Answers the used parts and their value on `prepaid` to post, with
 * journals of single-use minutes.
 */
export async function settleMinutes(
  tx: Tx,
  { consultationId, used, at, ...agreed }: CoverTerms & Settling,
): Promise<{ value: Centavos; covers: SettledCover[]; journals: Journal[] }> {
  const covers: SettledCover[] = []
  const journals: Journal[] = []
  const reserved = await lockCovers(tx, consultationId)
  const uses = earnUses(reserved, used, agreed)
  const singles = new Set(
    uses.flatMap(({ pack, usedMs: ms }) => (isSingleUse(pack) && ms > 0n ? [pack.purchaseId] : [])),
  )
  const others = await lockUnreserved(tx, [...singles], reserved)
  for (const one of uses) {
    const returned = returnedValueOf(one, singles)
    await recordUse(tx, consultationId, one, returned === undefined ? undefined : { at, returned })
    if (returned !== undefined) journals.push(...minutesReturnedJournal(one.pack, returned))
    if (one.usedMs > 0n) covers.push(one)
    await settlePurchase(tx, consultationId, one, at)
  }
  for (const { id, value, spent } of others) await closePack(tx, id, at, value - spent)
  journals.push(...others.flatMap((part) => minutesReturnedJournal(part, part.value - part.spent)))
  return { value: covers.reduce((sum, { value }) => sum + value, 0n), covers, journals }
}

/** Value returned when this use closes the pack; undefined: it stays open. `singles`: used in this consultation. */
function returnedValueOf({ pack, usedMs, value }: PackUse, singles: ReadonlySet<string>): Centavos | undefined {
  if (pack.usedMs + usedMs === pack.totalMs) return 0n
  return singles.has(pack.purchaseId) && !pack.isFrozen ? pack.value - pack.spent - value : undefined
}

/** Parts of these single purchases that nothing was reserved of: they become credit, too. Packs before accounts. */
async function lockUnreserved(tx: Tx, purchaseIds: readonly string[], reserved: readonly Cover[]) {
  if (purchaseIds.length === 0) return []
  const known = new Set(reserved.map(({ pack }) => pack.id))
  return (await lockOtherParts(tx, purchaseIds)).filter(({ id }) => !known.has(id))
}

/**
 * Of a purchase that the bank took back: what was used now is a debt, and what was released pays those that are not
 * older than it.
 */
async function settlePurchase(tx: Tx, consultationId: string, { pack, value }: PackUse<CoveringPack>, at: Date) {
  const { id, personId, paymentId, grantedAt, isLost, hasDebt } = pack
  if (!paymentId) return
  if (isLost && value > 0n)
    await insertDebt(tx, { id: `minutes:${id}:${consultationId}`, personId, paymentId, amount: value, at })
  if (isLost || !hasDebt) return
  const released = (await listPacksOfPayment(tx, paymentId)).find((one) => one.id === id && !one.isClosed)
  if (!released) return
  const pay = (open: Centavos) => takeMinutes(tx, released, { most: open, by: consultationId, at })
  await payDebtsOfPurchase(tx, paymentId, pay, grantedAt)
}
