import type { Sql } from '#platform/db.ts'
import type { Lookups } from './read-lookups.ts'
import { MOST_OF_EACH } from './rules.ts'

type Part = ReturnType<Sql>
/** What the house keeps of documents and phones that somebody used: only their hashes. */
export type PersonMarks = { phones: readonly Buffer[]; payers: readonly Buffer[] }

/** Accounts whose ids a query finds, in the columns of an answer. */
const people = (sql: Sql, ids: Part, by: string) => sql`
  (select 'person'::text as kind, o.id::text as id, o.id as "personId",
    btrim(o.first_name || ' ' || o.last_name) || coalesce(' · ' || c.name, '') as name,
    case when o.closed_at is not null then 'closed' else o.role end as about,
    case when o.closed_at is null then o.email end as number, null::bigint as "amountCents", o.created_at as at,
    ${by}::text as by
  from (${ids}) found join people o on o.id = found.id left join consultants c on c.id = o.id
    and c.name not in (o.first_name, btrim(o.first_name || ' ' || o.last_name)))`

const name = (sql: Sql): Part => sql`folded(first_name || ' ' || last_name)`

/** From a beginning to the last text that has it, for an index in the order of bytes. */
const startsWith = (sql: Sql, of: Part, beginning: Part) => sql`
  (${of}) collate "C" >= ${beginning} and (${of}) collate "C" < ${beginning} || U&'\\+10FFFF'`

/**
 * By name: whoever's begins with all of it, in the order of names, then whoever has words that begin so. Their index
 * is planned as if all were wanted: to find a few, people would be read one by one.
 */
const byName = (sql: Sql, words: readonly string[]) => {
  const whole: Part = sql`folded(${words.join(' ')})`
  const query: Part = sql`to_tsquery('simple', folded(${words.map((word) => `${word}:*`).join(' & ')}))`
  return [
    people(
      sql,
      sql`(select id from people where ${startsWith(sql, name(sql), whole)}
        order by (${name(sql)}) collate "C" limit ${MOST_OF_EACH})
      union (select id from consultants where ${startsWith(sql, sql`folded(name)`, whole)}
        order by (folded(name)) collate "C" limit ${MOST_OF_EACH})
      union (with matched as materialized (
          select id from people where to_tsvector('simple', ${name(sql)}) @@ ${query})
        select id from matched limit ${MOST_OF_EACH})`,
      'name',
    ),
  ]
}

/** By the whole address, or by its beginning. */
const byEmail = (sql: Sql, email: string) => [
  people(
    sql,
    sql`select id from people where ${startsWith(sql, sql`email`, sql`${email}::text`)} order by email collate "C"
      limit ${MOST_OF_EACH}`,
    'email',
  ),
]

/** As texts, because an array of bytes is none to the driver. */
const marksIn = (sql: Sql, hashes: readonly Buffer[]) => sql`
  array(select decode(mark, 'hex') from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) mark)`

/** By a phone that somebody has, or had. */
const byPhone = (sql: Sql, phones: readonly string[], hashes: readonly Buffer[]) => [
  people(
    sql,
    sql`(select id from people where phone = any(${phones as string[]}) limit ${MOST_OF_EACH})
      union (select person_id from identity_fingerprints where hash = any(${marksIn(sql, hashes)})
        limit ${MOST_OF_EACH})`,
    'phone',
  ),
]

/** By a document: consultants', those of withdrawals, and payers that banks named. */
const byTaxId = (sql: Sql, taxId: string, hashes: readonly Buffer[]) => [
  people(
    sql,
    sql`(select id from consultants where tax_id = ${taxId} limit ${MOST_OF_EACH})
      union (select consultant_id from consultant_tax_id_changes where former = ${taxId} limit ${MOST_OF_EACH})
      union (select person_id from payment_withdrawals where pix_key = ${taxId} limit ${MOST_OF_EACH})
      union (select person_id from identity_fingerprints where hash = any(${marksIn(sql, hashes)})
        limit ${MOST_OF_EACH})`,
    'tax_id',
  ),
]

const byId = (sql: Sql, id: string) => [people(sql, sql`select ${id}::uuid as id`, 'number')]

/** People that these lookups find. */
export const peopleFound = (sql: Sql, { id, email, phones, taxId, words }: Lookups, marks: PersonMarks) => [
  ...(id === undefined ? [] : byId(sql, id)),
  ...(email === undefined ? [] : byEmail(sql, email)),
  ...(phones === undefined ? [] : byPhone(sql, phones, marks.phones)),
  ...(taxId === undefined ? [] : byTaxId(sql, taxId, marks.payers)),
  ...(words === undefined ? [] : byName(sql, words)),
]
