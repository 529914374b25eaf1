import type { Sql } from '#platform/db.ts'
import { listClosedSums } from './closed-months.sql.ts'
import { findSet } from './find-set.ts'
import type { Flow } from './flows.rules.ts'
import { type Month, refuse } from './months.rules.ts'
import { sealOf, sumSet } from './sets.sql.ts'

/** The channel is left out: that of a consultation may have been another one while it was on. */
const sumsOf = (flows: readonly Flow[]) => {
  const sums = new Map<string, bigint>()
  for (const { kind, debit, credit, amount } of flows) {
    const key = `${kind} ${debit} ${credit}`
    sums.set(key, (sums.get(key) ?? 0n) + amount)
  }
  return sums
}

/**
 * Reads the journals of a closed month again and compares them with what was kept when it closed: how many, their
 * seals, and what they moved. Refuses `month_open`.
 */
export async function checkMonth(sql: Sql, month: Month) {
  const { closed, ...set } = await findSet(sql, month)
  if (!closed) throw refuse('month_open')
  const [seal, kept, found] = await Promise.all([
    sealOf(sql, set, closed.previous),
    listClosedSums(sql, month),
    sumSet(sql, set),
  ])
  const [were, are] = [sumsOf(kept), sumsOf(found)]
  return {
    journals: seal.journals,
    hash: seal.hash,
    isHashSame: seal.hash === closed.hash && seal.journals === closed.journals,
    areSumsSame: were.size === are.size && [...were].every(([key, amount]) => are.get(key) === amount),
  }
}
