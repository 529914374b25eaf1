import { networkOf, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import type { NewMessage } from './contract.ts'
import { receiveMessage } from './receive-message.ts'
import { MESSAGES_PER_ADDRESS, MESSAGES_PER_NETWORK } from './rules.ts'

/**
 * Sends a message through the form. Refuses too many messages from one network or address, and other words under a
 * known id.
 */
export async function sendMessage(db: Db, { address, now, ...written }: NewMessage & { address: string; now: Date }) {
  await spendAttempt(db, MESSAGES_PER_NETWORK, networkOf(address), now)
  await spendAttempt(db, MESSAGES_PER_ADDRESS, written.email, now)
  return receiveMessage(db, { ...written, now })
}
