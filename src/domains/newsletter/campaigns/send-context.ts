import type { Mailer } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'

/** What sending campaigns needs; `perSecond`: how many mails may leave in a second, over all workers. */
export type SendContext = {
  db: Db
  mailer: Mailer
  site: string
  perSecond: number
  log: Pick<Log, 'warn' | 'error'>
  now: () => Date
} & Stoppable
