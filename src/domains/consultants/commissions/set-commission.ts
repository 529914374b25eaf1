import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { commissionBps } from '../commission.rules.ts'
import { CHANNELS, type Channel, refuse as refuseConsultant } from '../rules.ts'
import { commissionMail } from './mails.ts'
import { countsFrom, guardCommission, termsFrom } from './rules.ts'
import { findCommissions, insertCommission, listTerms } from './sql.ts'

export type CommissionAct = {
  id: string
  consultantId: string
  /** Null: of all channels. */
  channel: Channel | null
  /** In hundredths of a percent; null: the tier's again. */
  bps: number | null
  /** `yyyy-mm-dd` of São Paulo. */
  from: string
  reason: string
  by: string
  secondedBy: string
  at: Date
}

/**
 * What the platform keeps of this consultant's new consultations from a date on, agreed by two of the team; the mail
 * says when. What was agreed with a consultation stays. Refuses a share that is not published, and who does not attend.
 */
export async function setCommission(tx: Tx, { at, from, secondedBy, ...act }: CommissionAct) {
  guardCommission(act.bps)
  const now = await findCommissions(tx, act.consultantId, at)
  if (!now) throw refuseConsultant('not_found')
  const channels = act.channel ? [act.channel] : CHANNELS
  // What was promised for a later day counts, too.
  const promised = await listTerms(tx, act.consultantId, at)
  const sharesOf = ({ agreed, tier }: (typeof promised)[number]) =>
    channels.map((channel) => agreed[channel] ?? commissionBps(tier))
  const before = Math.min(...promised.flatMap(sharesOf))
  const tiersThen = termsFrom(promised, countsFrom(from, at, false)).map(({ tier }) => commissionBps(tier))
  const after = act.bps ?? Math.max(...tiersThen)
  const validFrom = countsFrom(from, at, after > before)
  if (!(await insertCommission(tx, { ...act, validFrom, secondedBy, at }))) return
  await recordSecurityEvent(tx, {
    kind: 'consultants.commission_set',
    actorId: act.by,
    personId: act.consultantId,
    subjectId: act.id,
    reason: act.reason,
    before: { commissionBps: before },
    after: { commissionBps: act.bps, channel: act.channel, validFrom },
    at,
  })
  const template = commissionMail(now.name, { ...act, bps: after, validFrom })
  await queueMail(tx, {
    key: `commission:${act.id}`,
    to: now.email,
    template,
    about: { kind: 'profile', personId: act.consultantId },
    now: at,
  })
}
