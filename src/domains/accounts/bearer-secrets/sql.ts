import type { Sql, Tx } from '#platform/db.ts'

/** What a secret opens to whoever holds it, without signing in. */
export type SecretPurpose = 'calendar' | 'withdrawal'
type Secret = { personId: string; purpose: SecretPurpose; tokenHash: Buffer; madeAt: Date }

/** The former one for the same purpose opens nothing any more. */
export const replaceSecret = (sql: Sql, { personId, purpose, tokenHash, madeAt }: Secret) => sql`
  insert into bearer_secrets (token_hash, person_id, purpose, made_at)
    values (${tokenHash}, ${personId}, ${purpose}, ${madeAt})
  on conflict (person_id, purpose) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`

/** Since when a person has a secret for this; undefined: there is none. */
export async function findSecretMadeAt(sql: Sql, personId: string, purpose: SecretPurpose): Promise<Date | undefined> {
  const [row] = await sql<{ madeAt: Date }[]>`
    select made_at as "madeAt" from bearer_secrets where person_id = ${personId} and purpose = ${purpose}`
  return row?.madeAt
}

/** Whose secret for this opens something; undefined: nobody's. */
export async function findSecretOwner(sql: Sql, tokenHash: Buffer, purpose: SecretPurpose) {
  const [row] = await sql<{ personId: string }[]>`
    select person_id as "personId" from bearer_secrets where token_hash = ${tokenHash} and purpose = ${purpose}`
  return row?.personId
}

/** Ends all of them but one for `kept`; answers for what they were. */
export async function deleteSecretsOf(tx: Tx, personId: string, kept?: SecretPurpose): Promise<SecretPurpose[]> {
  const rows = await tx<{ purpose: SecretPurpose }[]>`
    delete from bearer_secrets where person_id = ${personId} and purpose is distinct from ${kept ?? null}
    returning purpose`
  return rows.map(({ purpose }) => purpose)
}
