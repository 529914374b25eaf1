import type { Sql } from '#platform/db.ts'

/** Did this client ever talk to somebody here, for a second at least? */
export async function hasHadConsultation(sql: Sql, clientId: string) {
  const rows = await sql`select from consultations where client_id = ${clientId} and billed_ms > 0 limit 1`
  return rows.length > 0
}
