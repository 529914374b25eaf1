import { findLatestEvent, hashOfToken, newToken, recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readTaxId } from '../applications/apply-as-consultant.ts'
import { refuse as refuseApplication } from '../applications/rules.ts'
import { isTaxIdOfAnother, lockTaxId } from '../applications/sql.ts'
import { refuse as refuseConsultant } from '../rules.ts'
import { taxIdChangedMail } from './mails.ts'
import { CHANGES_PER_PERSON, refuse, RESTS_FOR_MS, TAKEN_TAX_IDS } from './rules.ts'
import * as sql from './sql.ts'

type Change = { viewer: { id: string; sessionId: string }; taxId: string; now: Date }

/**
 * Changes the CPF or CNPJ to which earnings are paid: nothing is paid out for 72 hours, and a mail brings a link that
 * takes it back. Answers until when it rests; null: no change. Refuses a wrong or taken document.
 */
export async function changeTaxId(db: Db, { viewer, taxId: written, now }: Change): Promise<Date | null> {
  const { id } = viewer
  const taxId = readTaxId(written)
  if (await isTaxIdOfAnother(db, taxId, id, now)) await spendAttempt(db, TAKEN_TAX_IDS, id, now)
  return inTransaction(db, async (tx) => {
    await lockTaxId(tx, taxId)
    const consultant = await sql.lockConsultant(tx, id)
    if (!consultant?.isApproved) throw refuseConsultant('not_applied')
    if (consultant.taxId === taxId) return null
    if (await isTaxIdOfAnother(tx, taxId, id, now))
      throw refuseApplication('tax_id_taken', { taxId: 'Este CPF ou CNPJ já está em outro cadastro.' })
    const since = new Date(now.getTime() - RESTS_FOR_MS)
    // The mail would go to whoever changed the address.
    if (await findLatestEvent(tx, { personId: id, kinds: ['accounts.email_changed'], since }))
      throw refuse('tax_id_after_email')
    await spendAttempt(tx, CHANGES_PER_PERSON, id, now)
    const [token, changeId] = [newToken(), crypto.randomUUID()]
    const resting = await sql.findResting(tx, id, now)
    // The way back to the document before keeps the rest as it is.
    const restsUntil = resting?.former === taxId ? resting.restsUntil : new Date(now.getTime() + RESTS_FOR_MS)
    const change = { id: changeId, consultantId: id, former: consultant.taxId, changedAt: now, restsUntil }
    await sql.insertChange(tx, { ...change, mailedTo: consultant.email, tokenHash: hashOfToken(token) })
    await sql.recordTaxId(tx, id, taxId)
    const event = {
      kind: 'consultants.tax_id_changed',
      actorId: id,
      personId: id,
      sessionId: viewer.sessionId,
    } as const
    await recordSecurityEvent(tx, { ...event, subjectId: changeId, at: now })
    const template = taxIdChangedMail({ firstName: consultant.firstName, taxId, token, changedAt: now, restsUntil })
    await queueMail(tx, { key: `tax-id:${changeId}`, to: consultant.email, template, now })
    return restsUntil
  })
}
