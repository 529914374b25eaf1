import { findProfile } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { parseIsoDay } from '../birth-day.rules.ts'
import { sunSignOf } from '../horoscope/sun-sign.rules.ts'
import { findDayCard, findLatestReading, findUnanswered } from './sql.ts'

/** What the oracles have for somebody on this day in São Paulo; `sign` by their day of birth, where it is known. */
export async function readOwnDay(sql: Sql, { personId, now }: { personId: string; now: Date }) {
  const asked = { personId, day: dayInSaoPaulo(now) }
  const [profile, found, latest, toAnswer] = await Promise.all([
    findProfile(sql, personId),
    findDayCard(sql, asked),
    findLatestReading(sql, asked),
    findUnanswered(sql, asked),
  ])
  return {
    day: asked.day,
    sign: profile?.birthDate ? sunSignOf(parseIsoDay(profile.birthDate)) : undefined,
    card: found?.card,
    isCardDeleted: found !== undefined && !found.card,
    latest,
    toAnswer,
  }
}
