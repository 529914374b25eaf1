import type { Sql } from '#platform/db.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { replaceSecret, type SecretPurpose } from './sql.ts'

type Issue = { personId: string; purpose: SecretPurpose; now: Date }

/**
 * A secret that opens something of this person's to whoever holds it; the former one for the same purpose opens nothing
 * any more. Shown once, because only its hash is kept, and it ends with the password.
 */
export async function issueSecret(sql: Sql, { personId, purpose, now }: Issue): Promise<string> {
  const token = newToken()
  await replaceSecret(sql, { personId, purpose, tokenHash: hashOfToken(token), madeAt: now })
  return token
}
