import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type CaseKind, refuse } from './rules.ts'
import { findOpenCase, insertReading, listReadings, listSaid } from './sql.ts'

const MOST = 5_000
const MOST_READINGS = 20

type Given = { caseKind: CaseKind; caseId: string; reason: string; by: string; clock: Clock }

/**
 * Reads what was said in the consultation of an open report or claim. The reading is logged before anything is
 * answered, and both people see when and why; the team also who read it before. Refuses without an open case, and an
 * own one.
 */
export const readSaid = (db: Db, { caseKind, caseId, reason, by, clock }: Given) =>
  inTransaction(db, async (tx) => {
    const found = await findOpenCase(tx, caseKind, caseId)
    if (!found) throw refuse('no_open_case')
    const { consultationId, clientId, consultantId } = found
    forbidSelfDecision(by, clientId, consultantId)
    const at = await clock(tx)
    const readBefore = await listReadings(tx, consultationId, MOST_READINGS)
    await insertReading(tx, { consultationId, kind: caseKind, caseId, reason, by, at })
    const event = {
      actorId: by,
      personId: clientId,
      subjectId: consultationId,
      reason,
      after: { caseKind, caseId },
      at,
    }
    await recordSecurityEvent(tx, { kind: 'moderation.said_read', detail: caseKind, ...event })
    return { said: await listSaid(tx, consultationId, MOST), readBefore }
  })
