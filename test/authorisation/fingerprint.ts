import type { Db } from '#platform/db.ts'

const COUNTS = [
  'migrations',
  'attempts',
  'payment_forged_webhooks',
  'meter_pulse',
  'meter_outages',
  'running_meters',
  'lost_meters',
]

/**
 * A value that changes with any row of any table. What counts attempts, or says when a meter ran, is ignored. `all`
 * reads every table; `now`, for trial calls in one transaction, those it has written to.
 */
export async function fingerprintOf(db: Db) {
  const tables = await db<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> all(${COUNTS})
      order by 1`
  const names = tables.map(({ name }) => name)
  const all = () => read(db, names)
  const first = await all()
  const now = async () => {
    // Counts what was undone as well, so that no table is missed.
    const written = await db<{ name: string }[]>`
      select schemaname || '.' || relname as name from pg_stat_xact_user_tables
      where n_tup_ins + n_tup_upd + n_tup_del > 0 and relname <> all(${COUNTS})`
    return written.length === 0
      ? first
      : {
          ...first,
          ...(await read(
            db,
            written.map(({ name }) => name),
          )),
        }
  }
  return { first, now, all }
}

async function read(db: Db, names: readonly string[]): Promise<Record<string, string>> {
  const rows = (name: string) => `'${name}', (select md5(string_agg(t::text, '|' order by t::text)) from ${name} t)`
  // json_build_object takes at most 50 pairs.
  const parts = Array.from(
    { length: Math.ceil(names.length / 40) },
    (_, n) =>
      `jsonb_build_object(${names
        .slice(n * 40, n * 40 + 40)
        .map(rows)
        .join(', ')})`,
  )
  const [row] = await db.unsafe<{ tables: Record<string, string> }[]>(`select ${parts.join(' || ')} as tables`)
  return row!.tables
}
