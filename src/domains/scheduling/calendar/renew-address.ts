import { randomBytes } from 'node:crypto'
import type { Sql } from '#platform/db.ts'
import { addressPath } from './address.rules.ts'
import { findAddress, replaceAddress } from './sql.ts'

/** A new private address for a consultant's calendar; the former one answers no more. Answers its path. */
export async function renewAddress(sql: Sql, { consultantId, now }: { consultantId: string; now: Date }) {
  const secret = randomBytes(24).toString('base64url')
  await replaceAddress(sql, { consultantId, secret, at: now })
  return addressPath(secret)
}

/** The path of a consultant's private address; null: there was none yet. */
export const readAddress = async (sql: Sql, consultantId: string) => addressPath(await findAddress(sql, consultantId))
