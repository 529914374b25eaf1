import type { Sql, Tx } from '#platform/db.ts'

export type ProfileRow = { firstName: string; lastName: string; phone: string | null; birthDate: string | null }
export type OwnName = Omit<ProfileRow, 'birthDate'>

const columns = (sql: Sql) =>
  sql`first_name as "firstName", last_name as "lastName", phone, born_on::text as "birthDate"`

export async function findProfile(sql: Sql, personId: string) {
  const [row] = await sql<ProfileRow[]>`select ${columns(sql)} from people where id = ${personId}`
  return row
}

/** The same, locked until the transaction ends. */
export async function lockProfile(tx: Tx, personId: string) {
  const [row] = await tx<ProfileRow[]>`select ${columns(tx)} from people where id = ${personId} for no key update`
  return row
}

export const recordProfile = (tx: Tx, personId: string, { firstName, lastName, phone }: OwnName) => tx`
  update people set first_name = ${firstName}, last_name = ${lastName}, phone = ${phone} where id = ${personId}`
