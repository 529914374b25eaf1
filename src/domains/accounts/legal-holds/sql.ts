import type { Sql, Tx } from '#platform/db.ts'

/** Whether a law wants this person's data kept. */
export async function isHeld(sql: Sql, personId: string): Promise<boolean> {
  const [row] = await sql<{ isHeld: boolean }[]>`select is_held(${personId}) as "isHeld"`
  return row!.isHeld
}

/** False: there is one already. */
export async function insertHold(tx: Tx, personId: string, by: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into legal_holds (id, person_id, placed_by, placed_at) values (gen_random_uuid(), ${personId}, ${by}, ${at})
    on conflict (person_id) where lifted_at is null do nothing`
  return count === 1
}

/** False: there is none. */
export async function liftHold(tx: Tx, personId: string, by: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    update legal_holds set lifted_at = ${at}, lifted_by = ${by} where person_id = ${personId} and lifted_at is null`
  return count === 1
}
