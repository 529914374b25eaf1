import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { findPerson } from '../registration/sql.ts'
import { recordPending } from './sql.ts'
import { enrolmentAddress, newSecret } from './totp.ts'

type Beginning = { personId: string; seal: Seal; now: Date }

/** A new secret for an authenticator app, which counts once `confirmSecondFactor` heard a code of it. */
export const beginSecondFactor = (db: Db, { personId, seal, now }: Beginning) =>
  inTransaction(db, async (tx) => {
    const secret = newSecret()
    const { email } = (await findPerson(tx, personId))!
    await recordPending(tx, personId, seal.seal(secret, personId), now)
    return { secret, address: enrolmentAddress(secret, email) }
  })
