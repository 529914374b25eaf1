import { type Db, inTransaction } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { refuse } from '../rules.ts'
import { isWarningOf, recordAcknowledged } from './sql.ts'

/** The person says that they read a warning; twice changes nothing. Refuses somebody else's as an unknown one. */
export const acknowledgeWarning = (db: Db, { id, personId, now }: { id: string; personId: string; now: Date }) =>
  inTransaction(db, async (tx) => {
    if (!(await isWarningOf(tx, personId, id))) throw refuse('warning_not_found')
    if (!(await recordAcknowledged(tx, personId, id, now))) return
    const event = { actorId: personId, personId, subjectId: id, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.warning_acknowledged', ...event })
  })
