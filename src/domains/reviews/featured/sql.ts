import type { Sql, Tx } from '#platform/db.ts'
import type { Voice } from './rules.ts'

/** Whose reviews of whom may count for being featured from now on, or no longer. Waits for nobody. */
export const insertToWeigh = (tx: Tx, clientId: string) =>
  tx`insert into reviews_to_weigh (client_id) values (${clientId})`

/**
 * Clients whose reviews are to be weighed: something of them changed, they spent something since with somebody whom
 * they reviewed, they are debtors, or they were seen as, or told apart from, somebody else.
 */
export async function listToWeigh(
  sql: Sql,
  { since, debtors, most, aside }: { since: Date; debtors: string[]; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ clientId: string }[]>`
    select client_id as "clientId" from (
      select client_id from reviews_to_weigh
      union
      select spent.client_id from (
        select client_id, consultant_id from consultations where ended_at > ${since}
        union select client_id, consultant_id from written_questions where ended_at > ${since}
      ) spent
      where exists (select from reviews r where r.client_id = spent.client_id and r.consultant_id = spent.consultant_id)
        and not exists (select from backed_reviews b
          where b.client_id = spent.client_id and b.consultant_id = spent.consultant_id)
      union
      select b.client_id from (
        select person_id from identity_fingerprints where seen_at > ${since}
        union select person_id from known_devices where created_at > ${since}
        union select person_id from people_told_apart where told_at > ${since}
        union select other_id from people_told_apart where told_at > ${since}
        union select unnest(${debtors}::uuid[])
      ) seen join backed_reviews b on b.client_id = seen.person_id
    ) due
    where client_id <> all(${aside}::uuid[]) limit ${most}`
  return rows.map(({ clientId }) => clientId)
}

/** Whose spent money the bank took back since an instant, as far as they owe it. */
export async function listDebtorsSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select distinct person_id as "personId" from wallet_debts where created_at > ${since} and paid < amount`
  return rows.map(({ personId }) => personId)
}

/** Whether somebody owes what the bank took back after it was spent. */
export async function isDebtor(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`select from wallet_debts where person_id = ${personId} and paid < amount limit 1`
  return rows.length > 0
}

/** Takes a client from those to be weighed. */
export const deleteToWeigh = (tx: Tx, clientId: string) =>
  tx`delete from reviews_to_weigh where client_id = ${clientId}`

/** The average of a client's stars that count, and when the last of them were given, by consultant. */
type Said = { consultantId: string; stars: number; saidAt: Date }

export const listStarsBy = (tx: Tx, clientId: string) => tx<Said[]>`
  select consultant_id as "consultantId", avg(stars)::double precision as stars, max(written_at) as "saidAt"
  from reviews r
  where client_id = ${clientId} and not exists (select from uncounted_reviews u where u.review_id = r.id)
    and not exists (select from review_removals g where g.review_id = r.id)
  group by consultant_id`

/** Replaces what a client said with their own money; answers of whom, before or now. */
export async function replaceBacked(tx: Tx, clientId: string, backed: readonly Said[]): Promise<string[]> {
  const before = await tx<{ consultantId: string }[]>`
    delete from backed_reviews where client_id = ${clientId} returning consultant_id as "consultantId"`
  const ids = backed.map(({ consultantId }) => consultantId)
  await tx`
    insert into backed_reviews (consultant_id, client_id, stars, said_at)
    select one.consultant_id, ${clientId}, one.stars, one.said_at
    from unnest(${ids}::uuid[], ${backed.map(({ stars }) => stars)}::double precision[],
      ${backed.map(({ saidAt }) => saidAt.toISOString())}::timestamptz[]) as one (consultant_id, stars, said_at)`
  return [...new Set([...before.map(({ consultantId }) => consultantId), ...ids])].toSorted()
}

/** One at a time sums what is said of a consultant. */
export const lockFeaturedRating = (tx: Tx, consultantId: string) => tx`
  select pg_advisory_xact_lock(hashtextextended('featured:' || ${consultantId}::text, 0))`

/** Who said something of a consultant last. */
export const listVoices = (tx: Tx, consultantId: string, most: number) => tx<Voice[]>`
  select client_id as "personId", stars from backed_reviews where consultant_id = ${consultantId}
  order by said_at desc, client_id limit ${most}`

/** Those of these accounts that have a phone, payer, card or device in common, in groups. */
export async function listGroups(tx: Tx, ids: readonly string[]): Promise<string[][]> {
  const rows = await tx<{ ids: string[] }[]>`
    select array_agg(distinct person_id order by person_id) as ids from (
      select person_id, hash from identity_fingerprints where person_id = any(${[...ids]}::uuid[])
      union all
      select person_id, token_hash from known_devices where person_id = any(${[...ids]}::uuid[])
    ) fingerprints
    group by hash having count(distinct person_id) > 1`
  return rows.map((row) => row.ids)
}

/** Pairs of these accounts that the team told apart. */
export async function listToldApart(tx: Tx, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await tx<{ one: string; other: string }[]>`
    select person_id as one, other_id as other from people_told_apart
    where person_id = any(${[...ids]}::uuid[]) and other_id = any(${[...ids]}::uuid[])`
  return rows.map(({ one, other }) => [one, other])
}
