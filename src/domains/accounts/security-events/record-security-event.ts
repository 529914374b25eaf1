import { createHash } from 'node:crypto'
import type { Sql } from '#platform/db.ts'
import { networkOf } from '../rate-limits/rules.ts'
import type { Browser } from '../sessions/browser.ts'
import { agentLabel } from '../sessions/rules.ts'
import { insertEvent, type SecurityEventKind } from './sql.ts'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** How it ended, in one word of letters and underscores. No free text: the database refuses it. */
  detail?: string
  /** Who acted; without one, nobody was signed in. */
  actorId?: string
  /** Whose account or money it is about. */
  personId?: string | undefined
  /** Instead of `personId`, an address that was typed; of one without an account the hash is stored. */
  email?: string
  sessionId?: string
  /** The id of what was decided about. */
  subjectId?: string
  browser?: Browser
  /** Why, in the words of whoever decided. It may name people, so a law can have it erased. */
  reason?: string | undefined
  /** The fields that an act of the team changed, as they were and as they are: no secrets, no messages. */
  before?: Recorded
  after?: Recorded
  at: Date
}

/** A few fields of a row, by the names that code gives them. Amounts in centavos, instants as dates. */
export type Recorded = Readonly<Record<string, string | number | bigint | boolean | Date | null | undefined>>

/** Centavos stay whole numbers; what is undefined is left out. */
const jsonOf = (fields: Recorded | undefined) =>
  fields ? JSON.stringify(fields, (_, value) => (typeof value === 'bigint' ? Number(value) : value)) : null

const wordsOf = ({ reason, before, after }: Pick<SecurityEvent, 'reason' | 'before' | 'after'>) => ({
  reason: reason || null,
  before: jsonOf(before),
  after: jsonOf(after),
})

/**
 * Adds an event to the log, which only grows. Given a transaction, the event is there if, and only if, the act is:
 * decisions record themselves this way, acts of the team with `before` and `after`. A chain seals it (decision 176).
 */
export async function recordSecurityEvent(sql: Sql, { kind, at, browser, email, ...event }: SecurityEvent) {
  await insertEvent(sql, {
    kind,
    detail: event.detail ?? null,
    actorId: event.actorId ?? null,
    personId: event.personId ?? null,
    email: email ?? null,
    emailHash: email === undefined ? null : createHash('sha256').update(email).digest(),
    sessionId: event.sessionId ?? null,
    subjectId: event.subjectId ?? null,
    words: event.reason || event.before || event.after ? wordsOf(event) : null,
    origin: browser ? { network: networkOf(browser.address), agent: agentLabel(browser.agent) } : null,
    at,
  })
}
