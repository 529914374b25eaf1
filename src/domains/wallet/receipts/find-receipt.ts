import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { ReceiptProof } from './contract.ts'
import { normalizeReceiptCode } from './rules.ts'
import * as sql from './sql.ts'

/** A receipt by its code, in any spelling. Refuses `receipt_not_found`. */
export async function findReceipt(db: Sql, typed: string): Promise<ReceiptProof> {
  const code = normalizeReceiptCode(typed)
  const found = code && (await sql.findReceipt(db, code))
  if (!found) throw refuse('receipt_not_found')
  return found
}
