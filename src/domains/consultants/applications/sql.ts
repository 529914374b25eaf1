import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { DocumentKind } from '../application-documents/bounds.rules.ts'
import type { Specialty, Tier } from '../rules.ts'
import { STOPPABLE_FOR_MS } from '../tax-id/rules.ts'

export type Applicant = {
  id: string
  name: string
  title: string
  description: string
  bio: string
  city: string | null
  specialty: Specialty
  languages: string[]
  taxId: string
  portrait: string
  appliedAt: Date
}

/** Inserts or corrects the one application of a person; false when it was decided already. */
export async function recordApplication(sql: Sql, one: Applicant & { isSentAgain: boolean }) {
  const { count } = await sql`
    insert into consultants as c (id, name, title, description, bio, city, specialty, languages, tax_id, portrait,
      applied_at)
    values (${one.id}, ${one.name}, ${one.title}, ${one.description}, ${one.bio}, ${one.city}, ${one.specialty},
      ${one.languages}, ${one.taxId}, ${one.portrait}, ${one.appliedAt})
    on conflict (id) do update set
      name = excluded.name, title = excluded.title, description = excluded.description, bio = excluded.bio,
        city = excluded.city,
      specialty = excluded.specialty, languages = excluded.languages, tax_id = excluded.tax_id,
        portrait = excluded.portrait, applied_at = case when ${one.isSentAgain} then excluded.applied_at else c.applied_at end,
      application_revision = c.application_revision + 1
    where c.approved_at is null`
  return count === 1
}

/**
 * Of another one who attends: an application shows nothing about whose a document is. Also one that another consultant
 * had until lately: their change may be taken back.
 */
export async function isTaxIdOfAnother(sql: Sql, taxId: string, id: string, now: Date) {
  const [row] = await sql`
    select from consultants where tax_id = ${taxId} and id <> ${id} and approved_at is not null
    union all
    select from consultant_tax_id_changes where former = ${taxId} and consultant_id <> ${id}
      and changed_at > ${new Date(now.getTime() - STOPPABLE_FOR_MS)}`
  return row !== undefined
}

/** One at a time becomes the one who attends with this document. Taken before the row of a consultant. */
export const lockTaxId = (sql: Sql, taxId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tax_id:' || ${taxId}, 0))`

export async function findTaxId(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ taxId: string }[]>`select tax_id as "taxId" from consultants where id = ${id}`
  return row?.taxId
}

export async function replaceSpecialties(sql: Sql, id: string, specialties: readonly Specialty[]) {
  await sql`delete from consultant_specialties where consultant_id = ${id}`
  await sql`insert into consultant_specialties (consultant_id, specialty) select ${id},
    unnest(${specialties as Specialty[]}::text[])`
}

/** Replaces the price of an earlier version of the application, which nobody was ever charged. */
export async function replaceFirstPrice(sql: Sql, id: string, pricePerMinute: Centavos, now: Date) {
  await sql`delete from consultant_prices where consultant_id = ${id}`
  await sql`insert into consultant_prices (consultant_id, valid_from, price_per_minute, set_at)
    values (${id}, ${now}, ${pricePerMinute}, ${now})`
}

export const offerChat = (sql: Sql, id: string, now: Date) => sql`
  insert into consultant_channels (consultant_id, channel, offered_at) values (${id}, 'chat', ${now})
    on conflict do nothing`

export type ApplicationInReview = Omit<Applicant, 'taxId' | 'portrait' | 'specialty'> & {
  personName: string
  revision: number
  earlierRefusals: string[]
  documents: DocumentKind[]
  sameDocument: { name: string; email: string; isApproved: boolean }[]
  email: string
  isEmailConfirmed: boolean
  pricePerMinute: Centavos
  specialties: Specialty[]
}

