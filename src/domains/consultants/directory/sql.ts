import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Channel, Sort, Specialty, Tier } from '../rules.ts'
import type { CardRow } from './card.ts'

export const listFeatured = (sql: Sql, now: Date) => sql<CardRow[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute", status, portrait, specialty
  from consultant_cards(${now}) where featured_at is not null
  order by presence_rank(status), standing desc, approved_at, id`

/** Whoever is not offline, with the channels they attend by. */
export const listPresent = (sql: Sql, now: Date, most: number) => sql<(CardRow & { channels: Channel[] })[]>`
  select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute", status, portrait, specialty,
    array(select o.channel from consultant_channels o where o.consultant_id = c.id order by array_position('{chat,audio,video,messages}', o.channel)) as channels
  from consultant_cards(${now}) c where status <> 'offline' order by presence_rank(status), standing desc, approved_at, id limit ${most}`

export type Wish = {
  words: readonly string[]
  specialty?: readonly Specialty[] | undefined
  channel?: Channel | undefined
  language?: string | undefined
  online?: boolean | undefined
  priceFrom?: Centavos | undefined
  priceTo?: Centavos | undefined
  sort: Sort
  skip: number
  take: number
}

const literally = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** One page of the list and how many there are in all, in one statement. */
export async function searchCards(sql: Sql, wish: Wish, now: Date) {
  const when = <T>(given: T | undefined, condition: (value: T) => ReturnType<typeof sql>) => (given === undefined ? sql`` : condition(given))
  const order = {
    recommended: sql`presence_rank(status), standing desc, approved_at, id`,
    price: sql`price_per_minute, presence_rank(status), standing desc, id`,
    rating: sql`standing desc, presence_rank(status), approved_at, id`,
    newest: sql`approved_at desc, id`,
  }[wish.sort]
  const [found] = await sql<{ total: number; cards: (Omit<CardRow, 'pricePerMinute'> & { pricePerMinute: number })[] }[]>`
    with found as (
      select * from consultant_cards(${now}) c
      where true
        ${wish.words.reduce((earlier, word) => sql`${earlier} and c.search_text like folded(${literally(word)})`, sql``)}
        ${when(wish.specialty, (specialty) => sql`and exists (select from consultant_specialties s where s.consultant_id = c.id and s.specialty = any(${[...specialty]}))`)}
        ${when(wish.channel, (channel) => sql`and exists (select from consultant_channels o where o.consultant_id = c.id and o.channel = ${channel})`)}
        ${when(wish.language, (language) => sql`and ${language} = any(c.languages)`)}
        ${when(wish.online || undefined, () => sql`and c.status = 'online'`)}
        ${when(wish.priceFrom, (price) => sql`and c.price_per_minute >= ${price}`)}
        ${when(wish.priceTo, (price) => sql`and c.price_per_minute <= ${price}`)}
    ), ordered as (
      select id, row_number() over (order by ${order}) as place from found
    ), page as (
      select place, id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute", status, portrait, specialty
      from ordered join found using (id) order by place limit ${wish.take} offset ${wish.skip}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(to_jsonb(page) - 'place' order by place) from page), '[]') as cards`
  return { total: found!.total, cards: found!.cards.map((card): CardRow => ({ ...card, pricePerMinute: BigInt(card.pricePerMinute) })) }
}

export type ProfileRow = CardRow & {
  bio: string
  city: string | null
  tier: Tier
  languages: string[]
  memberSince: Date
  specialties: Specialty[]
  channels: Channel[]
}

export async function findProfile(sql: Sql, id: string, now: Date) {
  const [profile] = await sql<ProfileRow[]>`
    select card.id, card.name, card.title, rating, review_count as "reviewCount", card.description, price_per_minute as "pricePerMinute", status, card.portrait, card.specialty,
      c.bio, c.city, c.tier, c.languages, c.approved_at as "memberSince",
      array(select s.specialty from consultant_specialties s where s.consultant_id = c.id order by s.specialty <> c.specialty, s.specialty) as specialties,
      array(select o.channel from consultant_channels o where o.consultant_id = c.id order by array_position('{chat,audio,video,messages}', o.channel)) as channels
    from consultant_cards(${now}) card join consultants c on c.id = card.id
    where card.id = ${id}`
  return profile
}

export async function findOffered(sql: Sql, id: string, channel: Channel, now: Date) {
  const [offer] = await sql<{ pricePerMinute: Centavos; tier: Tier; status: CardRow['status'] }[]>`
    select card.price_per_minute as "pricePerMinute", c.tier, card.status
    from consultant_cards(${now}) card join consultants c on c.id = card.id join consultant_channels o on o.consultant_id = card.id and o.channel = ${channel}
    where card.id = ${id}`
  return offer
}
