import type { Sql, Tx } from '#platform/db.ts'

type Consulted = {
  clientId: string
  consultantId: string
  endedAt: Date | null
  isSettled: boolean
  isAutomatic: boolean
  isRefused: boolean
  readAt: Date
}

/** A consultation of a consultant, as far as a message after it asks; undefined: it is none of theirs. */
export async function findConsulted(sql: Sql, id: string, consultantId: string): Promise<Consulted | undefined> {
  const [row] = await sql<Consulted[]>`
    select c.client_id as "clientId", c.consultant_id as "consultantId", c.ended_at as "endedAt",
      c.state = 'ended' and c.started_at is not null as "isSettled", c.is_automatic as "isAutomatic",
      exists (select from follow_up_refusals r where r.client_id = c.client_id) as "isRefused",
      current_instant() as "readAt"
    from consultations c where c.id = ${id} and c.consultant_id = ${consultantId}`
  return row
}

type Sent = { id: string; body: string; sentAt: Date }

export async function findFollowUp(sql: Sql, consultationId: string): Promise<Sent | undefined> {
  const [row] = await sql<Sent[]>`
    select id, body, sent_at as "sentAt" from follow_ups where consultation_id = ${consultationId}`
  return row
}

type NewFollowUp = {
  id: string
  consultationId: string
  consultantId: string
  clientId: string
  text: string
  at: Date
}

/** False: the consultation has one, or the id is another's. */
export async function insertFollowUp(tx: Tx, f: NewFollowUp): Promise<boolean> {
  const { count } = await tx`
    insert into follow_ups (id, consultation_id, consultant_id, client_id, body, sent_at)
    values (${f.id}, ${f.consultationId}, ${f.consultantId}, ${f.clientId}, ${f.text}, ${f.at})
    on conflict do nothing`
  return count === 1
}

export const listFollowUpTexts = (sql: Sql, ids: readonly string[]) =>
  sql<{ id: string; text: string; consultationId: string }[]>`
    select id, body as text, consultation_id as "consultationId" from follow_ups
    where id = any (${[...ids]}::uuid[])`

/** First names and the client's address. */
export async function findNames(sql: Sql, { clientId, consultantId }: { clientId: string; consultantId: string }) {
  const [row] = await sql<{ clientName: string; clientEmail: string; consultantName: string }[]>`
    select p.first_name as "clientName", p.email as "clientEmail", k.name as "consultantName"
    from people p, consultants k where p.id = ${clientId} and k.id = ${consultantId}`
  return row!
}

export async function isRefusing(sql: Sql, clientId: string): Promise<boolean> {
  const rows = await sql`select from follow_up_refusals where client_id = ${clientId}`
  return rows.length > 0
}

export const insertRefusal = (sql: Sql, clientId: string, at: Date) => sql`
  insert into follow_up_refusals (client_id, refused_at) values (${clientId}, ${at}) on conflict do nothing`

export const deleteRefusal = (sql: Sql, clientId: string) =>
  sql`delete from follow_up_refusals where client_id = ${clientId}`

/** What somebody wrote after consultations. */
export const listFollowUpsOf = (sql: Sql, personId: string) => sql`
  select f.sent_at as "enviada em", p.first_name as para, f.body as texto
  from follow_ups f join people p on p.id = f.client_id where f.consultant_id = ${personId} order by f.sent_at`
