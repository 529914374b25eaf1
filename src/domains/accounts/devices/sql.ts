import type { Sql, Tx } from '#platform/db.ts'

/** Whether this device signed in to the account with this e-mail before. */
export async function isKnownDeviceOf(sql: Sql, email: string, tokenHash: Buffer): Promise<boolean> {
  const rows = await sql`
    select 1 from known_devices d join people p on p.id = d.person_id
    where d.token_hash = ${tokenHash} and p.email = ${email}`
  return rows.length > 0
}

/** Whether this token is one of ours, for whichever account. */
export async function isDeviceToken(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const rows = await sql`select 1 from known_devices where token_hash = ${tokenHash} limit 1`
  return rows.length > 0
}

export const recordDevice = (tx: Tx, personId: string, tokenHash: Buffer, now: Date) => tx`
  insert into known_devices as d (person_id, token_hash, created_at, last_used_at)
    values (${personId}, ${tokenHash}, ${now}, ${now})
  on conflict (person_id, token_hash) do update set last_used_at = greatest(d.last_used_at, excluded.last_used_at)`

/** Forgets all devices of a person but this one. */
export const deleteOtherDevices = (tx: Tx, personId: string, keptHash: Buffer) =>
  tx`delete from known_devices where person_id = ${personId} and token_hash <> ${keptHash}`

export const deleteUnusedDevices = (sql: Sql, before: Date) =>
  sql`delete from known_devices where last_used_at < ${before} and not is_held(person_id)`
