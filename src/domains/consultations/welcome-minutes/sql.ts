import type { Sql } from '#platform/db.ts'

/** Whether this client has had a consultation of at least one second. */
export async function hasHadConsultation(sql: Sql, clientId: string) {
  const rows = await sql`select from consultations where client_id = ${clientId} and billed_ms > 0 limit 1`
  return rows.length > 0
}
