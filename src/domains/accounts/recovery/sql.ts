import type { Sql, Tx } from '#platform/db.ts'

export const insertRecoveryRequest = (sql: Sql, request: { id: string; email: string; askedAt: Date }) => sql`
  insert into recovery_requests (id, email, asked_at) values (${request.id}, ${request.email}, ${request.askedAt})
    on conflict do nothing`

export type RecoveryRequest = { id: string; personId: string | null; email: string; firstName: string | null }

/** Deletes requests and answers them with their person; null for an address without an account. */
export const takeRecoveryRequests = (tx: Tx, most: number) => tx<RecoveryRequest[]>`
  delete from recovery_requests a using (
    select k.id, p.id as person_id, p.first_name from recovery_requests k
    left join people p on p.email = k.email and p.password_hash is not null
    order by k.asked_at limit ${most} for update of k skip locked
  ) taken
  where a.id = taken.id returning a.id, taken.person_id as "personId", a.email, taken.first_name as "firstName"`

/**
 * Whether the address is still this person's, who keeps it until the transaction ends: a change of it, or the closing
 * of the account, comes before or after.
 */
export async function keepAddress(tx: Tx, personId: string, email: string) {
  const { count } = await tx`select from people where id = ${personId} and email = ${email} for key share`
  return count === 1
}

/** Deletes requests for this address before a link is mailed; one that is being mailed is waited for. */
export const deleteRecoveryRequests = (tx: Tx, email: string) =>
  tx`delete from recovery_requests where email = ${email}`

export const insertRecovery = (
  tx: Tx,
  r: { tokenHash: Buffer; personId: string; createdAt: Date; expiresAt: Date },
) => tx`
  insert into recoveries (token_hash, person_id, created_at, expires_at)
    values (${r.tokenHash}, ${r.personId}, ${r.createdAt}, ${r.expiresAt})`

export type Recovery = { personId: string; email: string; passwordHash: string | null; usedAt: Date | null }

export async function findRecovery(sql: Sql, tokenHash: Buffer, now: Date): Promise<Recovery | undefined> {
  const [row] = await sql<Recovery[]>`
    select r.person_id as "personId", p.email, p.password_hash as "passwordHash", r.used_at as "usedAt"
    from recoveries r join people p on p.id = r.person_id where r.token_hash = ${tokenHash} and r.expires_at > ${now}`
  return row
}

/**
 * The same with its person locked until the transaction ends, so that a simultaneous second use finds it used, and a
 * simultaneous change of the password, which locks the person first too, comes before or after.
 */
export async function lockRecovery(tx: Tx, tokenHash: Buffer, now: Date): Promise<Recovery | undefined> {
  await tx`
    select 1 from people where id = (select person_id from recoveries where token_hash = ${tokenHash})
      for no key update`
  return findRecovery(tx, tokenHash, now)
}

/** Uses up all open links of a person. */
export const endRecoveries = (tx: Tx, personId: string, usedAt: Date) => tx`
  update recoveries set used_at = ${usedAt} where person_id = ${personId} and used_at is null`

/** Null: nobody gets in by a password, nor by asking for another one. */
export const recordNewPassword = (tx: Tx, personId: string, passwordHash: string | null) => tx`
  update people set password_hash = ${passwordHash} where id = ${personId}`

export const deleteExpiredRecoveries = (sql: Sql, before: Date) =>
  sql`delete from recoveries where expires_at < ${before}`
