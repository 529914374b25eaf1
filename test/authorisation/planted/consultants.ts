import { applyAsConsultant, approveConsultant, recordHeartbeats, setAvailable } from '#domains/consultants/index.ts'
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
export const addApplication = (
  db: Db,
  personId: string,
  { name, number, privateText = '', now }: { name: string; number: number; privateText?: string; now: Date },
) =>
  applyAsConsultant(db, {
    personId,
    taxId: cpf(number),
    specialties: ['tarot'],
    bio: `${BIO} ${privateText}`,
    name,
    pricePerMinuteCents: 299n,
    now,
  })

/** Approved, switched on and at the desk. */
export async function addConsultant(
  db: Db,
  personId: string,
  given: { name: string; number: number; approvedBy: string; now: Date },
) {
  await addApplication(db, personId, given)
  await approveConsultant(db, {
    consultantId: personId,
    tier: 'iniciante',
    approvedBy: given.approvedBy,
    now: given.now,
  })
  await setAvailable(db, personId, given.now)
}

/** They are at their desks now: an open dashboard says so every few seconds. */
export const markPresent = (db: Db, personIds: string[], now: Date) => recordHeartbeats(db, 'authorisation', personIds, now)
