import type { Sql, Tx } from '#platform/db.ts'
import type { AcceptedText, LegalText } from '../agreements.rules.ts'

export type LegalVersion = {
  text: LegalText
  number: number
  note: string
  asksAgain: boolean
  publishedAt: Date
  inForceAt: Date
  contentHash: string
}

const columns = (sql: Sql) => sql`
  v.text, v.number, v.note, v.asks_again as "asksAgain", v.published_at as "publishedAt", v.in_force_at as "inForceAt",
  v.content_hash as "contentHash"`

/** Two who publish a version of one text at once wait for each other. */
export const lockLegalText = (tx: Tx, text: LegalText) =>
  tx`select pg_advisory_xact_lock(hashtextextended('legal:' || ${text}::text, 0))`

/** Every version of every text, the newest of each first; there are few. */
export const listVersions = (sql: Sql) => sql<LegalVersion[]>`
  select ${columns(sql)} from legal_versions v order by v.text, v.number desc`

export async function findLastVersion(sql: Sql, text: LegalText): Promise<LegalVersion | undefined> {
  const [row] = await sql<LegalVersion[]>`
    select ${columns(sql)} from legal_versions v where v.text = ${text} order by v.number desc limit 1`
  return row
}

export async function findVersion(
  sql: Sql,
  text: LegalText,
  number: number,
): Promise<(LegalVersion & { markdown: string }) | undefined> {
  const [row] = await sql<(LegalVersion & { markdown: string })[]>`
    select ${columns(sql)}, v.markdown from legal_versions v where v.text = ${text} and v.number = ${number}`
  return row
}

/** What is in force of each text that was published. */
export const listInForce = (sql: Sql, now: Date) => sql<(LegalVersion & { markdown: string })[]>`
  select distinct on (v.text) ${columns(sql)}, v.markdown from legal_versions v
  where v.in_force_at <= ${now} order by v.text, v.number desc`

type NewVersion = LegalVersion & { markdown: string; by: string | null }

export const insertVersion = (tx: Tx, v: NewVersion) => tx`
  insert into legal_versions (text, number, markdown, content_hash, note, asks_again, published_at, published_by,
    in_force_at)
  values (${v.text}, ${v.number}, ${v.markdown}, ${v.contentHash}, ${v.note}, ${v.asksAgain}, ${v.publishedAt},
    ${v.by}, ${v.inForceAt})`

export const insertAnnouncement = (tx: Tx, a: { text: LegalText; number: number; startsAt: Date }) => tx`
  insert into legal_announcements (text, number, starts_at) values (${a.text}, ${a.number}, ${a.startsAt})`

/** Whether this person has to accept something before they begin anything. */
export async function owesAcceptance(sql: Sql, personId: string, at: Date): Promise<boolean> {
  const [row] = await sql<{ owes: boolean }[]>`select owes_acceptance(${personId}::uuid, ${at}) as owes`
  return row!.owes
}

/** Accepts of each text the version that is in force at this instant; 0: what the product says. Once each. */
export const insertAcceptancesInForce = (tx: Tx, personId: string, texts: readonly AcceptedText[], at: Date) => tx`
  insert into acceptances (person_id, text, version, accepted_at)
  select ${personId}, text, coalesce((select max(v.number) from legal_versions v
    where v.text = given.text and v.in_force_at <= ${at}), 0), ${at}
  from unnest(${[...texts]}::text[]) as given (text)
  on conflict do nothing`

/** False: it was accepted before. */
export async function insertAcceptance(
  tx: Tx,
  { personId, text, version, at }: { personId: string; text: AcceptedText; version: number; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into acceptances (person_id, text, version, accepted_at)
    values (${personId}, ${text}, ${version}, ${at}) on conflict do nothing`
  return count === 1
}

export type Acceptance = { text: AcceptedText; version: number; acceptedAt: Date }

/** What somebody accepted, the latest first. */
export const listAcceptances = (sql: Sql, personId: string) => sql<Acceptance[]>`
  select text, version, accepted_at as "acceptedAt" from acceptances where person_id = ${personId}
  order by accepted_at desc, text, version desc`