/** Applications in review, or one of them, the longest waiting first, with the price that they ask for. */
export const listInReview = (sql: Sql, most: number, id?: string) => sql<ApplicationInReview[]>`
  select c.id, btrim(p.first_name || ' ' || p.last_name) as "personName", coalesce(p.email, '') as email,
    p.email_confirmed_at is not null as "isEmailConfirmed", c.name,
    c.title, c.description, c.bio, c.city,
    c.languages, c.applied_at as "appliedAt", c.application_revision as revision,
    (select price_per_minute from consultant_prices r where r.consultant_id = c.id order by valid_from desc
      limit 1) as "pricePerMinute",
    array(select s.specialty from consultant_specialties s where s.consultant_id = c.id
      order by s.specialty <> c.specialty, s.specialty) as specialties,
    array(select r.reason from consultant_refusals r where r.consultant_id = c.id order by r.refused_at desc limit 3)
      as "earlierRefusals",
    array(select d.kind from application_documents d where d.person_id = c.id and d.stored_at is not null
      and d.removed_at is null order by d.kind = 'selfie', d.kind = 'back') as documents,
    (select coalesce(json_agg(json_build_object('name', o.name, 'email', coalesce(op.email, ''),
        'isApproved', o.approved_at is not null) order by o.approved_at, o.applied_at), '[]')
      from consultants o join people op on op.id = o.id
      where o.tax_id = c.tax_id and o.id <> c.id and op.closed_at is null) as "sameDocument"
  from consultants c join people p on p.id = c.id
  where c.approved_at is null and p.closed_at is null and not exists (
    select from consultant_refusals r where r.consultant_id = c.id and r.answered_at is null)
    and (${id ?? null}::uuid is null or c.id = ${id ?? null})
  order by c.applied_at, c.id limit ${most}`

export const recordApproval = (sql: Sql, id: string, by: string, tier: Tier, now: Date) => sql`
  update consultants set approved_at = ${now}, approved_by = ${by}, tier = ${tier} where id = ${id}`

/**
 * Locks an applicant's row, so that one decision is taken at a time. Undefined: nobody applied, or the account is
 * closed; an open one is not closed before this transaction ends.
 */
export async function lockApplicant(tx: Tx, id: string) {
  const open = await tx`select from people where id = ${id} and closed_at is null for key share`
  if (open.length === 0) return undefined
  const [row] = await tx<
    {
      isApproved: boolean
      revision: number
      taxId: string
      firstName: string
      email: string
      isEmailConfirmed: boolean
    }[]
  >`
    select c.approved_at is not null as "isApproved", c.application_revision as revision, c.tax_id as "taxId",
      p.first_name as "firstName", coalesce(p.email, '') as email,
      p.email_confirmed_at is not null as "isEmailConfirmed"
    from consultants c join people p on p.id = c.id where c.id = ${id} for update of c`
  return row
}

/** The refusal that waits for the person to send the application again. */
export async function findOpenRefusal(sql: Sql, id: string) {
  const [row] = await sql<{ reason: string; refusedAt: Date }[]>`
    select reason, refused_at as "refusedAt" from consultant_refusals where consultant_id = ${id} and answered_at is null`
  return row
}

type Refusal = { consultantId: string; reason: string; refusedBy: string; refusedAt: Date }

export const insertRefusal = (tx: Tx, one: Refusal) => tx`
  insert into consultant_refusals (consultant_id, refused_at, refused_by, reason)
  values (${one.consultantId}, ${one.refusedAt}, ${one.refusedBy}, ${one.reason})`

/** The application was sent again. True: a refusal was open. */
export async function endRefusal(tx: Tx, id: string, now: Date) {
  const { count } = await tx`
    update consultant_refusals set answered_at = greatest(${now}::timestamptz, refused_at)
    where consultant_id = ${id} and answered_at is null`
  return count === 1
}

/** False: not approved, or it is so already. */
export async function recordHidden(tx: Tx, id: string, isHidden: boolean, at: Date): Promise<boolean> {
  const { count } = await tx`
    update consultants set hidden_from_featured_at = case when ${isHidden} then ${at}::timestamptz end
    where id = ${id} and approved_at is not null and (hidden_from_featured_at is not null) <> ${isHidden}`
  return count === 1
}

/** Whether it changed anything; undefined when the consultant is not approved. */
export async function recordAutomatic(tx: Tx, id: string, on: boolean) {
  const [present] = await tx<{ isAutomatic: boolean }[]>`
    select is_automatic as "isAutomatic" from consultants where id = ${id} and approved_at is not null for update`
  if (present && present.isAutomatic !== on)
    await tx`
      update consultants set is_automatic = ${on} where id = ${id}`
  return present && present.isAutomatic !== on
}

/** Whether a program attends in this name now. */
export async function isProgram(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql`select from consultants where id = ${id} and is_automatic`
  return row !== undefined
}
