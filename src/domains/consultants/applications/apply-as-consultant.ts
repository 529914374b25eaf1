import { findPerson } from '#domains/accounts/index.ts'
import { company } from '#platform/company/known-company.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { MISSING } from '../application-documents/bounds.rules.ts'
import { refuse as refuseDocument } from '../application-documents/rules.ts'
import { hasDocument } from '../application-documents/sql.ts'
import { initialsPortrait } from '../portraits/portrait.ts'
import { refuseHeldTexts } from '../profile-changes/refuse-held-texts.ts'
import { checkName } from '../profile-changes/rules.ts'
import { insertPortrait } from '../portraits/sql.ts'
import { excerptOf, refuse as refuseConsultant } from '../rules.ts'
import type { Application } from './contract.ts'
import { parseTaxId } from '../tax-id/tax-id.rules.ts'
import { generatedTitleOf, refuse, TAX_ID_INVALID } from './rules.ts'
import * as sql from './sql.ts'

const CARD_LENGTH = 160

type Applying = Application & {
  personId: string
  /** A document with a photo was uploaded before: asked of whoever applies by the form. */
  needsDocument?: boolean
  now: Date
}

/**
 * Stores an application for review, corrects one, or sends a refused one again. Safe to repeat. Whose a CPF or
 * CNPJ is shows at the approval. Refuses a wrong one, a missing document, contact data, an unfit name, and
 * whoever was approved.
 */
export async function applyAsConsultant(db: Db, { personId, needsDocument = false, now, ...form }: Applying) {
  const taxId = readTaxId(form.taxId)
  await refuseHeldTexts(db, { personId, texts: form, now })
  if (form.name) checkName(form.name)
  const specialties = [...new Set(form.specialties)]
  return inTransaction(db, async (tx) => {
    const person = await findPerson(tx, personId)
    if (person?.role !== 'consultor') throw refuseConsultant('not_found')
    const name = form.name ?? `${person.firstName} ${person.lastName}`.trim()
    const portrait = initialsPortrait(name)
    await insertPortrait(tx, portrait, now)
    await sql.lockApplicant(tx, personId)
    const isSentAgain = await sql.endRefusal(tx, personId, now)
    const isOpen = await sql.recordApplication(tx, {
      isSentAgain,
      id: personId,
      name,
      title: form.title ?? generatedTitleOf(specialties),
      description: form.description ?? excerptOf(form.bio, CARD_LENGTH),
      bio: form.bio,
      city: form.city ?? null,
      specialty: specialties[0]!,
      languages: [...new Set(form.languages ?? ['pt'])],
      taxId,
      portrait: portrait.hash,
      appliedAt: now,
    })
    if (!isOpen) throw refuse('already_approved')
    if (needsDocument && !(await hasDocument(tx, personId))) throw refuseDocument('missing', { document: MISSING })
    await sql.replaceSpecialties(tx, personId, specialties)
    await sql.replaceFirstPrice(tx, personId, form.pricePerMinuteCents, now)
    await sql.offerChat(tx, personId, now)
  })
}

/** A CPF or CNPJ without punctuation. Refuses wrong check digits, and that of the house. */
export function readTaxId(written: string): string {
  const taxId = parseTaxId(written)
  if (!taxId) throw refuse('invalid_tax_id', { taxId: TAX_ID_INVALID })
  if (taxId === parseTaxId(company().cnpj))
    throw refuse('tax_id_of_house', { taxId: 'Este CNPJ é do Sensitivos. Informe um documento seu.' })
  return taxId
}
