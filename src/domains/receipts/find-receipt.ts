import type { Sql } from '#platform/db.ts'
import { normalizeReceiptCode } from './code.rules.ts'
import type { ReceiptProof } from './contract.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

/** A receipt by its code, in any spelling. Refuses `not_found`. */
export async function findReceipt(db: Sql, typed: string): Promise<ReceiptProof> {
  const code = normalizeReceiptCode(typed)
  const found = code && (await sql.findReceipt(db, code))
  if (!found) throw refuse('not_found')
  return found
}
