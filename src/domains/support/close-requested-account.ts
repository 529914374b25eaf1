import {
  closeAccount,
  findPerson,
  type PersonalData,
  recordSecurityEvent,
  forbidSelfDecision,
} from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { LAST_MAIL } from '#domains/notifications/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { accountClosedMail } from './mails.ts'
import { refuse } from './rules.ts'
import { endClosingRequest, findMessage, insertClosing, lockRequester, type MessageRow } from './sql.ts'

type Act = { id: string; viewer: Viewer; parts: readonly PersonalData[]; clock: Clock }

/**
 * Closes the account whose person asked for it in this message, and the message: every domain erases its part, a last
 * mail goes out. Refuses the own account, one that nobody asked to close, and what is unsettled (`not_settled`).
 * Repeating changes nothing.
 */
export async function closeRequestedAccount(db: Db, { id, viewer, parts, clock }: Act): Promise<MessageRow> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequester(tx, id)
    if (!request) throw refuse('no_request')
    const { personId } = request
    forbidSelfDecision(viewer.id, personId)
    const at = await clock(tx)
    if (request.accountClosedAt) return (await findMessage(tx, id))!
    if (request.endedAt) throw refuse('no_request')
    const person = (await findPerson(tx, personId))!
    const unsettled = await closeAccount(tx, parts, { personId, at })
    if (unsettled.length > 0) throw refuse('not_settled', { account: `Falta acertar: ${unsettled.join('; ')}.` })
    await insertClosing(tx, { messageId: id, note: 'Conta encerrada.', by: viewer.id, at })
    await endClosingRequest(tx, id, at)
    const states = { before: { account: 'open' }, after: { account: 'closed' } }
    const event = { actorId: viewer.id, personId, subjectId: id, ...states, at }
    await recordSecurityEvent(tx, { kind: 'support.account_closed', ...event })
    await queueMail(tx, {
      key: `${LAST_MAIL}${personId}`,
      to: person.email,
      template: accountClosedMail(person),
      now: at,
    })
    return (await findMessage(tx, id))!
  })
}
