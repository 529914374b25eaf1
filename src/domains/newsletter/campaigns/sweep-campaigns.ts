import type { Mailer } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { KEPT_FOR_MS, TAKEN_FOR_MS } from './rules.ts'
import * as sql from './sending.sql.ts'

const AT_ONCE = 10
const WHY = 'the worker crashed while sending it'

/**
 * What a crashed worker had taken ends as unknown, because twice is worse than not at all; a mailer that knows mails by
 * their id gets it again.
 */
export async function endAbandoned(given: { db: Db; mailer: Mailer; log: Pick<Log, 'error'>; now: Date }) {
  const { db, mailer, log, now } = given
  const before = new Date(now.getTime() - TAKEN_FOR_MS)
  const { count } = await (mailer.isIdempotent ? sql.releaseAbandoned : sql.endAbandoned)(db, before, WHY, now)
  if (count > 0) log.error({ mails: count }, WHY)
  await sql.endSent(db, now)
}

/** Keeps of campaigns that ended half a year ago the counts alone. */
export const forgetRecipients = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) => sql.forgetRecipients(db, new Date(now.getTime() - KEPT_FOR_MS), most))
