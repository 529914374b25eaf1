import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type CardRow, cardColumns } from './directory/card.ts'
import type { Specialty } from './rules.ts'

/** Every approved person, by id, for the sitemap. */
export const listApproved = (sql: Sql) => sql<{ id: string; approvedAt: Date }[]>`
  select id, approved_at as "approvedAt" from consultants
    where approved_at is not null and not is_automatic order by approved_at, id
    limit 45000`

export const addRating = (sql: Sql, consultantId: string, stars: number) => sql`
  insert into consultant_ratings as r (consultant_id, rating_sum, review_count) values (${consultantId}, ${stars}, 1)
  on conflict (consultant_id) do update
    set rating_sum = r.rating_sum + excluded.rating_sum, review_count = r.review_count + 1`

/** In id order, so that two who deduct from several do not wait for each other. */
export const lockRatings = (tx: Tx, consultantIds: readonly string[]) => tx`
  select from consultant_ratings where consultant_id = any(${[...consultantIds]}::uuid[])
  order by consultant_id for update`

/** From locked ratings; a rating without any review is none. */
export const deductRatings = (tx: Tx, reviews: readonly { consultantId: string; stars: number }[]) => tx`
  with gone as (
    select consultant_id, sum(stars) as stars, count(*) as reviews
    from unnest(${reviews.map(({ consultantId }) => consultantId)}::uuid[],
      ${reviews.map(({ stars }) => stars)}::int[]) as review (consultant_id, stars)
    group by consultant_id
  ), emptied as (
    delete from consultant_ratings r using gone
    where r.consultant_id = gone.consultant_id and r.review_count = gone.reviews
  )
  update consultant_ratings r
    set rating_sum = r.rating_sum - gone.stars, review_count = r.review_count - gone.reviews
  from gone where r.consultant_id = gone.consultant_id and r.review_count > gone.reviews`

/** False: there is no such consultant. */
export async function recordWelcome(tx: Tx, consultantId: string, on: boolean) {
  const { count } = await tx`update consultants set accepts_welcome = ${on} where id = ${consultantId}`
  return count === 1
}

/** Serialises changes of one consultant's price. */
export async function lockConsultant(sql: Sql, consultantId: string) {
  const [row] = await sql<{ isAutomatic: boolean }[]>`
    select is_automatic as "isAutomatic" from consultants where id = ${consultantId} for update`
  return row
}

/** Whether they attend here, and go on doing so until the transaction ends. */
export async function lockAttending(tx: Tx, consultantId: string) {
  const [row] = await tx<{ attends: boolean }[]>`
    select approved_at is not null as attends from consultants where id = ${consultantId} for share`
  return row?.attends ?? false
}

/** Whose prices: those of a person, or those of the program that attends in their name. */
type PriceList = { consultantId: string; isAutomatic: boolean; now: Date }

/** Chat prices in force at some moment since `since`, the newest first. */
export const listPricesSince = (sql: Sql, { consultantId, isAutomatic, now }: PriceList, since: Date) => sql<
  { pricePerMinute: Centavos }[]
>`
  select price_per_minute as "pricePerMinute" from consultant_prices
  where consultant_id = ${consultantId} and is_automatic = ${isAutomatic} and valid_from <= ${now}
    and valid_from >= coalesce((select max(valid_from) from consultant_prices
      where consultant_id = ${consultantId} and is_automatic = ${isAutomatic} and valid_from <= ${since}), '-infinity')
  order by valid_from desc`

/** The chat price that is scheduled and not yet in force. */
export async function findNextPrice(sql: Sql, consultantId: string, now: Date) {
  const [row] = await sql<{ pricePerMinuteCents: Centavos; validFrom: Date }[]>`
    select p.price_per_minute as "pricePerMinuteCents", p.valid_from as "validFrom" from consultant_prices p
    join consultants c on c.id = p.consultant_id and c.is_automatic = p.is_automatic
    where p.consultant_id = ${consultantId} and p.valid_from > ${now} order by p.valid_from limit 1`
  return row ?? null
}

/** Deletes prices that were never in force. */
export const deleteScheduledPrices = (sql: Sql, { consultantId, isAutomatic, now }: PriceList) => sql`
  delete from consultant_prices
  where consultant_id = ${consultantId} and is_automatic = ${isAutomatic} and valid_from > ${now}`

export const insertPrice = (sql: Sql, price: PriceList & { pricePerMinute: Centavos; validFrom: Date }) => sql`
  insert into consultant_prices (consultant_id, is_automatic, valid_from, price_per_minute, set_at)
  values (${price.consultantId}, ${price.isAutomatic}, ${price.validFrom}, ${price.pricePerMinute}, ${price.now})
  on conflict (consultant_id, is_automatic, valid_from) do update
    set price_per_minute = excluded.price_per_minute, set_at = excluded.set_at`

