import type { Sql } from '../db.ts'

export type JobReportRow = {
  name: string
  everySeconds: number
  ranAt: Date | null
  tookMs: number | null
  failedAt: Date | null
  error: string | null
  /** Since the last success among these runs, or all of them. */
  failures: number
}

/** The driver has no arrays of instants. */
const isoOf = (at: Date | null) => at?.toISOString() ?? null

/** Adds what several workers tell: the latest of each counts, and failures since the last success. */
export const upsertReports = (sql: Sql, rows: readonly JobReportRow[], now: Date) => sql`
  insert into job_reports as r (name, every_seconds, ran_at, took_ms, failed_at, error, failures, known_at)
  select name, every_seconds, ran_at, took_ms, failed_at, error, failures, ${now}
  from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ everySeconds }) => everySeconds)}::float8[],
    ${rows.map(({ ranAt }) => isoOf(ranAt))}::text[]::timestamptz[], ${rows.map(({ tookMs }) => tookMs)}::int[],
    ${rows.map(({ failedAt }) => isoOf(failedAt))}::text[]::timestamptz[], ${rows.map(({ error }) => error)}::text[],
    ${rows.map(({ failures }) => failures)}::int[]) as told (name, every_seconds, ran_at, took_ms, failed_at, error,
      failures)
  order by name
  on conflict (name) do update set every_seconds = excluded.every_seconds, known_at = excluded.known_at,
    ran_at = greatest(r.ran_at, excluded.ran_at), took_ms = coalesce(excluded.took_ms, r.took_ms),
    failed_at = greatest(r.failed_at, excluded.failed_at), error = coalesce(excluded.error, r.error),
    failures = case when excluded.ran_at is null then r.failures else 0 end + excluded.failures`

export type JobReport = JobReportRow & {
  /** When it is due, of one that runs once an hour or less often. */
  dueAt: Date | null
}

/** The jobs that a worker has had within a day. */
export const listJobReports = (sql: Sql, now: Date) => sql<JobReport[]>`
  select j.name, j.every_seconds as "everySeconds", j.ran_at as "ranAt", j.took_ms as "tookMs",
    j.failed_at as "failedAt", j.error, j.failures, d.due_at as "dueAt"
  from job_reports j left join job_runs d on d.name = j.name
  where j.known_at > ${now}::timestamptz - interval '1 day' order by j.name`

export type RunningProcess = {
  id: string
  kind: 'web' | 'worker'
  host: string
  pid: number
  version: string
  node: string
  startedAt: Date
}

export const upsertProcess = (sql: Sql, p: RunningProcess, now: Date) => sql`
  insert into running_processes (id, kind, host, pid, version, node, started_at, seen_at)
  values (${p.id}, ${p.kind}, ${p.host}, ${p.pid}, ${p.version}, ${p.node}, ${p.startedAt}, ${now})
  on conflict (id) do update set seen_at = excluded.seen_at`

export const deleteProcess = (sql: Sql, id: string) => sql`delete from running_processes where id = ${id}`

/** Those that nobody heard of for a day ended long ago. */
export const deleteGoneProcesses = (sql: Sql, now: Date) => sql`
  delete from running_processes where seen_at < ${now}::timestamptz - interval '1 day'`

export const listProcesses = (sql: Sql) => sql<(RunningProcess & { seenAt: Date })[]>`
  select id, kind, host, pid, version, node, started_at as "startedAt", seen_at as "seenAt"
  from running_processes order by kind, started_at, id`

export type BrowserError = {
  message: string
  page: string
  agent: string
  times: number
  lastAt: Date
}

/** Strangers can make up messages: more kinds are not stored. */
const MOST_A_DAY = 500

/** Adds what browsers told since the last time; of each kind and day the first message stands. */
export const addBrowserErrors = (sql: Sql, errors: readonly (BrowserError & { key: string })[]) => sql`
  insert into browser_errors as b (day, key, message, page, agent, times, first_at, last_at)
  select (at at time zone 'America/Sao_Paulo')::date, key, message, page, agent, times, at, at
  from unnest(${errors.map(({ key }) => key)}::text[], ${errors.map(({ message }) => message)}::text[],
    ${errors.map(({ page }) => page)}::text[], ${errors.map(({ agent }) => agent)}::text[],
    ${errors.map(({ times }) => times)}::int[], ${errors.map(({ lastAt }) => isoOf(lastAt))}::text[]::timestamptz[])
    as told (key, message, page, agent, times, at)
  where (select count(*) from browser_errors where day = (at at time zone 'America/Sao_Paulo')::date) < ${MOST_A_DAY}
    or exists (select from browser_errors known
      where known.day = (at at time zone 'America/Sao_Paulo')::date and known.key = told.key)
  order by key
  on conflict (day, key) do update set times = b.times + excluded.times, last_at = greatest(b.last_at, excluded.last_at),
    page = excluded.page, agent = excluded.agent`

/** The kinds of the last seven days, most frequent first. */
export const listBrowserErrors = (sql: Sql, now: Date, most: number) => sql<BrowserError[]>`
  select (array_agg(message order by day desc))[1] as message, (array_agg(page order by day desc))[1] as page,
    (array_agg(agent order by day desc))[1] as agent, sum(times)::int as times, max(last_at) as "lastAt"
  from browser_errors where day > (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - 7
  group by key order by sum(times) desc, max(last_at) desc limit ${most}`

export const deleteOldBrowserErrors = (sql: Sql, now: Date) => sql`
  delete from browser_errors where day < (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - 30`

export type Versions = { postgres: string; migration: string; migrations: number }

export async function findVersions(sql: Sql): Promise<Versions> {
  const [row] = await sql<Versions[]>`
    select current_setting('server_version') as postgres, max(name) as migration, count(*)::int as migrations
    from migrations`
  return row!
}
