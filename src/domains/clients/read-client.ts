import type { Sql } from '#platform/db.ts'
import type { ClientDetails } from './contract.ts'
import { refuse } from './rules.ts'
import { findClient } from './sql.ts'

/**
 * One client with the consultant's note and what the client shares now. Refuses somebody who never consulted them,
 * booked nothing and asks nothing of them now.
 */
export async function readClient(db: Sql, consultantId: string, clientId: string): Promise<ClientDetails> {
  const row = await findClient(db, consultantId, clientId)
  if (!row) throw refuse('not_found')
  const { text, version, changedAt, birth, ...client } = row
  return { client: { ...client, hasNote: text !== '' }, note: { text, version, changedAt }, birth }
}
