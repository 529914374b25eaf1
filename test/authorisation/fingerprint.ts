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
 * A value that changes when any row of any table changes, comes or goes. What counts attempts, or says when a meter
 * ran, is ignored.
 */
export async function fingerprintOf(db: Db) {
  const tables = await db<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> all(${COUNTS})
      order by 1`
  const rows = ({ name }: { name: string }) =>
    `'${name}', (select md5(string_agg(t::text, '|' order by t::text)) from ${name} t)`
  // json_build_object takes at most 50 pairs.
  const parts = Array.from(
    { length: Math.ceil(tables.length / 40) },
    (_, n) =>
      `jsonb_build_object(${tables
        .slice(n * 40, n * 40 + 40)
        .map(rows)
        .join(', ')})`,
  )
  const statement = `select ${parts.join(' || ')} as tables`
  return async (): Promise<Record<string, string>> => {
    const [row] = await db.unsafe<{ tables: Record<string, string> }[]>(statement, [], { prepare: true })
    return row!.tables
  }
}
