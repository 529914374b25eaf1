import { issueSecret } from '../bearer-secrets/issue-secret.ts'
import { deleteSecretsOf } from '../bearer-secrets/sql.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { findInForce, recordLifted } from '../restraints/sql.ts'
import type { Tx } from '#platform/db.ts'
import { blockedMail } from './mails.ts'
import { type Act, restrain } from './restrain.ts'

/**
 * Blocks a person: sessions end, nobody signs in, and jobs of other domains end what is open. With own credit the mail
 * has a link that withdraws it. A suspension becomes the block. Devices stay known, to tell who registers again.
 */
export async function block(tx: Tx, { hasCredit, ...act }: Act & { hasCredit: boolean }): Promise<boolean> {
  const { personId, reason, at } = act
  const given = { ...act, kind: 'blocked', event: 'accounts.person_blocked' } as const
  const isNew = await restrain(tx, given, async ({ firstName }) => {
    await deleteSecretsOf(tx, personId)
    const token = hasCredit ? await issueSecret(tx, { personId, purpose: 'withdrawal', now: at }) : undefined
    return blockedMail(firstName, { reason, token })
  })
  if (!isNew) return false
  const suspended = await findInForce(tx, personId, 'suspended')
  if (suspended) await recordLifted(tx, suspended.id, { at: suspended.endsAt! < at ? suspended.endsAt! : at })
  await endSessionsOf(tx, { personId, now: at })
  return true
}
