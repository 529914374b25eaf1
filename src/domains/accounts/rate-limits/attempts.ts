import { createHash } from 'node:crypto'
import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { RateLimit } from './rules.ts'
import * as sql from './sql.ts'

// Not rate-limiter-flexible, because its PostgreSQL store reads Date.now() itself; here the clock is an argument.

export const keyOf = (limit: RateLimit, who: string) => createHash('sha256').update(`${limit.name}:${who}`).digest()

/**
 * Counts an attempt before it is made. Refuses `too_many_attempts` above the limit, with the seconds until the window
 * closes. `onLockOut`: what to do before the first refusal of a window.
 */
export async function spendAttempt(
  db: Sql,
  limit: RateLimit,
  who: string,
  now: Date,
  onLockOut: () => Promise<unknown> = async () => {},
) {
  const { spent, resetsAt } = await sql.recordAttempt(db, keyOf(limit, who), now, limit.windowMs)
  if (spent <= limit.most) return
  if (spent === limit.most + 1) await onLockOut()
  throw refusedUntil([{ resetsAt }], now)
}

/** `too_many_attempts`, with the seconds until the last of these windows closes. */
export function refusedUntil(windows: readonly { resetsAt: Date }[], now: Date) {
  const leftMs = Math.max(...windows.map(({ resetsAt }) => resetsAt.getTime())) - now.getTime()
  return refuse('too_many_attempts', undefined, Math.max(1, Math.ceil(leftMs / 1000)))
}

/** Counts an attempt and answers whether it is within the limit. */
export async function trySpendAttempt(db: Sql, limit: RateLimit, who: string, now: Date) {
  const { spent } = await sql.recordAttempt(db, keyOf(limit, who), now, limit.windowMs)
  return spent <= limit.most
}

/** Clears an account's attempts after a success. */
export const forgetAttempts = (db: Sql, limit: RateLimit, who: string) => sql.forgetAttempts(db, keyOf(limit, who))

/** Takes back one attempt after a success; a network's other failures stay counted. */
export const returnAttempt = (db: Sql, limit: RateLimit, who: string) => sql.returnAttempt(db, keyOf(limit, who))
