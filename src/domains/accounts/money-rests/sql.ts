import type { Sql, Tx } from '#platform/db.ts'

/** Whoever sends money out waits for a rest that just begins, and the other way round: after rows, before accounts. */
const lockName = (sql: Sql, personId: string) => sql`hashtextextended('money:' || ${personId}::text, 0)`

/** Until this transaction ends no rest begins for this person. */
export const keepFromResting = (tx: Tx, personId: string) =>
  tx`select pg_advisory_xact_lock_shared(${lockName(tx, personId)})`

type Rest = { id: string; personId: string; at: Date; until: Date }

/** Waits for whoever just sends this person's money out. The same id again changes nothing. */
export async function insertRest(tx: Tx, { id, personId, at, until }: Rest) {
  await tx`select pg_advisory_xact_lock(${lockName(tx, personId)})`
  await tx`
    insert into money_rests (id, person_id, begun_at, rests_until) values (${id}, ${personId}, ${at}, ${until})
    on conflict (id) do nothing`
}

/** Ends the rests of changes that were taken back. */
export const endRests = (tx: Tx, ids: readonly string[], at: Date) => tx`
  update money_rests set ended_at = ${at} where id = any(${[...ids]}::uuid[]) and ended_at is null`

type Part = ReturnType<Sql>

/** Until when, after that instant, nothing leaves this person's account, as a subquery; null: nothing rests. */
export const restsUntil = (sql: Sql, personId: Part, after: Part) => sql`
  (select max(m.rests_until) from money_rests m
    where m.person_id = ${personId} and m.ended_at is null and m.rests_until > ${after})`

/** The same for one person, as an instant. */
export async function findRestsUntil(sql: Sql, personId: string, at: Date): Promise<Date | null> {
  const [row] = await sql<{ until: Date | null }[]>`
    select ${restsUntil(sql, sql`${personId}::uuid`, sql`${at}::timestamptz`)} as until`
  return row!.until
}
