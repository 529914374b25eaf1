import type { Sql, Tx } from '#platform/db.ts'

export type Export = {
  id: string
  personId: string
  from: string
  to: string
  signature: string
  lines: number
  doneLines: number
  askedAt: Date
  readyAt: Date | null
  isMailed: boolean
  expiresAt: Date
}

const columns = (sql: Sql) => sql`
  e.id, e.person_id as "personId", e.from_on::text as "from", e.to_on::text as "to", e.signature, e.lines,
  e.done_lines as "doneLines", e.asked_at as "askedAt", e.ready_at as "readyAt", e.is_mailed as "isMailed",
  e.expires_at as "expiresAt"`

/** The lookup is the permission: somebody else's is not found, nor one whose time is over. */
export async function findExport(sql: Sql, id: string, personId: string, now: Date): Promise<Export | undefined> {
  const [row] = await sql<Export[]>`
    select ${columns(sql)} from report_exports e
    where e.id = ${id} and e.person_id = ${personId} and e.expires_at > ${now}`
  return row
}

/** The one that is being written for a person. */
export async function findOpenExport(sql: Sql, personId: string): Promise<Export | undefined> {
  const [row] = await sql<Export[]>`
    select ${columns(sql)} from report_exports e where e.person_id = ${personId} and e.ready_at is null`
  return row
}

export async function countKept(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from report_exports where person_id = ${personId}`
  return row!.count
}

/** Nothing: another one is being written, or the id exists. */
export const insertExport = (tx: Tx, e: Omit<Export, 'doneLines' | 'readyAt' | 'isMailed'>) =>
  tx`
    insert into report_exports (id, person_id, from_on, to_on, signature, lines, asked_at, expires_at)
    values (${e.id}, ${e.personId}, ${e.from}, ${e.to}, ${e.signature}, ${e.lines}, ${e.askedAt}, ${e.expiresAt})
    on conflict do nothing`

/** Takes the oldest that nobody writes: nobody else takes it while it is touched. */
export async function takeExport(sql: Sql, at: Date, abandonedBefore: Date): Promise<Export | undefined> {
  const [row] = await sql<Export[]>`
    update report_exports e set touched_at = ${at}, done_lines = 0
    where e.id = (select id from report_exports
      where ready_at is null and expires_at > ${at} and (touched_at is null or touched_at < ${abandonedBefore})
      order by asked_at limit 1 for update skip locked)
    returning ${columns(sql)}`
  return row
}

export const recordProgress = (sql: Sql, id: string, doneLines: number, at: Date) => sql`
  update report_exports set done_lines = ${doneLines}, touched_at = ${at} where id = ${id} and ready_at is null`

/** False: another worker was faster, or its time is over. */
export async function recordReady(tx: Tx, id: string, { at, isMailed }: { at: Date; isMailed: boolean }) {
  const { count } = await tx`
    update report_exports set ready_at = ${at}, is_mailed = ${isMailed}
    where id = ${id} and ready_at is null and expires_at > ${at}`
  return count === 1
}

/** Locks files whose time is over; another process at it passes by. */
export const lockExpired = (tx: Tx, now: Date, most: number) => tx<{ id: string }[]>`
  select id from report_exports where expires_at <= ${now} order by expires_at limit ${most} for update skip locked`

export const deleteExports = (tx: Tx, ids: readonly string[]) =>
  tx`delete from report_exports where id = any(${[...ids]}::uuid[])`

/** Whoever closes the account: the next sweep removes the files. */
export const expireExportsOf = (tx: Tx, personId: string, at: Date) =>
  tx`update report_exports set expires_at = ${at} where person_id = ${personId} and expires_at > ${at}`
