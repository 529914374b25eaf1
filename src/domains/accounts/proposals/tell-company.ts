import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { company } from '#platform/company/known-company.ts'
import { hasPossibleSecond } from './find-confirm-obstacle.ts'
import { aloneMail } from './mails.ts'
import { type NewProposal, recordCompanyTold } from './sql.ts'

/**
 * Mails the company where nobody else of the team could confirm what was just proposed. `words`: what that is, after
 * "decidiu": "dar R$ 600,00", "bloquear uma conta". While the company has no address nobody is told, and the 72
 * hours do not begin.
 */
export async function tellCompany(tx: Tx, proposal: NewProposal, words: string, at: Date) {
  const { email } = company()
  if (!email || (await hasPossibleSecond(tx, proposal))) return
  const template = aloneMail({ words, reason: proposal.reason })
  await queueMail(tx, { key: `alone:${proposal.id}`, to: email, template, now: at })
  await recordCompanyTold(tx, proposal.id, at)
}
