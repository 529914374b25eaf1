import { restrainedPeople } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type CardRow, cardColumns } from '../directory/card.ts'
import { featurable } from '../featured/sql.ts'
import type { Channel, Sort, Specialty } from '../rules.ts'
import type { Need } from './needs.rules.ts'

export type DirectoryQuery = {
  /** Absent: no restriction. A word with slashes matches any of its alternatives. */
  words?: readonly string[] | undefined
  /** Whether the words are those of a need: who may be featured comes first in the recommended order. */
  isNeed?: boolean | undefined
  specialty?: readonly Specialty[] | undefined
  channel?: Channel | undefined
  language?: string | undefined
  online?: boolean | undefined
  ratingFrom?: number | undefined
  among?: readonly string[] | undefined
  priceFrom?: Centavos | undefined
  priceTo?: Centavos | undefined
  sort: Sort
  skip: number
  take: number
}

/**
 * One page of the list, the total and how many are online, in one statement. Matches are found with the columns of the
 * order alone (`compareRanking`), whole cards read for the page. `+ 0` hides from the planner that two price bounds
 * form one range.
 */
export async function searchCards(sql: Sql, query: DirectoryQuery, now: Date) {
  const when = <T>(given: T | undefined, condition: (value: T) => ReturnType<typeof sql>) =>
    given === undefined ? sql`` : condition(given)
  const { words, priceFrom, priceTo } = query
  const isPriceAsked = query.sort === 'price' || priceFrom !== undefined || priceTo !== undefined
  // Without filters the total needs neither presence nor stars, and counting separately is cheaper than keeping ten
  // thousand rows.
  const isEverybody =
    !words && !isPriceAsked && !query.specialty && !query.among && !query.online && query.ratingFrom === undefined
  const order = {
    recommended: query.isNeed
      ? sql`is_featurable desc, rank, score desc, match_level, approved_at, id`
      : sql`match_level, rank, score desc, approved_at, id`,
    price: sql`price, match_level, rank, score desc, approved_at, id`,
    rating: sql`score desc, match_level, rank, approved_at, id`,
    newest: sql`approved_at desc, id`,
  }[query.sort]
  const online = isEverybody
    ? sql`(select count(*)::int from present join consultants c on c.id = present.consultant_id
        where present.status = 'online' and c.approved_at is not null)`
    : sql`(select count(*)::int from found where rank = 0)`
  // Conditions on many rows are hashed subplans or come after the joins. Without `+ 0` the planner would expect few
  // rows and repeat a lookup for each of many.
  const [answer] = await sql<
    { total: number; online: number; cards: (Omit<CardRow, 'pricePerMinute'> & { pricePerMinute: number })[] }[]
  >`
    with present as materialized (
      select consultant_id, status from present_consultants(${now})
    ), known as (
      select c.id, c.approved_at, coalesce(r.rating_sum, 0) as stars, coalesce(r.review_count, 0) as reviews,
        case when c.id not in (select consultant_id from present) then 2 when c.id in (select consultant_id
          from present where status = 'online') then 0 else 1 end as rank,
        ${isPriceAsked ? sql`p.price_per_minute` : sql`0`} as price,
        ${words ? sql`matched.match_level` : sql`0`} as match_level,
        ${query.isNeed ? sql`c.id in (${featurable(sql)})` : sql`false`} as is_featurable
      from consultants c
      ${words ? sql`join match_consultants(${[...words]}::text[]) matched on matched.consultant_id = c.id` : sql``}
      left join consultant_ratings r on r.consultant_id = c.id
      ${
        isPriceAsked
          ? sql`join (
        select distinct on (consultant_id) consultant_id, price_per_minute from consultant_prices
          where valid_from <= ${now} and not is_automatic order by consultant_id, valid_from desc
      ) p on p.consultant_id = c.id`
          : sql``
      }
      where c.approved_at is not null and not c.is_automatic and c.id not in (${restrainedPeople(sql, now)})
        ${when(query.specialty, (specialty) => sql`and c.id in (select consultant_id from consultant_specialties where specialty = any(${[...specialty]}))`)}
        ${when(query.channel, (channel) => sql`and c.id in (select consultant_id from consultant_channels where channel = ${channel})`)}
        ${when(query.among, (ids) => sql`and c.id in (select unnest(${[...ids]}::uuid[]))`)}
        ${when(query.language, (language) => sql`and ${language} = any(c.languages)`)}
    ), found as ${isEverybody ? sql`not materialized` : sql`materialized`} (
      select id, approved_at, rank, price, match_level, is_featurable, (stars + 20)::double precision / (reviews + 5) as score
        from known
      where true
        ${when(query.online || undefined, () => sql`and rank = 0`)}
        ${when(query.ratingFrom, (rating) => sql`and reviews > 0 and stars >= ${rating}::numeric * reviews`)}
        ${when(priceFrom, (price) => sql`and price >= ${price}`)}
        ${when(priceTo, (price) => sql`and price + 0 <= ${price}`)}
    ), page as materialized (
      select id, row_number() over () as place
        from (select id from found order by ${order} limit ${query.take} offset ${query.skip}) best
    ), shown as (
      select page.place, ${cardColumns(sql)}
      from page join lateral (select * from consultant_cards(${now}) every where every.id = page.id) card on true
    )
    select (select count(*)::int
      from found) as total, ${online} as online, coalesce((select json_agg(to_jsonb(shown) - 'place' order by place)
      from shown), '[]') as cards`
  return {
    total: answer!.total,
    online: answer!.online,
    cards: answer!.cards.map((card): CardRow => ({ ...card, pricePerMinute: BigInt(card.pricePerMinute) })),
  }
}

