import type { Sql, Tx } from '#platform/db.ts'
import type { Role } from '#platform/http.ts'

export type Person = { id: string; email: string; firstName: string; lastName: string; role: Role }
export type NewPerson = Person & {
  passwordHash: string
  phone: string
  bornOn: string
  createdAt: Date
  emailConfirmedAt: Date | null
}

/**
 * Inserts a person. False when the e-mail or the id belongs to somebody else; a repeated transaction finds its own row
 * and answers true.
 */
export async function insertPerson(tx: Tx, p: NewPerson) {
  const inserted = await tx`
    insert into people (id, email, first_name, last_name, role, password_hash, phone, born_on, created_at,
      email_confirmed_at)
    select ${p.id}, ${p.email}, ${p.firstName}, ${p.lastName}, ${p.role}, ${p.passwordHash}, ${p.phone}, ${p.bornOn},
      ${p.createdAt}, ${p.emailConfirmedAt}
    from (select pg_advisory_xact_lock(hashtextextended('email:' || ${p.email}::text, 0))) address_taken_by_one
    on conflict do nothing returning id`
  if (inserted.length === 1) return true
  const own =
    await tx`select id from people where id = ${p.id} and email = ${p.email} and password_hash = ${p.passwordHash}`
  return own.length === 1
}

/** Inserts an admin without a password, who can sign in once a link has set one. False: the e-mail is taken. */
export async function insertAdmin(tx: Tx, a: { id: string; email: string; firstName: string; createdAt: Date }) {
  const inserted = await tx`
    insert into people (id, email, first_name, role, created_at)
    values (${a.id}, ${a.email}, ${a.firstName}, 'admin', ${a.createdAt}) on conflict do nothing returning id`
  return inserted.length === 1
}

export const insertConsent = (tx: Tx, personId: string, kind: 'newsletter', givenAt: Date) => tx`
  insert into consents (person_id, kind, given_at) values (${personId}, ${kind}, ${givenAt}) on conflict do nothing`

/** Revokes a consent of the person with this address; no such person or consent: nothing changes. */
export const recordConsentRevoked = (tx: Tx, email: string, kind: string, revokedAt: Date) => tx`
  update consents c set revoked_at = ${revokedAt} from people p
  where p.id = c.person_id and p.email = ${email} and c.kind = ${kind} and c.revoked_at is null`

/**
 * Records that this address was asked to confirm what its person consented to. Whoever takes another one meanwhile
 * waits, and is asked again.
 */
export const recordConsentAsked = (tx: Tx, email: string, kind: string, askedAt: Date) => tx`
  with person as (select id from people where email = ${email} for key share)
  update consents c set asked_at = ${askedAt} from person
  where c.person_id = person.id and c.kind = ${kind} and c.asked_at is null`

/** Another address has not been asked. */
export const forgetConsentsAsked = (tx: Tx, personId: string) =>
  tx`update consents set asked_at = null where person_id = ${personId} and asked_at is not null`

export async function findPerson(sql: Sql, id: string) {
  const [row] = await sql<Person[]>`
    select id, email, first_name as "firstName", last_name as "lastName", role from people where id = ${id}`
  return row
}

export async function findPersonByEmail(sql: Sql, email: string) {
  const [row] = await sql<Person[]>`
    select id, email, first_name as "firstName", last_name as "lastName", role from people where email = ${email}`
  return row
}

/** Whoever has this address, locked until the transaction ends, so that links and passwords come one at a time. */
export async function lockToInvite(tx: Tx, email: string) {
  const [row] = await tx<{ id: string; role: Role; isConfirmed: boolean }[]>`
    select id, role, email_confirmed_at is not null as "isConfirmed" from people where email = ${email}
      for no key update`
  return row
}

export const recordRole = (tx: Tx, id: string, role: Role) =>
  tx`update people set role = ${role} where id = ${id} returning id`

export const insertFingerprints = (
  tx: Tx,
  personId: string,
  fingerprints: readonly { kind: 'payer' | 'card' | 'phone'; hash: Buffer }[],
  at: Date,
) => tx`
  insert into identity_fingerprints ${tx(fingerprints.map((one) => ({ ...one, person_id: personId, seen_at: at })))}
  on conflict do nothing`

/** Whether one of the person's payers is this; undefined: none is known. */
export async function comparePayer(sql: Sql, personId: string, hash: Buffer): Promise<boolean | undefined> {
  const [row] = await sql<{ isPayer: boolean | null }[]>`
    select bool_or(hash = ${hash}) as "isPayer" from identity_fingerprints
    where person_id = ${personId} and kind = 'payer'`
  return row!.isPayer ?? undefined
}

/** The other accounts that one phone, payer or card makes the same person's. */
export async function listOtherAccounts(sql: Sql, personId: string) {
  const rows = await sql<{ id: string }[]>`select person_id as id from other_accounts_of(${personId}::uuid)`
  return rows.map(({ id }) => id)
}

type ToldApart = { personId: string; others: readonly string[]; by: string; at: Date; reason: string }

export const insertToldApart = (tx: Tx, { personId, others, by, at, reason }: ToldApart) => tx`
  insert into people_told_apart (person_id, other_id, told_by, told_at, reason)
  select least(${personId}::uuid, other), greatest(${personId}::uuid, other), ${by}, ${at}, ${reason}
  from unnest(${[...others]}::uuid[]) as other on conflict do nothing`
