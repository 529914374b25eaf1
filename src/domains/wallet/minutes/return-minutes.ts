import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { refuse } from '../rules.ts'
import { minutesReturnedJournal } from './rules.ts'
import { closePack, lockPurchase } from './sql.ts'

/** Unused minutes in centavos: in all, and what of them the balance had paid. */
export type ReturnedMinutes = { unused: Centavos; ofBalance: Centavos }

/**
 * Closes a purchase of minutes, as part of the caller's transaction; unused minutes become credit again. Answers the
 * amounts in centavos; repeating answers the same. Refuses `minutes_in_use` while a consultation has reserved some,
 * `minutes_frozen` while money that paid it is disputed, and `minutes_not_found`.
 */
export async function returnMinutes(tx: Tx, { id, at }: { id: string; at: Date }): Promise<ReturnedMinutes> {
  const parts = await lockPurchase(tx, id)
  if (parts.length === 0) throw refuse('minutes_not_found')
  const open = parts.filter(({ closedAt }) => !closedAt)
  if (open.some(({ isFrozen }) => isFrozen)) throw refuse('minutes_frozen')
  if (open.some(({ reservedMs }) => reservedMs > 0n)) throw refuse('minutes_in_use')
  const worth = parts.map((part) => ({ ...part, unused: part.closedAt ? part.returned : part.value - part.spent }))
  for (const part of worth) if (!part.closedAt) await closePack(tx, part.id, at, part.unused)
  await postJournals(
    tx,
    worth.flatMap((part) => (part.closedAt ? [] : minutesReturnedJournal(part, part.unused))),
  )
  const sum = (of: typeof worth) => of.reduce((all, { unused }) => all + unused, 0n)
  return { unused: sum(worth), ofBalance: sum(worth.filter(({ isFromBalance }) => isFromBalance)) }
}