/** Which of these words are not a prefix of any word that a person wrote in the directory. */
export const listUnknownWords = (sql: Sql, words: readonly string[]) => sql<{ word: string }[]>`
  select word from unnest(${[...words]}::text[]) with ordinality as given (word, place)
  where not exists (select from consultant_documents d where d.words @@ words_asked(array[word])
    and d.consultant_id not in (select id from consultants where is_automatic)) order by place`

/** Known words similar to this one, the most similar first. */
export const listSimilarWords = (sql: Sql, word: string, most: number) => sql<{ word: string }[]>`
  select v.word from consultant_vocabulary v, folded(${word}) as given where v.word % given
    order by similarity(v.word, given) desc, v.word limit ${most}`

/** The consultant of this account, if approved. */
export const listByEmail = (sql: Sql, email: string, now: Date) => sql<CardRow[]>`
  select ${cardColumns(sql)} from people p join lateral (
    select * from consultant_cards(${now}) every where every.id = p.id
  ) card on true where p.email = ${email}`

/** The names most similar to the text. */
export const listSimilarNames = (sql: Sql, text: string, most: number, now: Date) => sql<
  { id: string; name: string; title: string; portrait: string; specialty: Specialty }[]
>`
  select c.id, c.name, c.title, c.portrait, c.specialty from (
    select consultant_id, plain_name <-> folded(${text}) as distance from consultant_documents
      order by plain_name <-> folded(${text}) limit ${4 * most}
  ) near join consultants c on c.id = near.consultant_id
  where c.approved_at is not null and not c.is_automatic and c.id not in (${restrainedPeople(sql, now)})
  order by distance, c.id limit ${most}`

/** The whole thesaurus, chips first in their order. It is content: some dozens of rows. */
export const listNeeds = (sql: Sql) => sql<(Need & { place: number | null })[]>`
  select slug, label, said, words, note, care, place from consultant_needs order by place nulls last, slug`

/** How many different words a day are counted: nobody fills the table by searching nonsense. */
const MOST_WORDS_A_DAY = 300

/** Counts words searched in vain on a day in São Paulo, in one order, so that no two searches wait for each other. */
export const countMissedWords = (sql: Sql, words: readonly string[], day: string) => sql`
  insert into consultant_missed_words as m (day, word, times)
  select ${day}::date, asked.word, 1 from unnest(${[...words]}::text[]) as asked (word)
    where (select count(*) from consultant_missed_words where day = ${day}::date) < ${MOST_WORDS_A_DAY}
      or exists (select from consultant_missed_words k where k.day = ${day}::date and k.word = asked.word)
    order by asked.word
  on conflict (day, word) do update set times = m.times + 1`

/** The words most often searched in vain since a day, at least `least` times. */
export const listMissedWords = (sql: Sql, since: string, least: number, most: number) => sql<
  { word: string; times: number; lastOn: string }[]
>`
  select word, sum(times)::int as times, max(day)::text as "lastOn" from consultant_missed_words
  where day >= ${since}::date group by word having sum(times) >= ${least} order by 2 desc, 3 desc, 1 limit ${most}`

export const deleteMissedWords = (sql: Sql, before: string) =>
  sql`delete from consultant_missed_words where day < ${before}::date`
