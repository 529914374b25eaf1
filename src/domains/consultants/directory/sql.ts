import type { Sql } from '#platform/db.ts'
import { wordsBeforeSelling } from '#platform/company/sql.ts'
import { closingWords } from '#platform/switches/sql.ts'
import { restrainedPeople } from '#domains/accounts/index.ts'
import { TAKEDOWN_SHOWN_MS, type TakedownField } from '../profile-changes/rules.ts'
import { featurable } from '../featured/sql.ts'
import { vacationDays } from '../vacation/sql.ts'
import type { VacationDays } from '../vacation/rules.ts'
import type { MeetingObstacle } from '../meeting/rules.ts'
import type { Channel, Specialty, Tier } from '../rules.ts'
import { type CardRow, cardColumns } from './card.ts'

/** Whoever may be featured by the rule (decision 152), but whom the team hides. */
export const listFeatured = (sql: Sql, now: Date, most = 12) => sql<CardRow[]>`
  select ${cardColumns(sql)} from consultant_cards(${now}) card
  where not is_hidden and not is_automatic and id in (${featurable(sql)})
    and id not in (${restrainedPeople(sql, now)})
  order by presence_rank(status), score desc, approved_at, id limit ${most}`

export const listCardsOf = (sql: Sql, ids: readonly string[], now: Date) => sql<CardRow[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
    status, portrait, specialty, is_automatic as "isAutomatic"
  from unnest(${[...ids]}::uuid[]) as asked (asked_id)
    join lateral (select * from consultant_cards(${now}) every where every.id = asked.asked_id) card on true
  where id not in (${restrainedPeople(sql, now)})`

/** Every person who is not offline, with the channels they offer. */
export const listPresent = (sql: Sql, now: Date, most: number) => sql<(CardRow & { channels: Channel[] })[]>`
  select ${cardColumns(sql)},
    array(select o.channel from consultant_channels o where o.consultant_id = card.id
      order by array_position('{chat,audio,video,messages}', o.channel)) as channels
  from consultant_cards(${now}) card where status <> 'offline' and not is_automatic
      and id not in (${restrainedPeople(sql, now)})
    order by presence_rank(status), score desc, approved_at, id limit ${most}`

/** The programs that attend, on a shelf of their own: those that answer now first, then the cheapest. */
export const listPrograms = (sql: Sql, now: Date, most: number) => sql<CardRow[]>`
  select ${cardColumns(sql)} from consultant_cards(${now}) card where is_automatic and id not in (${restrainedPeople(sql, now)})
    order by presence_rank(status), price_per_minute, approved_at, id limit ${most}`

/** A program attends by chat alone, whatever its account offered before. */
const channelsOf = (sql: Sql) => sql`
  array(select o.channel from consultant_channels o
    where o.consultant_id = c.id and (not c.is_automatic or o.channel = 'chat')
    order by array_position('{chat,audio,video,messages}', o.channel))`

export type ProfileRow = CardRow & {
  bio: string
  city: string | null
  tier: Tier
  languages: string[]
  memberSince: Date
  acceptsWelcome: boolean
  acceptsPackages: boolean
  backAt: Date | null
  /** The team suspended or blocked the account: nobody requests, books or asks. */
  isUnavailable: boolean
  /** One that is on or planned. */
  vacation: VacationDays | null
  specialties: Specialty[]
  channels: Channel[]
  takedowns: { field: TakedownField; reason: string; takenDownAt: string }[]
  hasPhoto: boolean
  introduction: string | null
  introductionMs: number | null
  /** By default, null. */
  answerTerms: { price: number; hours: number; isOpen: boolean } | null
}

/** When a consultant `c` is back from a vacation; null: on none. */
const vacationEnd = (sql: Sql, now: Date) =>
  sql`(select v.back_at from consultant_vacations v where v.consultant_id = c.id
    and v.starts_at <= ${now} and v.back_at > ${now})`

export async function findProfile(sql: Sql, id: string, now: Date) {
  const [profile] = await sql<ProfileRow[]>`
    select ${cardColumns(sql)}, c.bio, c.city, tier_of(c.id, c.tier, ${now}) as tier, c.languages, c.approved_at as "memberSince",
      c.accepts_welcome as "acceptsWelcome", c.accepts_packages and not c.is_automatic as "acceptsPackages",
      ${vacationEnd(sql, now)} as "backAt", c.id in (${restrainedPeople(sql, now)}) as "isUnavailable",
      (select ${vacationDays(sql)} from consultant_vacations v where v.consultant_id = c.id and v.back_at > ${now})
        as vacation,
      array(select s.specialty from consultant_specialties s where s.consultant_id = c.id
        order by s.specialty <> c.specialty, s.specialty) as specialties,
      ${channelsOf(sql)} as channels,
      (select coalesce(json_agg(json_build_object('field', t.field, 'reason', t.reason, 'takenDownAt', t.taken_down_at)
          order by t.taken_down_at desc), '[]') from consultant_takedowns t
        where t.consultant_id = c.id
          and t.taken_down_at > ${new Date(now.getTime() - TAKEDOWN_SHOWN_MS)}) as takedowns,
      exists (select from portraits p where p.hash = c.portrait and p.media_type = 'image/webp') as "hasPhoto",
      i.name as introduction, i.duration_ms as "introductionMs",
      (select json_build_object('price', t.price, 'hours', t.hours, 'isOpen', t.is_open)
        from consultant_answer_terms t where t.consultant_id = c.id and t.valid_from <= ${now}
        order by t.valid_from desc limit 1) as "answerTerms"
    from consultant_cards(${now}) card join consultants c on c.id = card.id
      left join introductions i on i.name = c.introduction
    where card.id = ${id}`
  return profile
}

type OfferedRow = Pick<
  ProfileRow,
  'pricePerMinute' | 'tier' | 'status' | 'acceptsWelcome' | 'acceptsPackages' | 'isAutomatic'
> & { agreedBps: number | null; obstacle: MeetingObstacle | null; backAt: Date | null; closed: string | null }

/** `clientId`: who would use the offer, if that is known. */
export async function findOffered(
  sql: Sql,
  id: string,
  { channel, now, clientId }: { channel: Channel; now: Date; clientId: string | undefined },
) {
  const [offer] = await sql<OfferedRow[]>`
    select card.price_per_minute as "pricePerMinute", tier_of(c.id, c.tier, ${now}) as tier, card.status,
      commission_of(c.id, ${channel}, ${now}) as "agreedBps", c.accepts_welcome as "acceptsWelcome",
      c.accepts_packages and not c.is_automatic as "acceptsPackages", c.is_automatic as "isAutomatic",
      meeting_obstacle(${clientId ?? null}::uuid, c.id, ${now}) as obstacle,
      ${vacationEnd(sql, now)} as "backAt", coalesce(${wordsBeforeSelling(sql)}, ${closingWords(sql, `channel:${channel}`, now)}) as closed
    from consultant_cards(${now}) card join consultants c on c.id = card.id
      join consultant_channels o on o.consultant_id = card.id and o.channel = ${channel}
        and (not c.is_automatic or o.channel = 'chat')
    where card.id = ${id}`
  return offer
}

/** Since when somebody has been a consultant. */
export async function findApprovedAt(sql: Sql, consultantId: string): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select approved_at as at from consultants where id = ${consultantId}`
  return row!.at
}
