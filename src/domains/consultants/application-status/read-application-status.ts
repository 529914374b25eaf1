import type { Db } from '#platform/db.ts'
import { listUploaded } from '../application-documents/sql.ts'
import { commissionsOf } from '../commissions/share.rules.ts'
import { listComingTiers } from '../tiers/sql.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'
import type { ApplicationStatus } from './contract.ts'
import { generatedTitleOf } from '../applications/rules.ts'
import { findApplicationStatus } from './sql.ts'

/** The status of this consultant's application; before there is one, only the invitation to apply. */
export async function readApplicationStatus(db: Db, personId: string, now: Date): Promise<ApplicationStatus> {
  const row = await findApplicationStatus(db, personId, now)
  const documents = await listUploaded(db, personId)
  if (!row)
    return { application: 'missing', documents, switchedOn: false, status: 'offline', refusal: null, profile: null }
  const {
    isApproved,
    switchedOn,
    status,
    portrait,
    pricePerMinute,
    bio,
    refusalReason,
    refusedAt,
    agreed,
    ...profile
  } = row
  const { title, specialties } = profile
  const sentTitle = title === generatedTitleOf(specialties) ? null : title
  const sent = { title: sentTitle, bio, specialties, pricePerMinuteCents: pricePerMinute }
  return {
    application: isApproved ? 'approved' : refusedAt ? 'refused' : 'in_review',
    refusal: refusedAt && { reason: refusalReason!, refusedAt, sent },
    documents,
    switchedOn,
    status,
    profile: {
      ...profile,
      nextTiers: await listComingTiers(db, personId, now),
      commissions: commissionsOf({ tier: profile.tier, agreed }),
      imageUrl: portraitUrl(portrait),
      pricePerMinuteCents: pricePerMinute,
    },
  }
}
