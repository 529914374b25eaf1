import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts'
import { lockSecondFactor, replaceRecoveryCodes } from './sql.ts'

/** Ten new recovery codes, which are shown this once; the former ones end. Refuses `no_second_factor`. */
export const renewRecoveryCodes = (db: Db, { personId, now }: { personId: string; now: Date }) =>
  inTransaction(db, async (tx) => {
    if (!(await lockSecondFactor(tx, personId))?.sealedSecret) throw refuse('no_second_factor')
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, personId, codes.map(hashOfCode))
    const event = { actorId: personId, personId, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.recovery_codes_renewed', ...event })
    return codes
  })
