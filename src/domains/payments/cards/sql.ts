import type { Sql, Tx } from '#platform/db.ts'

/** A card stored at the gateway, as far as we know it. */
export type SavedCard = { id: string; brand: string; lastFour: string; savedAt: Date }
type NewCard = {
  id: string
  personId: string
  gateway: string
  token: string
  brand: string
  lastFour: string
  at: Date
}

/** A card that is stored already is not stored twice. */
export const insertCard = (tx: Tx, { id, personId, gateway, token, brand, lastFour, at }: NewCard) => tx`
  insert into payment_cards (id, person_id, gateway, token, brand, last_four, saved_at)
  values (${id}, ${personId}, ${gateway}, ${token}, ${brand}, ${lastFour}, ${at})
    on conflict (gateway, token) do nothing`

/** Scoped to its owner, and to gateways that we can ask. Answers also which of them keeps it. */
export async function findCardOf(
  sql: Sql,
  personId: string,
  id: string,
  gateways: readonly string[],
): Promise<{ token: string; gateway: string } | undefined> {
  const [row] = await sql<{ token: string; gateway: string }[]>`
    select token, gateway from payment_cards
      where id = ${id} and person_id = ${personId} and gateway = any(${gateways as string[]}) and removed_at is null`
  return row
}

/** Cards that a person let us charge again and that one of these gateways keeps, the latest first. */
export const listCardsOf = (sql: Sql, personId: string, gateways: readonly string[]) => sql<SavedCard[]>`
  select id, brand, last_four as "lastFour", saved_at as "savedAt" from payment_cards
  where person_id = ${personId} and gateway = any(${gateways as string[]}) and removed_at is null
    order by saved_at desc, id`

/** False: not theirs, or removed before. @public */
export async function recordCardRemoved(sql: Sql, personId: string, id: string, at: Date): Promise<boolean> {
  const rows = await sql`update payment_cards set removed_at = ${at}
      where id = ${id} and person_id = ${personId} and removed_at is null returning id`
  return rows.length > 0
}
