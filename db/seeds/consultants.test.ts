import { expect, test } from 'vitest'
import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import { programPriceOf, SPECIALTIES } from '#domains/consultants/rules.ts'
import { freshDatabase } from '#test/support/database.ts'
import { isAttendant } from '../../demo/cast.ts'
import { demoConsultants } from './consultants/demo-consultants.ts'
import { seedConsultants } from './consultants.ts'
import { demoPeople } from './people.ts'

test('each specialty has at least three consultants, and every biography has 80 to 150 words', () => {
  for (const specialty of SPECIALTIES)
    expect(demoConsultants.filter((one) => one.specialties[0] === specialty).length, specialty).toBeGreaterThanOrEqual(
      3,
    )
  for (const { firstName, bio } of demoConsultants) {
    expect(bio.split(' ').length, firstName).toBeGreaterThanOrEqual(80)
    expect(bio.split(' ').length, firstName).toBeLessThanOrEqual(150)
  }
  expect(new Set(demoConsultants.map(({ face }) => JSON.stringify(face))).size).toBe(demoConsultants.length)
})

test('seeding twice gives the same twenty-eight consultants, the demo consultant among them', async () => {
  const db = await freshDatabase()
  const now = new Date('2026-03-10T15:00:00Z')
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  const [, luna, iris] = demoPeople
  await registerPerson(db, {
    ...iris,
    role: 'client',
    password: iris.password,
    phone: '+5511987000000',
    birthDate: '1980-01-01',
    consents,
    now: new Date('2020-01-01'),
  })
  await appointAdmin(db, iris.id)
  const first = await seedConsultants(db, { approvedBy: iris.id, now })
  expect(await seedConsultants(db, { approvedBy: iris.id, now })).toEqual(first)
  expect(first.find(({ id }) => id === luna.id)).toMatchObject({ email: luna.email, firstName: luna.firstName })
  const [row] = await db<{ approved: number; portraits: number }[]>`
    select count(approved_at)::int as approved, count(distinct portrait)::int as portraits from consultants`
  expect(row).toEqual({ approved: 28, portraits: 28 })
  const prices = await db<
    { name: string; price: bigint }[]
  >`select name, price_per_minute as price from consultant_cards(${now})`
  for (const one of first)
    expect(prices.find(({ name }) => name === (one.name ?? `${one.firstName} ${one.lastName}`))?.price).toBe(
      isAttendant(one.email) ? programPriceOf(one.firstPriceCents ?? one.pricePerMinuteCents) : one.pricePerMinuteCents,
    )
})
