import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { takeDownIn } from '#domains/consultants/index.ts'
import { erasePhotoAt } from '#domains/consultations/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { decideTestimonialIn, removeProductReviewIn, removeReviewIn } from '#domains/reviews/index.ts'
import { eraseAttachments } from '#domains/written-questions/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { outcomeMail, warningMail } from './mails.ts'
import { canRemove, type ProfilePart, refuse, type Verdict } from './rules.ts'
import { partOf } from './snapshot.rules.ts'
import * as sql from './sql.ts'

type Decision = {
  id: string
  verdict: Verdict
  /** Whom the case is about reads it. */
  reason: string
  /** Of a profile: what is taken down. */
  part?: ProfilePart | undefined
  by: string
}

/**
 * Decides a case, once: nothing, a warning, taking it down, or handing over to a suspension. The reporter is told what
 * came of it, whom it is about the reason. Refuses an own case, a decided one, and removing what was said.
 */
export const decideReport = (db: Db, { clock, ...decision }: Decision & { clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, verdict, reason, by } = decision
    await sql.lockReport(tx, id)
    const report = await sql.findReport(tx, id)
    if (!report) throw refuse('case_not_found')
    if (report.verdict) throw refuse('already_decided')
    const { kind, reporter, reported } = report
    forbidSelfDecision(by, reporter.id, reported.id)
    const at = await clock(tx)
    if (verdict === 'removed') await remove(tx, report, decision, at)
    await sql.recordVerdict(tx, { id, verdict, reason, by, at })
    const changed = { before: { verdict: 'waiting', kind }, after: { verdict, kind } }
    const event = { actorId: by, personId: reported.id, subjectId: id, reason, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'moderation.report_decided', detail: verdict, ...event })
    const [teller, told] = [await sql.findAddressee(tx, reporter.id), await sql.findAddressee(tx, reported.id)]
    if (teller) {
      const template = outcomeMail(teller.firstName, kind, verdict)
      await queueMail(tx, {
        key: `report:${id}:outcome`,
        to: teller.email,
        template,
        about: { kind: 'account', personId: reporter.id },
        now: at,
      })
    }
    // Removing anything else tells its author itself.
    if (told && (verdict === 'warned' || (verdict === 'removed' && (kind === 'message' || kind === 'question')))) {
      const template = warningMail(told.firstName, kind, reason)
      await queueMail(tx, {
        key: `report:${id}:warning`,
        to: told.email,
        template,
        about: { kind: 'account', personId: reported.id },
        now: at,
      })
    }
  })

/** By the verb of what it is, which tells its author. */
async function remove(tx: Tx, report: sql.ReportRow, { reason, part, by }: Decision, at: Date) {
  const { kind, subjectId, snapshot } = report
  if (!canRemove(report)) throw refuse('not_removable')
  if (kind === 'review') return removeReviewIn(tx, { id: subjectId, ground: 'rule', reason, by }, at)
  if (kind === 'product_review') return removeProductReviewIn(tx, { id: subjectId, ground: 'rule', reason, by }, at)
  if (kind === 'testimonial') {
    await decideTestimonialIn(tx, { id: subjectId, verdict: 'rejected', reason, decidedBy: by }, at)
    return
  }
  if (kind === 'message') {
    await erasePhotoAt(tx, { consultationId: report.consultationId!, seq: report.seq!, at })
    return
  }
  if (kind === 'question') {
    await eraseAttachments(tx, { questionId: subjectId, authorId: report.reported.id, at })
    return
  }
  const field = kind === 'photo' ? 'portrait' : kind === 'voice' ? 'introduction' : part
  const value = field && partOf(snapshot ?? [], field)
  if (!field || !value) throw refuse('part_missing', { part: 'Escolha o que sai do perfil.' })
  await takeDownIn(tx, { consultantId: subjectId, field, value, reason, by, now: at })
}
