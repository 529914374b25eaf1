import type { Sql, Tx } from '#platform/db.ts'
import type { DocumentMediaType } from './encode-document.ts'
import type { DocumentKind, KEPT_MS } from './bounds.rules.ts'

/** Of one that counts: it lies there, and no other one stands for it. */
const inForce = (sql: Sql) => sql`d.stored_at is not null and d.removed_at is null`

type Upload = { id: string; personId: string; kind: DocumentKind; mediaType: DocumentMediaType; bytes: number }

/** A file that is about to be stored. */
export const insertUpload = (sql: Sql, u: Upload, at: Date) => sql`
  insert into application_documents (id, person_id, kind, media_type, bytes, uploaded_at)
  values (${u.id}, ${u.personId}, ${u.kind}, ${u.mediaType}, ${u.bytes}, ${at})`

export const recordStored = (tx: Tx, id: string, at: Date) =>
  tx`update application_documents set stored_at = ${at} where id = ${id}`

/** The one of a kind no longer counts. False: there is none. */
export async function recordRemoved(tx: Tx, personId: string, kind: DocumentKind, at: Date): Promise<boolean> {
  const { count } = await tx`
    update application_documents d set removed_at = ${at}
    where person_id = ${personId} and kind = ${kind} and ${inForce(tx)}`
  return count > 0
}

/** All of them are gone at once; the sweep removes the files. */
export const eraseDocumentsOf = (tx: Tx, personId: string, at: Date) => tx`
  update application_documents d set removed_at = ${at} where person_id = ${personId} and ${inForce(tx)}`

/** One change of somebody's documents at a time. False: the account is closed. */
export async function lockOwner(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx`select from people where id = ${personId} and closed_at is null for no key update`
  return rows.length > 0
}

export async function hasDocument(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`
    select from application_documents d where person_id = ${personId} and kind = 'document' and ${inForce(sql)}`
  return rows.length > 0
}

export type KeptDocument = { id: string; kind: DocumentKind; mediaType: DocumentMediaType; uploadedAt: Date }

/** Those that count, the document first. */
export const listDocuments = (sql: Sql, personId: string) => sql<KeptDocument[]>`
  select id, kind, media_type as "mediaType", uploaded_at as "uploadedAt" from application_documents d
  where person_id = ${personId} and ${inForce(sql)} order by kind = 'selfie', kind = 'back', kind`

/** The same, as their owner sees them. */
export const listUploaded = (sql: Sql, personId: string) => sql<
  { kind: DocumentKind; isPdf: boolean; uploadedAt: Date }[]
>`
  select kind, media_type = 'application/pdf' as "isPdf", uploaded_at as "uploadedAt" from application_documents d
  where person_id = ${personId} and ${inForce(sql)} order by kind = 'selfie', kind = 'back', kind`

/** What somebody takes along of their own. */
export const listOwnDocuments = (sql: Sql, personId: string) => sql`
  select case kind when 'document' then 'Documento com foto' when 'back' then 'Verso do documento'
      else 'Selfie segurando o documento' end as arquivo,
    case media_type when 'application/pdf' then 'PDF' else 'Foto' end as tipo, bytes, uploaded_at as "enviado em"
  from application_documents d where person_id = ${personId} and ${inForce(sql)} order by uploaded_at`

export type Application = { state: 'in_review' | 'refused' | 'approved'; revision: number }

/** How far somebody's application is. Undefined: nobody applied. */
export async function findApplication(sql: Sql, personId: string): Promise<Application | undefined> {
  const [row] = await sql<Application[]>`
    select c.application_revision as revision, case when c.approved_at is not null then 'approved'
        when exists (select from consultant_refusals r where r.consultant_id = c.id and r.answered_at is null)
        then 'refused' else 'in_review' end as state
    from consultants c where c.id = ${personId}`
  return row
}

/** The team decides about the documents that it saw: another one is another version of the application. */
export const reviseApplication = (tx: Tx, personId: string) => tx`
  update consultants set application_revision = application_revision + 1
  where id = ${personId} and approved_at is null`

type Terms = Record<keyof typeof KEPT_MS | 'unstored', Date>

/**
 * Locks documents whose files go: removed ones, uploads that broke off, and what was kept long enough, counted from the
 * refusal that stands, the approval, or the upload where nothing was applied for. What a law wants kept stays.
 */
export const lockForRemoval = (tx: Tx, before: Terms, most: number) => tx<{ id: string }[]>`
  select d.id from application_documents d
    left join consultants c on c.id = d.person_id
    left join consultant_refusals r on r.consultant_id = d.person_id and r.answered_at is null
  where d.removed_at is not null
    or d.stored_at is null and d.uploaded_at < ${before.unstored}
    or not is_held(d.person_id) and d.uploaded_at < ${before.unsent} and (
      c.id is null or r.refused_at < ${before.refused} or c.approved_at < ${before.approved})
  order by d.uploaded_at, d.id limit ${most} for update of d skip locked`

export const deleteDocuments = (tx: Tx, ids: readonly string[]) =>
  tx`delete from application_documents where id = any (${[...ids]}::uuid[])`
