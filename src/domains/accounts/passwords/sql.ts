import type { Sql, Tx } from '#platform/db.ts'
import type { Person } from '../registration/sql.ts'

export async function findSecret(sql: Sql, personId: string) {
  const [row] = await sql<{ email: string; passwordHash: string | null }[]>`
    select email, password_hash as "passwordHash" from people where id = ${personId}`
  return row
}

/** The person with this e-mail, and their password hash. */
export async function findCredentials(sql: Sql, email: string) {
  const [row] = await sql<(Person & { passwordHash: string | null })[]>`
    select id, email, first_name as "firstName", last_name as "lastName", role, password_hash as "passwordHash"
    from people where email = ${email}`
  return row
}

/** Sets a new password if the one that was checked is still in force. */
export async function recordPassword(tx: Tx, personId: string, checked: string, passwordHash: string) {
  const rows = await tx`
    update people set password_hash = ${passwordHash}
      where id = ${personId} and password_hash in (${checked}, ${passwordHash}) returning id`
  return rows.length === 1
}
