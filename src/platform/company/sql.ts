import { type Company, NO_COMPANY, writtenCompany } from '#shared/company.ts'
import type { Sql, Tx } from '../db.ts'
import { NOT_SELLING_YET } from './selling.rules.ts'

const stored = (sql: Sql) => sql`
  legal_name as "legalName", trade_name as "tradeName", cnpj, street, locality, phone, email, hours`

/** The company as it is now, and how often it was changed; nobody said yet: empty, and no version. */
export async function readCompany(sql: Sql): Promise<{ company: Company; version: bigint; setAt: Date | null }> {
  const [row] = await sql<(Company & { version: bigint; setAt: Date })[]>`
    select ${stored(sql)}, set_at as "setAt", (select count(*) from company_versions) as version
    from company_versions order by id desc limit 1`
  if (!row) return { company: NO_COMPANY, version: 0n, setAt: null }
  const { version, setAt, ...company } = row
  return { company: writtenCompany(company), version, setAt }
}

/** The company that was in force at an instant, for papers of then; before the first one, the first. */
export async function findCompanyAt(sql: Sql, at: Date): Promise<Company> {
  const [row] = await sql<Company[]>`
    (select ${stored(sql)} from company_versions where set_at <= ${at} order by set_at desc, id desc limit 1)
    union all (select ${stored(sql)} from company_versions order by id limit 1) limit 1`
  return row ? writtenCompany(row) : NO_COMPANY
}

/** Two who say it at once wait for each other, also when nobody has said it before. */
export const lockCompany = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('company', 0))`

/** Since when the site sells; undefined: it does not yet. */
export async function findOpening(sql: Sql): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`select opened_at as at from selling_openings`
  return row?.at
}

/** Nothing, once it sells: as a part of a statement that is sent anyway. */
export const wordsBeforeSelling = (sql: Sql) =>
  sql`case when not exists (select from selling_openings) then ${NOT_SELLING_YET}::text end`

export const insertOpening = (tx: Tx, at: Date) =>
  tx`insert into selling_openings (opened_at) values (${at}) on conflict do nothing`

/** Two who fill the site, or open its selling, at once wait for each other. */
export const lockBeginning = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('beginning', 0))`

/** `cnpj` without punctuation. */
export const insertCompany = (tx: Tx, c: Company, at: Date) => tx`
  insert into company_versions (legal_name, trade_name, cnpj, street, locality, phone, email, hours, set_at)
  values (${c.legalName}, ${c.tradeName}, ${c.cnpj}, ${c.street}, ${c.locality}, ${c.phone}, ${c.email}, ${c.hours},
    ${at})`
