import type { Sql } from '#platform/db.ts'
import { toReais } from '#shared/money.ts'
import type { ConsultantProfile } from '../contract.ts'
import { channelPrice, refuse } from '../rules.ts'
import { toCard } from './card.ts'
import { findProfile } from './sql.ts'

/** The profile of an approved consultant. Missing and unapproved ones are refused alike. */
export async function readProfile(sql: Sql, id: string, now: Date): Promise<ConsultantProfile> {
  const row = await findProfile(sql, id, now)
  if (!row) throw refuse('not_found')
  const { bio, city, tier, languages, memberSince, specialties, acceptsWelcome, acceptsPackages, backAt } = row
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
    prices,
  }
}
