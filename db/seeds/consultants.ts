import { registerPerson } from '#domains/accounts/index.ts'
import {
  setAutomatic,
  setWelcome,
  applyAsConsultant,
  approveConsultant,
  changePortrait,
  changeProfile,
  setPrice,
} from '#domains/consultants/index.ts'
import type { Db } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { isAttendant } from '../../demo/cast.ts'
import { demoConsultants } from './consultants/demo-consultants.ts'
import type { DemoConsultant } from './consultants/demo-consultant.ts'
import { drawPortrait } from './consultants/draw-portrait.ts'
import { DEMO_PASSWORD, demoPasswordHash } from './people.ts'
import { seedId } from './seed-id.ts'

export type SeededConsultant = DemoConsultant & { id: string; email: string; approvedAt: Date }

const DAY_MS = 86_400_000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '-')

/** A CPF with valid check digits, from a range of numbers that was never issued. */
function cpfOf(number: number): string {
  const digits = [...String(100_200_300 + number * 7)].map(Number)
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Seeds the demo consultants through the real verbs, each on the day they joined. Seeding twice changes nothing. */
export async function seedConsultants(
  db: Db,
  { approvedBy, now }: { approvedBy: string; now: Date },
): Promise<SeededConsultant[]> {
  return Promise.all(demoConsultants.map((one, number) => seedConsultant(db, one, number, { approvedBy, now })))
}

async function seedConsultant(
  db: Db,
  one: DemoConsultant,
  number: number,
  { approvedBy, now }: { approvedBy: string; now: Date },
): Promise<SeededConsultant> {
  const { firstName, lastName, city, title, description, bio, specialties, languages, pricePerMinuteCents } = one
  const slug = plain(`${firstName} ${lastName}`)
  const id = seedId(slug)
  const email = `${slug.replaceAll('-', '.')}@exemplo.com.br`
  const joinedAt = daysAfter(now, -one.joinedDaysAgo)
  const approvedAt = daysAfter(joinedAt, 2)
  const seeded = { ...one, id, email, approvedAt }
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  const phone = `+5511987${String(600_000 + number)}`
  await registerPerson(db, {
    id,
    role: 'consultor',
    firstName,
    lastName,
    email,
    phone,
    birthDate: '1980-06-24',
    password: DEMO_PASSWORD,
    passwordHash: await demoPasswordHash(),
    consents,
    emailConfirmedAt: joinedAt,
    now: joinedAt,
  })
  const form = {
    name: one.name ?? `${firstName} ${lastName}`,
    city,
    title,
    description,
    bio,
    specialties,
    languages,
    taxId: cpfOf(number),
    pricePerMinuteCents: one.firstPriceCents ?? pricePerMinuteCents,
  }
  try {
    await applyAsConsultant(db, { ...form, personId: id, now: joinedAt })
  } catch (error) {
    if (isRefusal(error, 'consultants.already_approved')) return seeded
    throw error
  }
  await changePortrait(db, {
    consultantId: id,
    mediaType: 'image/svg+xml',
    bytes: drawPortrait(one.face),
    now: joinedAt,
  })
  if (one.firstPriceCents)
    await setPrice(db, { consultantId: id, pricePerMinute: pricePerMinuteCents, now: daysAfter(joinedAt, 20) })
  await approveConsultant(db, { consultantId: id, tier: one.tier, approvedBy, now: approvedAt })
  if (one.calls)
    await changeProfile(db, { consultantId: id, changes: { channels: ['chat', ...one.calls] }, now: approvedAt })
  const isAutomatic = isAttendant(email)
  if (isAutomatic) await setAutomatic(db, { consultantId: id, on: true, by: approvedBy, now: approvedAt })
  if (one.acceptsWelcome || one.tier === 'iniciante' || isAutomatic) await setWelcome(db, id, true)
  return seeded
}
