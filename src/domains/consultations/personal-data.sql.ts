import type { Sql, Tx } from '#platform/db.ts'

/** Consultations that a person has open, as client or as consultant. */
export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open from consultations
    where ended_at is null and (client_id = ${personId} or consultant_id = ${personId})`
  return row!.open
}

export const listSubjectsOf = (sql: Sql, clientId: string) => sql`
  select c.requested_at as "pedido em", k.name as consultor, c.subject as assunto from consultations c
  join consultants k on k.id = c.consultant_id
  where c.client_id = ${clientId} and c.subject is not null order by c.requested_at`

export const eraseSubjects = (tx: Tx, clientId: string) =>
  tx`update consultations set subject = null where client_id = ${clientId} and subject is not null`
