import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { spentOf } from '../minutes/rules.ts'
import { postJournals } from '../post-journals.ts'
import { minutesTakenJournal, periodTakenJournal } from './journals.ts'
import { type Pack, recordMinutesTaken } from './sql.ts'

/**
 * Takes free minutes of a locked pack for money that the bank took back, as if they were used; `most` in centavos.
 * Minutes that expired pay, too: nobody used them, so what they had brought was not earned. Answers what they were
 * worth.
 */
export async function takeMinutes(
  tx: Tx,
  pack: Pack,
  { most, by, at }: { most: Centavos; by: string; at: Date },
): Promise<Centavos> {
  if (most <= 0n || pack.value === 0n || (pack.isClosed && (pack.isLost || pack.returnedUnused > 0n))) return 0n
  const wanted = ((pack.spent + most) * pack.totalMs + pack.value - 1n) / pack.value
  const unreserved = pack.totalMs - pack.reservedMs
  const usedMs = least(wanted, unreserved)
  if (usedMs <= pack.usedMs) return 0n
  const amount = spentOf(pack, usedMs) - pack.spent
  await recordMinutesTaken(tx, pack.id, { ms: usedMs - pack.usedMs, amount, at })
  const journals = pack.isClosed
    ? periodTakenJournal(pack.paymentId, amount, `${by}:${pack.id}`)
    : minutesTakenJournal({ ...pack, amount }, by)
  await postJournals(tx, journals)
  return amount
}
