import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse as refuseCall } from '#platform/refusals.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { findPerson, findPersonByEmail } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { lockProfile } from '../profile/sql.ts'
import { isSessionOpen } from '../sessions/sql.ts'
import { issueConfirmation } from './issue-confirmation.ts'
import { addressInUseMail, changeRequestedMail, newAddressMail } from './mails.ts'
import { EMAIL_CHANGES_PER_PERSON } from './rules.ts'
import { endAddressChanges, hasToStay } from './sql.ts'

type Change = { viewer: { id: string; sessionId: string }; email: string; now: Date }

/**
 * Asks to change the own address: a link goes to the new one, a notice to the old one. A later request replaces it. A
 * taken address gets the same answer, and its owner a mail. Refuses `same_email`, `email_stays`, `too_many_attempts`
 * and an ended session.
 */
export async function changeEmail(db: Db, { viewer, email, now }: Change) {
  await spendAttempt(db, EMAIL_CHANGES_PER_PERSON, viewer.id, now)
  await inTransaction(db, async (tx) => {
    // Whoever changes the password or closes the account waits here, or came first.
    await lockProfile(tx, viewer.id)
    // A new password may have come first, and ended this session: nothing of it may be left.
    if (!(await isSessionOpen(tx, viewer.sessionId))) throw refuseCall('signed_out')
    const [person, owner] = [await findPerson(tx, viewer.id), await findPersonByEmail(tx, email)]
    if (!person) throw refuse('person_not_found')
    if (owner?.id === person.id) throw refuse('same_email', { email: 'Este já é o e-mail da sua conta.' })
    if (await hasToStay(tx, person.id, now)) throw refuse('email_stays')
    await endAddressChanges(tx, person.id, now)
    const token = await issueConfirmation(tx, { personId: person.id, email, isChange: true, now })
    const template = owner ? addressInUseMail(owner.firstName) : newAddressMail(person.firstName, token)
    const act = crypto.randomUUID()
    await queueMail(tx, { key: `email-change:${act}:new`, to: email, template, now })
    const notice = changeRequestedMail(person.firstName)
    await queueMail(tx, { key: `email-change:${act}:old`, to: person.email, template: notice, now })
    const { id, sessionId } = viewer
    const event = { kind: 'accounts.email_change_requested', actorId: id, personId: id, sessionId, at: now } as const
    await recordSecurityEvent(tx, event)
  })
}
