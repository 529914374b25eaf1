import type { Sql } from '#platform/db.ts'
import type { ApplicationCase } from './contract.ts'
import { listInReview } from './sql.ts'

const MOST = 100

/** Applications in review, as the admin reads them. */
export async function listApplications(sql: Sql): Promise<{ applications: ApplicationCase[] }> {
  const rows = await listInReview(sql, MOST)
  return {
    applications: rows.map(({ personName, email, isEmailConfirmed, pricePerMinute, ...one }) => ({
      ...one,
      person: { name: personName, email, isEmailConfirmed },
      pricePerMinuteCents: pricePerMinute,
    })),
  }
}
