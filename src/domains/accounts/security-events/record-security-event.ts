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
  at: Date
}

/**
 * Adds an event to the log, which only grows. Given a transaction, the event is there if, and only if, the act is:
 * whatever the team decides and whatever moves money by decision records itself this way.
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
    origin: browser ? { network: networkOf(browser.address), agent: agentLabel(browser.agent) } : null,
    at,
  })
}
