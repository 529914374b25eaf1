import { recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readTaxId } from '../applications/apply-as-consultant.ts'
import { isTaxIdOfAnother, lockTaxId } from '../applications/sql.ts'
import { refuse as refuseConsultant } from '../rules.ts'
import { taxIdChangedMail } from './mails.ts'
import { replaceTaxId } from './replace-tax-id.ts'
import { CHANGES_PER_PERSON, TAKEN_TAX_IDS } from './rules.ts'
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
    await spendAttempt(tx, CHANGES_PER_PERSON, id, now)
    const changeId = crypto.randomUUID()
    const { token, restsUntil } = await replaceTaxId(tx, {
      id: changeId,
      consultant: { ...consultant, id },
      taxId,
      now,
    })
    const event = {
      kind: 'consultants.tax_id_changed',
      actorId: id,
      personId: id,
      sessionId: viewer.sessionId,
    } as const
    await recordSecurityEvent(tx, { ...event, subjectId: changeId, at: now })
    const template = taxIdChangedMail({ firstName: consultant.firstName, taxId, token, changedAt: now, restsUntil })
    await queueMail(tx, {
      key: `tax-id:${changeId}`,
      to: consultant.email,
      template,
      about: { kind: 'account', personId: id },
      now,
    })
    return restsUntil
  })
}
