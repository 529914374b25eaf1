import type { Sql } from '#platform/db.ts'
import type { MyBirthData } from './contract.ts'
import { findBirthData, listShares } from './sql.ts'

/** Somebody's own birth data, and who sees them now. */
export async function readBirthData(db: Sql, personId: string): Promise<MyBirthData> {
  const [birth, shares] = await Promise.all([findBirthData(db, personId), listShares(db, personId)])
  return {
    birth: birth ?? null,
    shares: shares.map(({ id, name, portrait, sharedAt }) => ({
      consultant: { id, name, imageUrl: `/api/portraits/${portrait}` },
      sharedAt,
    })),
  }
}
