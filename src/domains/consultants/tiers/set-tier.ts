import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { commissionBps } from '../commission.rules.ts'
import { countsFrom } from '../commissions/rules.ts'
import { findCommissions, listTerms } from '../commissions/sql.ts'
import { refuse as refuseConsultant, type Tier } from '../rules.ts'
import { tierMail } from './mails.ts'
import { guardTier } from './rules.ts'
import { insertTier } from './sql.ts'

export type TierAct = {
  id: string
  consultantId: string
  tier: Tier
  /** `yyyy-mm-dd` of São Paulo. */
  from: string
  reason: string
  by: string
  secondedBy: string
  at: Date
}

/**
 * Another tier of a consultant from a day on, decided by two of the team; the mail says when. The price stays
 * theirs, and what was agreed with a consultation stays. Refuses the tier that is in force, and who does not
 * attend.
 */
export async function setTier(tx: Tx, { at, from, secondedBy, ...act }: TierAct) {
  const { consultantId, tier, reason } = act
  const now = await findCommissions(tx, consultantId, at)
  if (!now) throw refuseConsultant('not_found')
  const promised = (await listTerms(tx, consultantId, at)).map((terms) => terms.tier)
  guardTier(tier, promised)
  const validFrom = countsFrom(from, at, commissionBps(tier) > Math.min(...promised.map(commissionBps)))
  if (!(await insertTier(tx, { ...act, validFrom, secondedBy, at }))) return
  await recordSecurityEvent(tx, {
    kind: 'consultants.tier_set',
    detail: tier,
    actorId: act.by,
    personId: consultantId,
    subjectId: act.id,
    reason,
    before: { tier: now.tier },
    after: { tier, validFrom },
    at,
  })
  const then = await findCommissions(tx, consultantId, validFrom)
  const hasOwnShare = Object.values(then!.agreed).some((bps) => bps !== null)
  const template = tierMail(now.name, { tier, validFrom, reason, hasOwnShare })
  await queueMail(tx, {
    key: `tier:${act.id}`,
    to: now.email,
    template,
    about: { kind: 'profile', personId: consultantId },
    now: at,
  })
}
