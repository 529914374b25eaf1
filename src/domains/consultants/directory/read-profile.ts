import type { Sql } from '#platform/db.ts'
import { toReais } from '#shared/money.ts'
import type { ConsultantProfile } from '../contract.ts'
import type { OwnProfile } from '../profile-changes/contract.ts'
import { refuse as refuseChange } from '../profile-changes/rules.ts'
import { DEFAULT_TERMS } from '../answers.rules.ts'
import { shownIntroduction } from '../introductions/rules.ts'
import { channelPrice, refuse } from '../rules.ts'
import { commissionsOf } from '../commissions/share.rules.ts'
import { findCommissions } from '../commissions/sql.ts'
import { findNextPrice } from '../sql.ts'
import { vacationInWords } from '../vacation/words.rules.ts'
import { toCard } from './card.ts'
import { findProfile, type ProfileRow } from './sql.ts'

/** The profile of an approved consultant. Missing and unapproved ones are refused alike. */
export async function readProfile(sql: Sql, id: string, now: Date): Promise<ConsultantProfile> {
  const row = await findProfile(sql, id, now)
  if (!row) throw refuse('not_found')
  return profileOf(row)
}

/** The same for the consultant, with what only they need to know. Refuses whoever is not approved. */
export async function readOwnProfile(sql: Sql, id: string, now: Date): Promise<OwnProfile> {
  const row = await findProfile(sql, id, now)
  if (!row) throw refuseChange('not_approved')
  const commissions = commissionsOf((await findCommissions(sql, id, now))!)
  return { ...profileOf(row), hasPhoto: row.hasPhoto, commissions, nextPrice: await findNextPrice(sql, id, now) }
}

function profileOf(row: ProfileRow): ConsultantProfile {
  const {
    bio,
    city,
    tier,
    languages,
    memberSince,
    specialties,
    acceptsWelcome,
    acceptsPackages,
    backAt,
    isUnavailable,
    vacation,
  } = row
  const prices = row.channels.map((channel) => {
    const price = channelPrice(row.pricePerMinute, channel)
    return { channel, pricePerMinute: toReais(price), pricePerMinuteCents: price }
  })
  return {
    ...toCard(row),
    bio,
    city,
    tier,
    languages,
    memberSince,
    specialties,
    acceptsWelcome,
    acceptsPackages,
    backAt,
    isUnavailable,
    vacation: vacation && { ...vacation, words: vacationInWords(vacation) },
    prices,
    answers: answersOf(row),
    introduction: row.introduction ? shownIntroduction(row.introduction, row.introductionMs!) : null,
    takedowns: row.takedowns.map((one) => ({ ...one, takenDownAt: new Date(one.takenDownAt) })),
  }
}

/** A program answers in its conversations alone. */
function answersOf({ answerTerms, isAutomatic }: ProfileRow): ConsultantProfile['answers'] {
  const { price, hours, isOpen } = answerTerms ?? DEFAULT_TERMS
  return isOpen && !isAutomatic ? { priceCents: BigInt(price), hours } : null
}
