import type { Fragment, Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'

/** Whose an object is: the ids of its people, its client first. Undefined: there is no such object. */
export async function findParties(sql: Sql, kind: ObjectKind, id: string): Promise<string[] | undefined> {
  const [row] = await sql<{ people: string[] }[]>`
    select array_remove(array[x.one, x.other], null)::text[] as people from (${OF[kind](sql, id)}) x (one, other)`
  return row?.people
}

const OF: Record<ObjectKind, (sql: Sql, id: string) => Fragment> = {
  person: (sql, id) => sql`select id, null::uuid from people where id = ${id}`,
  consultation: (sql, id) => sql`select client_id, consultant_id from consultations where id = ${id}`,
  booking: (sql, id) => sql`select client_id, consultant_id from bookings where id = ${id}`,
  question: (sql, id) => sql`select client_id, consultant_id from written_questions where id = ${id}`,
  order: (sql, id) => sql`select person_id, consultant_id from catalogue_orders where id = ${id}`,
  payment: (sql, id) => sql`select person_id, null::uuid from payments where id = ${id}`,
  payout: (sql, id) => sql`select consultant_id, null::uuid from payouts where id = ${id}`,
  withdrawal: (sql, id) => sql`select person_id, null::uuid from payment_withdrawals where id = ${id}`,
  claim: (sql, id) => sql`select client_id, null::uuid from claims where id = ${id}`,
}
