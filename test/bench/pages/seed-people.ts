import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { seedConsultants } from '../../../db/seeds/consultants.ts'
import { demoPeople } from '../../../db/seeds/people.ts'

/** The demo's consultants, and the admin who approved them. */
export async function seedBenchPeople(db: Db) {
  const [, , iris] = demoPeople
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  const now = new Date()
  await registerPerson(db, {
    ...iris,
    role: 'client',
    password: iris.password,
    phone: '+5511987000000',
    birthDate: '1980-01-01',
    consents,
    emailConfirmedAt: now,
    now,
  })
  await appointAdmin(db, iris.id)
  await seedConsultants(db, { approvedBy: iris.id, now })
  await db`analyze`
}
