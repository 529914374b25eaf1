import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { COMPANY } from '#shared/company.ts'
import { type Asked, hasPossibleSecond } from './find-seconds.ts'
import { aloneMail } from './mails.ts'

type Proposed = Asked & {
  id: string
  /** What was decided, after "decidiu": "dar R$ 600,00", "bloquear uma conta". */
  words: string
  reason: string
  at: Date
}

/** Mails the company where nobody else of the team could confirm what was just proposed. False: somebody could. */
export async function tellCompany(tx: Tx, { id, words, reason, at, ...asked }: Proposed): Promise<boolean> {
  if (await hasPossibleSecond(tx, asked)) return false
  const key = `alone:${id}:${at.getTime()}`
  await queueMail(tx, { key, to: COMPANY.email, template: aloneMail({ words, reason }), now: at })
  return true
}
