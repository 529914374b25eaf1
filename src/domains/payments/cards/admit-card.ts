import { networkOf } from '#domains/accounts/index.ts'
import type { Tx } from '#platform/db.ts'
import { CARDS_COUNTED_FOR_MS, MOST_CARDS, refuse } from '../rules.ts'
import * as sql from './sql.ts'

/**
 * Refuses `too_many_cards`: cards that banks refused in the last hour, and those still open, count by person and by
 * network over all purchases; a paid one takes back nothing. Pix is not affected. The same person and network wait for
 * each other here.
 */
export async function admitCard(tx: Tx, { personId, address, at }: { personId: string; address: string; at: Date }) {
  const network = networkOf(address)
  await sql.lockAttempts(tx, personId, network)
  const since = new Date(at.getTime() - CARDS_COUNTED_FOR_MS)
  const { refusedOfPerson, openOfPerson, refusedInNetwork, openInNetwork } = await sql.countAttempts(tx, {
    personId,
    network,
    since,
  })
  const isTooMany =
    refusedOfPerson + openOfPerson >= MOST_CARDS.ofPerson ||
    refusedInNetwork >= MOST_CARDS.refusedInNetwork ||
    refusedInNetwork + openInNetwork >= MOST_CARDS.inNetwork
  if (isTooMany) throw refuse('too_many_cards', undefined, CARDS_COUNTED_FOR_MS / 1_000)
}
