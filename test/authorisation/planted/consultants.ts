import { applyAsConsultant, approveConsultant, keepDesks, switchOn } from '#domains/consultants/index.ts'
import type { Db } from '#platform/db.ts'

const BIO =
  'Leio as cartas há doze anos, sem pressa e sem susto: a gente olha junto para a pergunta e para o que fazer com ela.'

/** Valid CPFs, one for each number. */
export function cpf(number: number): string {
  const digits = [...String(400_000_000 + number * 17)].map(Number)
  for (const length of [10, 11])
    digits.push(((digits.reduce((sum, digit, at) => sum + digit * (length - at), 0) * 10) % 11) % 10)
  return digits.join('')
}

/** An application in review; `mark` stands in its words. */
export const apply = (
  db: Db,
  personId: string,
  { name, number, mark = '', now }: { name: string; number: number; mark?: string; now: Date },
) =>
  applyAsConsultant(db, {
    personId,
    taxId: cpf(number),
    specialties: ['tarot'],
    bio: `${BIO} ${mark}`,
    name,
    pricePerMinuteCents: 299n,
    now,
  })

/** Approved, switched on and at the desk. */
export async function attend(
  db: Db,
  personId: string,
  given: { name: string; number: number; approvedBy: string; now: Date },
) {
  await apply(db, personId, given)
  await approveConsultant(db, {
    consultantId: personId,
    tier: 'iniciante',
    approvedBy: given.approvedBy,
    now: given.now,
  })
  await switchOn(db, personId, given.now)
}

/** They are at their desks now: an open dashboard says so every few seconds. */
export const sitDown = (db: Db, personIds: string[], now: Date) => keepDesks(db, 'authorisation', personIds, now)
