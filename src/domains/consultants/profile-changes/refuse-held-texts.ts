import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { findHeld, type Held, heldReason } from '#domains/detectors/held.rules.ts'
import { insertHeld } from '#domains/detectors/index.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { countRefusedTexts } from './count-refused-texts.ts'
import { refuse, TEXT_FIELDS, type TextField } from './rules.ts'

type Texts = Partial<Record<TextField, string | null | undefined>>
type Fault = { field: TextField; held: Held; reason: string }

/** Everybody reads a profile: nobody insists. */
const faultsIn = (texts: Texts): Fault[] =>
  TEXT_FIELDS.flatMap((field) => {
    const text = texts[field] ?? ''
    const [contact, held] = [findContactData(text), findHeld(text, 'public')]
    return held ? [{ field, held, reason: contact ? contactReason(contact, 'profile') : heldReason(held) }] : []
  })

/**
 * Refuses texts of a profile with a contact, a payment elsewhere, a threat, a curse, a promise or a ritual for money,
 * each field with its reason; counts what was held, within the budget of refused texts.
 */
export async function refuseHeldTexts(db: Db, { personId, texts, now }: { personId: string; texts: Texts; now: Date }) {
  const faults = faultsIn(texts)
  if (faults.length === 0) return
  const code = faults.every(({ held }) => held.rule === 'contact') ? 'contact_data' : 'held_text'
  const refusal = refuse(code, Object.fromEntries(faults.map(({ field, reason }) => [field, reason])))
  try {
    await countRefusedTexts(db, { personId, at: async () => now }, async () => Promise.reject(refusal))
  } catch (error) {
    if (error instanceof Refusal && error.code === refusal.code)
      for (const { held } of faults) {
        const { rule, found } = held
        await insertHeld(db, { personId, place: 'profile', subjectId: null, rule, found, outcome: 'refused', at: now })
      }
    throw error
  }
}
