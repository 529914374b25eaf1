import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findReport, findReportFile } from '../reports/sql.ts'
import { refuse } from './rules.ts'
import { insertReading } from './sql.ts'

type Given = { id: string; reason: string; by: string; clock: Clock }

/**
 * Opens the photo or voice of an open report. It is logged before anything is answered: whom it is about sees it, and
 * of a room's photo both people do. Refuses a case without a file, a decided and an own one.
 */
export const readReportedFile = (db: Db, { id, reason, by, clock }: Given) =>
  inTransaction(db, async (tx) => {
    const [report, file] = [await findReport(tx, id), await findReportFile(tx, id)]
    if (!report || !file) throw refuse('case_not_found')
    if (report.verdict) throw refuse('case_decided')
    const { kind, reporter, reported, consultationId } = report
    forbidSelfDecision(by, reporter.id, reported.id)
    const at = await clock(tx)
    if (consultationId) await insertReading(tx, { consultationId, kind: 'report', caseId: id, reason, by, at })
    const event = {
      actorId: by,
      personId: reported.id,
      subjectId: id,
      reason,
      after: { mediaType: file.mediaType },
      at,
    }
    await recordSecurityEvent(tx, { kind: 'moderation.file_seen', detail: kind, ...event })
    return { mediaType: file.mediaType, base64: file.bytes.toString('base64') }
  })
