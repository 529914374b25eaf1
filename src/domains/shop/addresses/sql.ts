import type { Sql } from '#platform/db.ts'
import type { State } from '../freight.rules.ts'

/** Where a parcel goes. `number` null: "sem número". */
export type Address = {
  id: string
  receiver: string
  cep: string
  street: string
  number: string | null
  complement: string | null
  district: string
  city: string
  state: State
  reference: string | null
}

const columns = (sql: Sql) => sql`id, receiver, cep, street, number, complement, district, city, state, reference`

/** An address of this person; anybody else's does not exist. */
export async function findAddress(sql: Sql, personId: string, id: string): Promise<Address | undefined> {
  const [row] = await sql<Address[]>`
    select ${columns(sql)} from shop_addresses where id = ${id} and person_id = ${personId}`
  return row
}
