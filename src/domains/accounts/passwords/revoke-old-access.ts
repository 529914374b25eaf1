import type { Tx } from '#platform/db.ts'
import { deleteSecretsOf, type SecretPurpose } from '../bearer-secrets/sql.ts'
import { deleteOtherDevices } from '../devices/sql.ts'
import { endAddressChanges } from '../email/sql.ts'
import { deleteRecoveryRequests, endRecoveries } from '../recovery/sql.ts'
import { isBlocked } from '../restraints/sql.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { hashOfToken } from '../sessions/token.ts'

type Revoked = {
  person: { id: string; email: string }
  /** The session that stays, if one does. */
  sessionId?: string | undefined
  /** The token of the device that stays known. */
  device: string | undefined
  now: Date
}

/**
 * Ends what was open under the old password: recovery links, requests for them, changes of the address, sessions, known
 * devices, and the secrets that open something without signing in. Answers what those were for.
 */
export async function revokeOldAccess(
  tx: Tx,
  { person, sessionId, device, now }: Revoked,
): Promise<readonly SecretPurpose[]> {
  await deleteRecoveryRequests(tx, person.email)
  await endRecoveries(tx, person.id, now)
  await endAddressChanges(tx, person.id, now)
  await endSessionsOf(tx, { personId: person.id, exceptId: sessionId, now })
  await deleteOtherDevices(tx, person.id, hashOfToken(device ?? ''))
  // Nobody signs in to a blocked account: its mailed link is the only way to its credit.
  return deleteSecretsOf(tx, person.id, (await isBlocked(tx, person.id)) ? 'withdrawal' : undefined)
}
