import {
  closeAccess,
  endRests,
  hashOfToken,
  networkOf,
  recordSecurityEvent,
  spendAttempt,
} from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse, STOPPABLE_FOR_MS, STOPS_PER_NETWORK } from './rules.ts'
import * as sql from './sql.ts'

type Stop = { token: string; browser: { address: string; agent: string }; now: Date }

/**
 * "Não fui eu": takes a change of the document back with the mailed link, once, within 30 days, without signing in. The
 * document of before counts, everybody is out of the account (`closeAccess`); later and resting changes go too. Refuses
 * any other link.
 */
export async function stopTaxIdChange(db: Db, { token, browser, now }: Stop) {
  await spendAttempt(db, STOPS_PER_NETWORK, networkOf(browser.address), now)
  const tokenHash = hashOfToken(token)
  await inTransaction(db, async (tx) => {
    const found = await sql.findChange(tx, tokenHash)
    if (!found || now.getTime() - found.changedAt.getTime() > STOPPABLE_FOR_MS) throw refuse('tax_id_link_invalid')
    const { consultantId, mailedTo } = found
    await sql.lockConsultant(tx, consultantId)
    const stopped = await sql.stopChanges(tx, { tokenHash, now })
    if (!stopped[0]) return
    await endRests(
      tx,
      stopped.map(({ id }) => id),
      now,
    )
    await sql.recordTaxId(tx, consultantId, stopped[0].former)
    const event = { kind: 'consultants.tax_id_change_stopped', personId: consultantId, browser, at: now } as const
    await recordSecurityEvent(tx, event)
    await closeAccess(tx, { personId: consultantId, email: mailedTo, now })
  })
}
