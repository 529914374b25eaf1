import type { Sql, Tx } from '#platform/db.ts'

/** Ended places of before, a few at a time. Answers how many. */
export async function deleteEndedBefore(sql: Sql, ended: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from queue_places where id in (
      select id from queue_places where ended_at < ${ended} order by ended_at limit ${most})`
  return count
}

/** Whoever waited anywhere, with when and how it ended: for the person it is about. */
export const listOwnPlaces = (sql: Sql, clientId: string) => sql`
  select q.joined_at as "entrada", k.name as consultor, q.channel as canal, q.kind as tipo, q.state as estado,
    q.ended_at as "fim"
  from queue_places q join consultants k on k.id = q.consultant_id where q.client_id = ${clientId} order by q.number`

/** All places of a client, or in the queue of a consultant. Answers in whose queues one was open. */
export async function deletePlacesOf(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx<{ consultantId: string; isOpen: boolean }[]>`
    delete from queue_places where client_id = ${personId} or consultant_id = ${personId}
    returning consultant_id as "consultantId", ended_at is null as "isOpen"`
  return [...new Set(rows.filter(({ isOpen }) => isOpen).map(({ consultantId }) => consultantId))]
}
