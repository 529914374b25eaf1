import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { COMPANY } from '#shared/company.ts'
import { hasPossibleSecond } from './find-confirm-obstacle.ts'
import { aloneMail } from './mails.ts'
import { type NewProposal, recordCompanyTold } from './sql.ts'

/**
 * Mails the company where nobody else of the team could confirm what was just proposed. `words`: what that is, after
 * "decidiu": "dar R$ 600,00", "bloquear uma conta".
 */
export async function tellCompany(tx: Tx, proposal: NewProposal, words: string, at: Date) {
  if (await hasPossibleSecond(tx, proposal)) return
  const template = aloneMail({ words, reason: proposal.reason })
  await queueMail(tx, { key: `alone:${proposal.id}`, to: COMPANY.email, template, now: at })
  await recordCompanyTold(tx, proposal.id, at)
}
