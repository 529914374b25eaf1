import type { Sql, Tx } from '#platform/db.ts'
import type { Channel, Specialty } from '../rules.ts'
import type { ChangeField, TakedownField } from './rules.ts'

export type EditedProfile = {
  name: string
  title: string
  description: string
  bio: string
  city: string | null
  languages: string[]
  specialties: Specialty[]
  channels: Channel[]
  portrait: string
  /** The name of the recording; null: there is none. */
  introduction: string | null
}

type LockedProfile = EditedProfile & { firstName: string; email: string }

/** Locks an approved consultant and reads what may be edited; the first specialty is the main one. */
export async function lockProfile(tx: Tx, id: string) {
  const [row] = await tx<LockedProfile[]>`
    select c.name, c.title, c.description, c.bio, c.city, c.languages, c.portrait, c.introduction,
      array(select s.specialty from consultant_specialties s where s.consultant_id = c.id
        order by s.specialty <> c.specialty, s.specialty) as specialties,
      array(select o.channel from consultant_channels o where o.consultant_id = c.id
        order by array_position('{chat,audio,video,messages}', o.channel)) as channels,
      btrim(p.first_name) as "firstName", coalesce(p.email, '') as email
    from consultants c join people p on p.id = c.id where c.id = ${id} and c.approved_at is not null for update of c`
  return row
}

export const recordProfile = (tx: Tx, id: string, now: EditedProfile) => tx`
  update consultants set name = ${now.name}, title = ${now.title}, description = ${now.description}, bio = ${now.bio},
    city = ${now.city}, languages = ${now.languages}, specialty = ${now.specialties[0]!}, portrait = ${now.portrait},
    introduction = ${now.introduction}
  where id = ${id}`

export async function replaceChannels(tx: Tx, id: string, channels: readonly Channel[], now: Date) {
  await tx`delete from consultant_channels where consultant_id = ${id} and channel <> all (${[...channels]}::text[])`
  await tx`insert into consultant_channels (consultant_id, channel, offered_at)
    select ${id}, unnest(${[...channels]}::text[]), ${now} on conflict do nothing`
}

/** Serialises everybody who wants this name, and answers whether another approved consultant has it. */
export async function lockName(tx: Tx, name: string, id: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('consultant_name:' || folded(${name}), 0))`
  // A statement of its own: one that waited would still see what there was before.
  const [row] = await tx<{ isTaken: boolean }[]>`
    select exists (
      select from consultant_documents d join consultants c on c.id = d.consultant_id
      where d.plain_name = folded(${name}) and c.id <> ${id} and c.approved_at is not null) as "isTaken"`
  return row!.isTaken
}

export type FieldChange = { field: ChangeField; before: string; after: string }

export const insertChanges = (tx: Tx, consultantId: string, changes: readonly FieldChange[], now: Date) => tx`
  insert into consultant_profile_changes (consultant_id, field, before, after, changed_at)
  select ${consultantId}, field, before, after, ${now}
  from unnest(${changes.map(({ field }) => field)}::text[], ${changes.map(({ before }) => before)}::text[],
    ${changes.map(({ after }) => after)}::text[]) as changed (field, before, after)`

/** Whether one of these values was taken down from this profile: the first such field. */
export async function findTakenDown(tx: Tx, consultantId: string, changes: readonly FieldChange[]) {
  const [row] = await tx<{ field: TakedownField }[]>`
    select t.field from unnest(${changes.map(({ field }) => field)}::text[],
        ${changes.map(({ after }) => after)}::text[]) as changed (field, after)
      join consultant_takedowns t on t.consultant_id = ${consultantId} and t.field = changed.field
        and t.removed = changed.after limit 1`
  return row?.field
}

type Takedown = {
  consultantId: string
  field: TakedownField
  removed: string
  reason: string
  takenDownAt: Date
  takenDownBy: string
}

export const insertTakedown = (tx: Tx, one: Takedown) => tx`
  insert into consultant_takedowns (consultant_id, field, removed, reason, taken_down_at, taken_down_by)
  values (${one.consultantId}, ${one.field}, ${one.removed}, ${one.reason}, ${one.takenDownAt}, ${one.takenDownBy})
  on conflict (consultant_id, field, removed) do nothing`

type ChangeRow = FieldChange & {
  id: string
  consultantId: string
  consultantName: string
  changedAt: Date
  isShown: boolean
  takedownReason: string | null
}

/** The newest changes of approved consultants. A text is shown while it is the one of the profile. */
export const listChanges = (sql: Sql, most: number) => sql<ChangeRow[]>`
  select h.id::text as id, h.consultant_id as "consultantId", c.name as "consultantName", h.field, h.before, h.after,
    h.changed_at as "changedAt", t.reason as "takedownReason",
    h.after <> '' and h.after = coalesce(case h.field when 'name' then c.name when 'title' then c.title
      when 'description' then c.description when 'bio' then c.bio when 'city' then c.city
      when 'portrait' then c.portrait when 'introduction' then c.introduction end, '') as "isShown"
  from (select * from consultant_profile_changes order by changed_at desc, id desc limit ${most}) h
    join consultants c on c.id = h.consultant_id
    left join consultant_takedowns t on t.consultant_id = h.consultant_id and t.field = h.field and t.removed = h.after
  order by h.changed_at desc, h.id desc`
