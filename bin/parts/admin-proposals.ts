import { confirmFromMachine } from '#domains/accounts/index.ts'
import { PROPOSAL_KINDS } from '#domains/accounts/proposals.rules.ts'
import { listOpen } from '#domains/team/proposals/sql.ts'
import { proposalInWords } from '#domains/team/proposals/ui/words.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { proposalVerbs } from '#server/proposal-verbs.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { say } from './say.ts'

const MOST = 100

/** Says what waits for a second person, to the terminal. */
export async function listProposals(db: Db) {
  const open = await listOpen(db, { kinds: PROPOSAL_KINDS, id: undefined, now: await databaseClock(db), most: MOST })
  if (open.length === 0) return say('nada espera uma segunda pessoa.')
  for (const one of open) {
    const about = one.personName ? `: ${one.personName}` : ''
    console.log(`\n  ${one.id}  ${proposalInWords(one)}${about}`)
    console.log(
      `  Por ${one.byName}, em ${formatDayAndTime(one.proposedAt)}; vence em ${formatDayAndTime(one.expiresAt)}`,
    )
    console.log(`  ${one.reason.replaceAll('\n', '\n  ')}`)
  }
  console.log('')
}

/** Does what waits, where nobody else of the team could confirm it. */
export async function confirmProposal(db: Db, id: string) {
  await confirmFromMachine(db, proposalVerbs, { id, clock: databaseClock })
  say('confirmado e feito. Fica no registro, como feito no servidor.')
}
