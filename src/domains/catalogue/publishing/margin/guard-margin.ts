import type { Tx } from '#platform/db.ts'
import { losingStack, refuse, stackInWords, stacksOf, unpayableStack } from './rules.ts'
import { listDiscounts, listOffers } from './sql.ts'

/**
 * Refuses what was just written, in the transaction that wrote it and under `lockCatalogue`, if an order could now cost
 * the house more than it brings, or leave a payment that no gateway charges. The refusal says which, with its figures.
 */
export async function guardMargin(tx: Tx, now: Date) {
  const stacks = stacksOf(await listOffers(tx, now), await listDiscounts(tx, now))
  const losing = losingStack(stacks)
  if (losing) throw refuse('losing', { stack: stackInWords(losing) })
  const unpayable = unpayableStack(stacks)
  if (unpayable) throw refuse('unpayable', { stack: stackInWords(unpayable) })
}
