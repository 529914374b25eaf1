import type { Sql } from '#platform/db.ts'

/** How many bookings of a person, on either side, are not over. */
export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where ended_at is null and ${personId} in (client_id, consultant_id)`
  return row!.count
}

/** What a person takes along of their bookings, on either side. */
export const listBookingsForExport = (sql: Sql, personId: string) => sql<Record<string, unknown>[]>`
  select starts_at as "Começo", minutes as "Minutos",
    (select q.starts_at from reschedule_requests q where q.booking_id = bookings.id) as "Horário proposto",
    channel as "Canal", state as "Estado", price as "Preço em centavos", client_zone as "Fuso do cliente"
  from bookings where client_id = ${personId} or consultant_id = ${personId} and confirmed_at is not null
  order by starts_at`
