import type { Sql, Tx } from '#platform/db.ts'
import type { LegalText } from '../agreements.rules.ts'

export type Announcement = { text: LegalText; number: number }

/** Which versions are being announced. */
export const listOpenAnnouncements = (sql: Sql, now: Date) => sql<Announcement[]>`
  select text, number from legal_announcements where ended_at is null and starts_at <= ${now} order by starts_at, text`

export type TakenAnnouncement = { note: string; inForceAt: Date }

/** Takes an announcement for this worker; undefined: another one has it, or it ended. */
export async function takeAnnouncement(tx: Tx, { text, number }: Announcement): Promise<TakenAnnouncement | undefined> {
  const [row] = await tx<TakenAnnouncement[]>`
    select v.note, v.in_force_at as "inForceAt" from legal_announcements a
    join legal_versions v using (text, number)
    where a.text = ${text} and a.number = ${number} and a.ended_at is null
    for update of a skip locked`
  return row
}

export type Told = { id: string; email: string; firstName: string; isAsked: boolean }

/** The next people in the order of registering, after those who were told, who registered until then. */
export const listNextToTell = (tx: Tx, { text, number }: Announcement, until: Date, most: number) => tx<Told[]>`
  select p.id, p.email, p.first_name as "firstName",
    p.role <> 'admin' and p.closed_at is null and not is_program(p.id) and not exists (
      select from acceptances c where c.person_id = p.id and c.text = ${text} and c.version >= ${number}
    ) as "isAsked"
  from people p, legal_announcements a
  where a.text = ${text} and a.number = ${number} and (p.created_at, p.id) > (a.told_until, a.told_until_id)
    and p.created_at <= ${until}
  order by p.created_at, p.id limit ${most}`

/** Everybody until this person was told. */
export const recordToldUntil = (tx: Tx, { text, number }: Announcement, personId: string) => tx`
  update legal_announcements set told_until = p.created_at, told_until_id = p.id from people p
  where p.id = ${personId} and text = ${text} and number = ${number}`

export const endAnnouncement = (tx: Tx, { text, number }: Announcement, at: Date) => tx`
  update legal_announcements set ended_at = ${at} where text = ${text} and number = ${number}`
