import type { Sql } from '#platform/db.ts'
import { TAKEDOWN_SHOWN_MS, type TakedownField } from '../profile-changes/rules.ts'
import type { Channel, Specialty, Tier } from '../rules.ts'
import type { CardRow } from './card.ts'

export const listFeatured = (sql: Sql, now: Date) => sql<CardRow[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
    status, portrait, specialty, is_automatic as "isAutomatic"
  from consultant_cards(${now}) where featured_at is not null
  order by presence_rank(status), score desc, approved_at, id`

export const listCardsOf = (sql: Sql, ids: readonly string[], now: Date) => sql<CardRow[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
    status, portrait, specialty, is_automatic as "isAutomatic"
  from unnest(${[...ids]}::uuid[]) as asked (asked_id)
    join lateral (select * from consultant_cards(${now}) every where every.id = asked.asked_id) card on true`

/** Everybody who is not offline, with the channels they offer. */
export const listPresent = (sql: Sql, now: Date, most: number) => sql<(CardRow & { channels: Channel[] })[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
    status, portrait, specialty, is_automatic as "isAutomatic",
    array(select o.channel from consultant_channels o where o.consultant_id = c.id
      order by array_position('{chat,audio,video,messages}', o.channel)) as channels
  from consultant_cards(${now}) c where status <> 'offline'
    order by presence_rank(status), score desc, approved_at, id limit ${most}`

export type ProfileRow = CardRow & {
  bio: string
  city: string | null
  tier: Tier
  languages: string[]
  memberSince: Date
  acceptsWelcome: boolean
  acceptsPackages: boolean
  specialties: Specialty[]
  channels: Channel[]
  takedowns: { field: TakedownField; reason: string; takenDownAt: string }[]
  hasPhoto: boolean
}

export async function findProfile(sql: Sql, id: string, now: Date) {
  const [profile] = await sql<ProfileRow[]>`
    select card.id, card.name, card.title, rating, review_count as "reviewCount", card.description,
      price_per_minute as "pricePerMinute", status, card.portrait, card.specialty, card.is_automatic as "isAutomatic",
      c.bio, c.city, c.tier, c.languages, c.approved_at as "memberSince", c.accepts_welcome as "acceptsWelcome",
      c.accepts_packages as "acceptsPackages",
      array(select s.specialty from consultant_specialties s where s.consultant_id = c.id
        order by s.specialty <> c.specialty, s.specialty) as specialties,
      array(select o.channel from consultant_channels o where o.consultant_id = c.id
        order by array_position('{chat,audio,video,messages}', o.channel)) as channels,
      (select coalesce(json_agg(json_build_object('field', t.field, 'reason', t.reason, 'takenDownAt', t.taken_down_at)
          order by t.taken_down_at desc), '[]') from consultant_takedowns t
        where t.consultant_id = c.id
          and t.taken_down_at > ${new Date(now.getTime() - TAKEDOWN_SHOWN_MS)}) as takedowns,
      exists (select from portraits p where p.hash = c.portrait and p.media_type = 'image/webp') as "hasPhoto"
    from consultant_cards(${now}) card join consultants c on c.id = card.id
    where card.id = ${id}`
  return profile
}

export async function findOffered(sql: Sql, id: string, channel: Channel, now: Date) {
  const [offer] = await sql<
    Pick<ProfileRow, 'pricePerMinute' | 'tier' | 'status' | 'acceptsWelcome' | 'acceptsPackages' | 'isAutomatic'>[]
  >`
    select card.price_per_minute as "pricePerMinute", c.tier, card.status, c.accepts_welcome as "acceptsWelcome",
      c.accepts_packages as "acceptsPackages", c.is_automatic as "isAutomatic"
    from consultant_cards(${now}) card join consultants c on c.id = card.id
      join consultant_channels o on o.consultant_id = card.id and o.channel = ${channel}
    where card.id = ${id}`
  return offer
}

/** Since when somebody has been a consultant. */
export async function findApprovedAt(sql: Sql, consultantId: string): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select approved_at as at from consultants where id = ${consultantId}`
  return row!.at
}
