import type { Sql, Tx } from '#platform/db.ts'
import { findLatestEvent } from '../security-events/sql.ts'
import { MONEY_RESTS_MS } from '../money-rests.rules.ts'

type NewConfirmation = {
  tokenHash: Buffer
  personId: string
  email: string
  isChange: boolean
  correctionId: string | null
  createdAt: Date
  expiresAt: Date
}

export const insertConfirmation = (tx: Tx, c: NewConfirmation) => tx`
  insert into email_confirmations (token_hash, person_id, email, is_change, correction_id, created_at, expires_at)
  values (${c.tokenHash}, ${c.personId}, ${c.email}, ${c.isChange}, ${c.correctionId}, ${c.createdAt}, ${c.expiresAt})`

export type Confirmation = {
  personId: string
  firstName: string
  /** The address of the account, and the one that the link was sent to. */
  email: string
  sentTo: string
  isChange: boolean
  correctionId: string | null
  confirmedAt: Date | null
  usedAt: Date | null
}

/**
 * The link with its person locked until the transaction ends, so that a simultaneous use, or another change of the
 * address, comes before or after. Undefined: no such link, or it has ended.
 */
export async function lockConfirmation(tx: Tx, tokenHash: Buffer, now: Date): Promise<Confirmation | undefined> {
  await tx`
    select 1 from people where id = (select person_id from email_confirmations where token_hash = ${tokenHash})
      for no key update`
  const [row] = await tx<Confirmation[]>`
    select c.person_id as "personId", p.first_name as "firstName", p.email, c.email as "sentTo",
      c.is_change as "isChange", c.correction_id as "correctionId", p.email_confirmed_at as "confirmedAt", c.used_at as "usedAt"
    from email_confirmations c join people p on p.id = c.person_id
    where c.token_hash = ${tokenHash} and c.expires_at > ${now}`
  return row
}

/** Whoever registers or takes an address waits here for another one who does. */
export async function lockAddress(tx: Tx, email: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('email:' || ${email}::text, 0))`
}

/** The person has shown that the address is theirs, which replaces another one. False: somebody else has it. */
export async function recordConfirmed(tx: Tx, personId: string, email: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update people set email = ${email}, email_confirmed_at = ${at} where id = ${personId}
      and not exists (select from people other where other.email = ${email} and other.id <> ${personId})
    returning id`
  return rows.length === 1
}

/** Whether the address has to stay: the document of their payouts changed lately, and nobody took that back. */
export async function hasToStay(sql: Sql, personId: string, now: Date): Promise<boolean> {
  const stopped = 'consultants.tax_id_change_stopped'
  const kinds = ['consultants.tax_id_changed', 'consultants.tax_id_corrected', stopped] as const
  const since = new Date(now.getTime() - MONEY_RESTS_MS)
  const latest = await findLatestEvent(sql, { personId, kinds, since })
  return latest !== undefined && latest !== stopped
}

/** Uses up all open links of a person. */
export const endConfirmations = (tx: Tx, personId: string, usedAt: Date) => tx`
  update email_confirmations set used_at = ${usedAt} where person_id = ${personId} and used_at is null`

/** Uses up the open links to addresses that a person wanted instead of the own one. */
export const endAddressChanges = (tx: Tx, personId: string, usedAt: Date) => tx`
  update email_confirmations set used_at = ${usedAt} where person_id = ${personId} and is_change and used_at is null`

export type EmailState = { email: string; confirmedAt: Date | null; pending: string | null }

/** The address of a person, and the latest that waits for its link. */
export async function findEmail(sql: Sql, personId: string, now: Date): Promise<EmailState | undefined> {
  const [row] = await sql<EmailState[]>`
    select p.email, p.email_confirmed_at as "confirmedAt", (
        select c.email from email_confirmations c
        where c.person_id = p.id and c.is_change and c.used_at is null and c.expires_at > ${now}
        order by c.created_at desc limit 1) as pending
    from people p where p.id = ${personId}`
  return row
}

/** The address that the team corrected and whose link waits, with the correction. Undefined: none waits. */
export async function findCorrected(sql: Sql, personId: string, now: Date) {
  const [row] = await sql<{ email: string; correctionId: string }[]>`
    select email, correction_id as "correctionId" from email_confirmations
    where person_id = ${personId} and correction_id is not null and used_at is null and expires_at > ${now}
    order by created_at desc limit 1`
  return row
}

/**
 * A mailed link proves for the first time whose the address is. A stranger may have set the account up, so it begins
 * anew, without their phone. Answers that phone; undefined: the address was proven before, or it is one of the team.
 */
export async function beginAnew(tx: Tx, personId: string, at: Date): Promise<{ phone: string | null } | undefined> {
  const [row] = await tx<{ phone: string | null; isTeam: boolean }[]>`
    with before as (
      select id, phone, role = 'admin' as is_team from people where id = ${personId} and email_confirmed_at is null
    )
    update people p set email_confirmed_at = ${at}, phone = case when is_team then p.phone end,
      begun_anew_at = case when not is_team then ${at}::timestamptz end
    from before where p.id = before.id returning before.phone, is_team as "isTeam"`
  return row?.isTeam ? undefined : row
}

export const deleteExpiredConfirmations = (sql: Sql, before: Date) =>
  sql`delete from email_confirmations where expires_at < ${before}`
