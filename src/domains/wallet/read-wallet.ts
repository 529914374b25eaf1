import type { Sql } from '#platform/db.ts'
import { availableOf, promotionalOf, reservedOf } from './rules.ts'
import { findBalances } from './sql.ts'

/** What a client may spend, has set aside, and was given, in centavos. */
export async function readWallet(sql: Sql, personId: string) {
  const balances = await findBalances(sql, [availableOf(personId), reservedOf(personId), promotionalOf(personId)])
  const stands = (account: string) => balances.get(account) ?? 0n
  return { availableCents: stands(availableOf(personId)), reservedCents: stands(reservedOf(personId)), promotionalCents: stands(promotionalOf(personId)) }
}
