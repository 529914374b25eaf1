import type { Mailer } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'
import type { Letter } from './letter.ts'
import type { Pace } from './rules.ts'
import type { Sending, Taken } from './sending.sql.ts'

/** The texts of a campaign, by whoever reads it. */
export type LettersOf = (campaign: Sending, site: string) => Promise<(to: Pick<Taken, 'sign'>) => Letter>

/** What sending campaigns needs. */
export type SendContext = {
  db: Db
  mailer: Mailer
  site: string
  /** What each reader of a campaign gets. */
  lettersOf: LettersOf
  pace: Pace
  log: Pick<Log, 'warn' | 'error'>
  now: () => Date
} & Stoppable
