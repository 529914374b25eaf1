import type { Sql, Tx } from '#platform/db.ts'

export type SecondFactor = { sealedSecret: Buffer | null; pendingSecret: Buffer | null; codesLeft: number }

const columns = (sql: Sql) => sql`
  sealed_secret as "sealedSecret", pending_secret as "pendingSecret",
  (select count(*)::int from recovery_codes c where c.person_id = f.person_id and c.used_at is null) as "codesLeft"`

export async function findSecondFactor(sql: Sql, personId: string) {
  const [row] = await sql<SecondFactor[]>`select ${columns(sql)} from second_factors f where person_id = ${personId}`
  return row
}

/** The same, locked until the transaction ends. */
export async function lockSecondFactor(tx: Tx, personId: string) {
  const [row] = await tx<SecondFactor[]>`
    select ${columns(tx)} from second_factors f where person_id = ${personId} for update`
  return row
}

export const recordPending = (tx: Tx, personId: string, sealed: Buffer, at: Date) => tx`
  insert into second_factors (person_id, pending_secret, begun_at) values (${personId}, ${sealed}, ${at})
  on conflict (person_id) do update set pending_secret = excluded.pending_secret, begun_at = excluded.begun_at`

/** What was pending is the second factor from now on; its codes up to this period are used up. */
export const recordConfirmed = (tx: Tx, personId: string, step: number, at: Date) => tx`
  update second_factors
  set sealed_secret = pending_secret, pending_secret = null, confirmed_at = ${at}, last_step = ${step}
  where person_id = ${personId}`

/** Uses up the code of a period. False: it, or a later one, was used before. */
export async function useStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  const rows = await tx`
    update second_factors set last_step = ${step} where person_id = ${personId} and last_step < ${step}
    returning person_id`
  return rows.length === 1
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, hashes: readonly Buffer[]) {
  await tx`delete from recovery_codes where person_id = ${personId}`
  await tx`insert into recovery_codes ${tx(hashes.map((hash) => ({ person_id: personId, code_hash: hash })))}`
}

/** Uses up a recovery code. False: there is none such, or it was used before. */
export async function useRecoveryCode(tx: Tx, personId: string, hash: Buffer, at: Date): Promise<boolean> {
  const rows = await tx`
    update recovery_codes set used_at = ${at} where person_id = ${personId} and code_hash = ${hash} and used_at is null
    returning person_id`
  return rows.length === 1
}

/** This session has shown the second factor. */
export const recordShown = (tx: Tx, sessionId: string, at: Date) =>
  tx`update sessions set second_factor_at = ${at} where id = ${sessionId} and ended_at is null`

/** No other session of the person has shown it. */
export const forgetShown = (tx: Tx, personId: string, exceptId: string) => tx`
  update sessions set second_factor_at = null
  where person_id = ${personId} and id <> ${exceptId} and ended_at is null and second_factor_at is not null`

/** False: there was none. */
export async function deleteSecondFactor(tx: Tx, personId: string): Promise<boolean> {
  await tx`delete from recovery_codes where person_id = ${personId}`
  const rows = await tx`delete from second_factors where person_id = ${personId} returning person_id`
  return rows.length === 1
}
