import { type Correction, lockPerson, recordSecurityEvent } from '#domains/accounts/index.ts'
import { refuse as refuseCorrection } from '#domains/accounts/corrections.rules.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { maskedTaxId } from '#shared/tax-id.ts'
import { readTaxId } from '../applications/apply-as-consultant.ts'
import { refuse as refuseApplication } from '../applications/rules.ts'
import { isTaxIdOfAnother, lockTaxId } from '../applications/sql.ts'
import { taxIdCorrectedMail } from './mails.ts'
import { replaceTaxId } from './replace-tax-id.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Asked = { personId: string; taxId: string; at: Date }

/**
 * The CPF or CNPJ of today and the one that it should be, to be proposed. Refuses a wrong or taken one, `no_tax_id`,
 * and `correction_unchanged`.
 */
export async function taxIdCorrection(db: Sql, { personId, taxId, at }: Asked) {
  const to = readTaxId(taxId)
  const from = (await sql.findPayee(db, personId, at))?.taxId
  if (!from) throw refuse('no_tax_id')
  if (from === to) throw refuseCorrection('correction_unchanged', { taxId: 'A conta já usa este documento.' })
  if (await isTaxIdOfAnother(db, to, personId, at))
    throw refuseApplication('tax_id_taken', { taxId: 'Este CPF ou CNPJ já está em outro cadastro.' })
  return { from, to }
}

/**
 * Two of the team correct the CPF or CNPJ to which earnings are paid. Money rests, payouts to the former one are
 * cancelled, and a mail brings a link that takes it back. Refuses `corrected_meanwhile`, `no_tax_id`, and what
 * `replaceTaxId` and `lockPerson` refuse.
 */
export async function correctTaxId(tx: Tx, { id, personId, from, to, reason, by, secondedBy, at }: Correction) {
  const { firstName, email } = await lockPerson(tx, { personId, by: [by, secondedBy] })
  await lockTaxId(tx, to)
  const consultant = await sql.lockConsultant(tx, personId)
  if (!consultant?.isApproved) throw refuse('no_tax_id')
  if (consultant.taxId !== from) throw refuseCorrection('corrected_meanwhile')
  const replacing = { id, consultant: { ...consultant, id: personId }, taxId: to, now: at }
  const { token, restsUntil } = await replaceTaxId(tx, replacing)
  const changed = { before: { taxId: maskedTaxId(from) }, after: { taxId: maskedTaxId(to) } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'consultants.tax_id_corrected', ...event })
  const template = taxIdCorrectedMail({ firstName, taxId: to, token, reason, changedAt: at, restsUntil })
  await queueMail(tx, { key: `tax-id:${id}`, to: email, template, about: { kind: 'account', personId }, now: at })
}
