import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { postJournals } from '../post-journals.ts'
import { refuse } from '../rules.ts'
import { endMinutes } from './end-minutes.ts'
import { leftMs } from './rules.ts'
import { findRefundableMinutes, listParts, recordRecalled } from './sql.ts'

/** Unused minutes in centavos: in all, and what of them the balance had paid. */
export type ReturnedMinutes = { unused: Centavos; ofBalance: Centavos }

/**
 * Gives back a purchase of minutes, as part of the caller's transaction; unused minutes become credit again. Answers
 * the amounts in centavos; repeating answers the same. Refuses `minutes_in_use` while a consultation has reserved some,
 * `minutes_frozen` while money that paid it is disputed, and `minutes_not_found`.
 */
export async function giveBackMinutes(tx: Tx, { id, at }: { id: string; at: Date }): Promise<ReturnedMinutes> {
  const [found] = await listParts(tx, { ids: [id] })
  if (!found) throw refuse('minutes_not_found')
  await lockGrantsOf(tx, found.personId)
  const parts = await listParts(tx, { ids: [id] })
  const open = parts.filter((part) => leftMs(part) > 0n || part.reservedMs > 0n)
  if (open.some(({ isFrozen }) => isFrozen)) throw refuse('minutes_frozen')
  if (open.some(({ reservedMs }) => reservedMs > 0n)) throw refuse('minutes_in_use')
  await postJournals(tx, await endMinutes(tx, open, { at, isOver: () => true }))
  const { returned, ofBalance } = await findRefundableMinutes(tx, id)
  return { unused: returned, ofBalance }
}

/**
 * Returns what was paid for unused minutes of one consultant as credit, at once or as soon as nothing reserves or
 * freezes them. Answers the centavos; repeating returns nothing.
 */
export async function giveBackMinutesWith(
  tx: Tx,
  { at, ...recall }: { personId: string; consultantId: string; at: Date },
): Promise<Centavos> {
  await lockGrantsOf(tx, recall.personId)
  const recalled = await recordRecalled(tx, { ...recall, at })
  const grants = recalled.map(({ grantId }) => grantId)
  const journals = await endMinutes(tx, await listParts(tx, { grants }), { at })
  await postJournals(tx, journals)
  return journals.reduce((sum, { postings }) => sum + postings[0]!.amount, 0n)
}
