import type { Sql, Tx } from '#platform/db.ts'

/** Whether somebody is one of the two of a consultation, and whether it is over. Undefined: they are not. */
export async function findRoomOf(sql: Sql, id: string, personId: string) {
  const [row] = await sql<{ isOver: boolean; isAutomatic: boolean }[]>`
    select ended_at is not null or state = 'requested' as "isOver", is_automatic as "isAutomatic" from consultations
    where id = ${id} and ${personId} in (client_id, consultant_id)`
  return row
}

type Upload = { id: string; consultationId: string; authorId: string; name: string; width: number; height: number }

/** A photo whose bytes are about to be stored. False: the id has another photo, or this one was sent. */
export async function insertUpload(sql: Sql, p: Upload, at: Date) {
  const { count } = await sql`
    insert into consultation_photos (id, consultation_id, author_id, name, width, height, uploaded_at)
    values (${p.id}, ${p.consultationId}, ${p.authorId}, ${p.name}, ${p.width}, ${p.height}, ${at})
    on conflict (id) do update set uploaded_at = excluded.uploaded_at
      where consultation_photos.name = excluded.name and consultation_photos.author_id = excluded.author_id
        and consultation_photos.consultation_id = excluded.consultation_id and consultation_photos.seq is null`
  return count === 1
}

export const recordStored = (sql: Sql, id: string) =>
  sql`update consultation_photos set is_stored = true where id = ${id}`

/** Uploads of somebody in one room, sent or not. */
export async function countUploads(sql: Sql, consultationId: string, authorId: string) {
  const [row] = await sql<[{ all: number }]>`
    select count(*)::int as all from consultation_photos
    where consultation_id = ${consultationId} and author_id = ${authorId}`
  return row.all
}

/** An upload under the room's lock, and what decides about it. `sent`: how many its author sent before. */
export async function findForSending(tx: Tx, photo: { id: string; consultationId: string; authorId: string }) {
  const [row] = await tx<
    { seq: number | null; isStored: boolean; sent: number; client: Date | null; consultant: Date | null }[]
  >`
    select p.seq::float8 as seq, p.is_stored as "isStored",
      (select count(*)::int from consultation_photos o
        where o.consultation_id = p.consultation_id and o.author_id = p.author_id and o.seq is not null) as sent,
      (select proved_at from presences where consultation_id = p.consultation_id and role = 'client') as client,
      (select proved_at from presences where consultation_id = p.consultation_id and role = 'consultant') as consultant
    from consultation_photos p
    where p.id = ${photo.id} and p.consultation_id = ${photo.consultationId} and p.author_id = ${photo.authorId}
      and p.erased_at is null
    for update of p`
  return row
}

type Sent = { id: string; consultationId: string; authorId: string; authorKind: string; description: string; at: Date }

/** Writes the photo into the room's sequence, in one statement; answers its number there. */
export async function recordSent(tx: Tx, s: Sent): Promise<number> {
  const [row] = await tx<{ seq: number }[]>`
    with numbered as (
      update consultations set last_seq = last_seq + 1 where id = ${s.consultationId} returning last_seq
    ), sent as (
      update consultation_photos set seq = last_seq, description = ${s.description} from numbered where id = ${s.id}
    )
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, at)
    select ${s.consultationId}, last_seq, 'photo', ${s.authorId}, ${s.authorKind}, ${s.at} from numbered
    returning seq::float8 as seq`
  return row!.seq
}

/** What a room's event `e` of the type photo shows; null: it is gone. */
export const photoOfEvent = (sql: Sql) => sql`(
  select jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height, 'description', f.description)
  from consultation_photos f
  where f.consultation_id = e.consultation_id and f.seq = e.seq and f.erased_at is null)`

/** The file of a photo that was sent, for one of its two people. */
export async function findFile(
  sql: Sql,
  { id, consultationId }: { id: string; consultationId: string },
  reader: string,
) {
  const [row] = await sql<{ name: string }[]>`
    select p.name from consultation_photos p join consultations c on c.id = p.consultation_id
    where p.id = ${id} and p.consultation_id = ${consultationId} and p.seq is not null and p.erased_at is null
      and ${reader} in (c.client_id, c.consultant_id)`
  return row?.name
}

/** Locks photos whose files go: erased with their sender's account, taken down, or never sent. */
export const lockForRemoval = (tx: Tx, { uploadedBefore, most }: { uploadedBefore: Date; most: number }) => tx<
  { id: string; name: string }[]
>`
  select id, name from consultation_photos
  where erased_at is not null or seq is null and uploaded_at < ${uploadedBefore}
  order by id limit ${most} for update skip locked`

export const deletePhotos = (tx: Tx, ids: readonly string[]) =>
  tx`delete from consultation_photos where id = any (${[...ids]}::uuid[])`

/** What somebody sent, with where it can be read. */
export const listPhotosOf = (sql: Sql, personId: string) => sql`
  select e.at as "enviada em", case when c.client_id = ${personId} then k.name else p.first_name end as para,
    f.description as "descrição", '/api/consultations/' || c.id || '/photos/' || f.id as "endereço"
  from consultation_photos f
  join consultation_events e on e.consultation_id = f.consultation_id and e.seq = f.seq
  join consultations c on c.id = f.consultation_id
  join people p on p.id = c.client_id join consultants k on k.id = c.consultant_id
  where f.author_id = ${personId} and f.erased_at is null order by e.at`

/** One that the team took down is gone for both at once; its place in the sequence stays, its file goes later. */
export const erasePhotoAt = (tx: Tx, { consultationId, seq, at }: { consultationId: string; seq: number; at: Date }) =>
  tx`update consultation_photos set erased_at = ${at}, description = ''
    where consultation_id = ${consultationId} and seq = ${seq} and erased_at is null`

/** They are gone for both at once; the sweep removes the files. */
export const erasePhotosOf = (tx: Tx, personId: string, at: Date) =>
  tx`update consultation_photos set erased_at = ${at}, description = '' where author_id = ${personId}`
