import type { Sql } from '#platform/db.ts'
import type { Booking } from './sql.ts'

export type Participants = {
  clientName: string
  clientEmail: string
  consultantName: string
  consultantEmail: string
  /** São Paulo when the account was closed: hours are erased with it. */
  consultantZone: string
  /** Counts the changes of the booking. */
  lastSeq: number
}

export async function findParticipants(
  sql: Sql,
  { id, clientId, consultantId }: Pick<Booking, 'id' | 'clientId' | 'consultantId'>,
): Promise<Participants> {
  const [row] = await sql<Participants[]>`
    select p.first_name as "clientName", p.email as "clientEmail", c.name as "consultantName",
      t.email as "consultantEmail", coalesce(s.zone, 'America/Sao_Paulo') as "consultantZone",
      b.last_seq as "lastSeq"
    from bookings b, people p, consultants c join people t on t.id = c.id
      left join schedules s on s.consultant_id = c.id
    where b.id = ${id} and p.id = ${clientId} and c.id = ${consultantId}`
  return row!
}
