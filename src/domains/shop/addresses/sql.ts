import type { Sql, Tx } from '#platform/db.ts'
import type { Address } from './contract.ts'

const columns = (sql: Sql) => sql`id, receiver, cep, street, number, complement, district, city, state, reference`

/** An address of this person; anybody else's does not exist. */
export async function findAddress(sql: Sql, personId: string, id: string): Promise<Address | undefined> {
  const [row] = await sql<Address[]>`
    select ${columns(sql)} from shop_addresses where id = ${id} and person_id = ${personId}`
  return row
}

/** The one that was written last first. */
export const listAddressesOf = (sql: Sql, personId: string) => sql<Address[]>`
  select ${columns(sql)} from shop_addresses where person_id = ${personId} order by changed_at desc, id`

/** One at a time adds addresses of a person: the most are counted under this lock. */
export const lockAddressesOf = (tx: Tx, personId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended('addresses:' || ${personId}::text, 0))`

export const countAddressesOf = async (sql: Sql, personId: string): Promise<number> =>
  (await sql<{ count: number }[]>`select count(*)::int from shop_addresses where person_id = ${personId}`)[0]!.count

/** False: the id is taken. */
export async function insertAddress(tx: Tx, personId: string, a: Address, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into shop_addresses (id, person_id, receiver, cep, street, number, complement, district, city, state,
      reference, changed_at)
    values (${a.id}, ${personId}, ${a.receiver}, ${a.cep}, ${a.street}, ${a.number}, ${a.complement}, ${a.district},
      ${a.city}, ${a.state}, ${a.reference}, ${at})
    on conflict (id) do nothing`
  return count === 1
}

/** False: there is no such address of this person. */
export async function updateAddress(sql: Sql, personId: string, a: Address, at: Date): Promise<boolean> {
  const { count } = await sql`
    update shop_addresses set receiver = ${a.receiver}, cep = ${a.cep}, street = ${a.street}, number = ${a.number},
      complement = ${a.complement}, district = ${a.district}, city = ${a.city}, state = ${a.state},
      reference = ${a.reference}, changed_at = ${at}
    where id = ${a.id} and person_id = ${personId}`
  return count === 1
}

export async function deleteAddress(sql: Sql, personId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from shop_addresses where id = ${id} and person_id = ${personId}`
  return count === 1
}

export const deleteAddressesOf = (tx: Tx, personId: string) =>
  tx`delete from shop_addresses where person_id = ${personId}`