type CandidateRow = CardRow & { specialties: Specialty[]; score: number }

/** Approved people, available ones first, at most `most`. */
export const listCandidates = (sql: Sql, now: Date, most: number) => sql<CandidateRow[]>`
  select ${cardColumns(sql)}, score,
    array(select s.specialty from consultant_specialties s where s.consultant_id = card.id) as specialties
  from consultant_cards(${now}) card where not is_automatic
  order by presence_rank(status), score desc, id limit ${most}`

/** False: there is no such consultant. */
export async function recordPackages(sql: Sql, consultantId: string, on: boolean) {
  const { count } = await sql`update consultants set accepts_packages = ${on} where id = ${consultantId}`
  return count === 1
}

/**
 * Erases a person's favourites, alerts and blocks, on either side. A block by a consultant stays when its client is
 * gone: it holds for the next account of the same person.
 */
export const eraseFollowed = (tx: Tx, personId: string) => tx`
  with kept as (delete from consultant_favourites where ${personId}::uuid in (person_id, consultant_id)),
    waited as (delete from consultant_online_alerts where ${personId}::uuid in (person_id, consultant_id))
  delete from consultant_blocks
  where consultant_id = ${personId} or client_id = ${personId} and blocked_by = 'client'`

type ClosedProfile = { name: string; title: string; description: string; bio: string; portrait: string }

/** False: this person is no consultant. */
export async function eraseConsultant(tx: Tx, personId: string, closed: ClosedProfile) {
  const { count } = await tx`
    with changes as (delete from consultant_profile_changes where consultant_id = ${personId}),
      takedowns as (delete from consultant_takedowns where consultant_id = ${personId}),
      answers as (delete from consultant_answer_terms where consultant_id = ${personId}),
      replies as (delete from consultant_quick_replies where consultant_id = ${personId}),
      documents as (delete from consultant_tax_id_changes where consultant_id = ${personId}),
      vacations as (delete from consultant_vacations where consultant_id = ${personId}),
      refusals as (delete from consultant_refusals where consultant_id = ${personId}),
      switches as (delete from consultant_switches where consultant_id = ${personId}),
      reaches as (delete from consultant_reaches where consultant_id = ${personId}),
      heartbeats as (delete from presence_heartbeats where consultant_id = ${personId}),
      channels as (delete from consultant_channels where consultant_id = ${personId})
    update consultants set name = ${closed.name}, title = ${closed.title}, description = ${closed.description},
      bio = ${closed.bio}, portrait = ${closed.portrait}, introduction = null, city = null, languages = '{pt}', approved_at = null,
      approved_by = null, hidden_from_featured_at = null, accepts_welcome = false where id = ${personId}`
  return count === 1
}

/** What the person shows of themselves as a consultant, wrote for the room, keeps, and whom they blocked. */
export async function readConsultantData(sql: Sql, personId: string) {
  const [profile, changes, replies, answers, favourites, blocks] = await Promise.all([
    sql`
      select name as nome, title as "título", description as resumo, bio as "apresentação", city as cidade,
        languages as idiomas, tax_id as "CPF ou CNPJ", '/api/portraits/' || portrait as retrato,
        '/api/introductions/' || introduction as "gravação de voz" from consultants
      where id = ${personId}`,
    sql`
      select field as campo, before as antes, after as depois, changed_at as em from consultant_profile_changes
      where consultant_id = ${personId} order by changed_at, id`,
    sql`select body as texto from consultant_quick_replies where consultant_id = ${personId} order by place`,
    sql`
      select price as "preço em centavos", hours as "prazo em horas", is_open as "recebe perguntas", valid_from as desde
      from consultant_answer_terms where consultant_id = ${personId} order by valid_from`,
    sql`
      select c.name as consultor, f.since as desde from consultant_favourites f
      join consultants c on c.id = f.consultant_id where f.person_id = ${personId} order by f.since`,
    sql`
      select coalesce(c.name, p.first_name) as quem, b.blocked_at as desde from consultant_blocks b
      join people p on p.id = case b.blocked_by when 'client' then b.consultant_id else b.client_id end
      left join consultants c on c.id = p.id
      where ${personId} = case b.blocked_by when 'client' then b.client_id else b.consultant_id end
      order by b.blocked_at`,
  ])
  return {
    'Perfil de quem atende, retrato e voz': profile,
    'Mudanças do perfil': changes,
    'Respostas prontas': replies,
    'Respostas por mensagem': answers,
    Favoritos: favourites,
    Bloqueios: blocks,
  }
}

/** Whether this person attends, as one who was approved. */
export async function isConsultant(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`select from consultants where id = ${personId} and approved_at is not null`
  return rows.length > 0
}
