import type { Sql, Tx } from '#platform/db.ts'

export type SavedCard = { token: string; behaviour: string; brand: string; lastFour: string }

export const insertCard = (tx: Tx, { token, behaviour, brand, lastFour }: SavedCard, at: Date) => tx`
  insert into sandbox.cards (token, behaviour, brand, last_four, kept_at)
    values (${token}, ${behaviour}, ${brand}, ${lastFour}, ${at})`

export async function findCard(sql: Sql, token: string): Promise<SavedCard | undefined> {
  const [row] = await sql<
    SavedCard[]
  >`select token, behaviour, brand, last_four as "lastFour" from sandbox.cards where token = ${token}`
  return row
}

export const deleteCard = (sql: Sql, token: string) => sql`delete from sandbox.cards where token = ${token}`

/** Stores with which card a charge is being paid. */
export const recordCard = (
  tx: Tx,
  gatewayId: string,
  { brand, lastFour, token }: { brand: string; lastFour: string; token: string | null },
) => tx`
  update sandbox.charges set brand = ${brand}, last_four = ${lastFour}, token = ${token}
    where gateway_id = ${gatewayId}`

export const recordStage = (tx: Tx, gatewayId: string, stage: string, installments: number) => tx`
  update sandbox.charges set stage = ${stage}, installments = ${installments} where gateway_id = ${gatewayId}`
