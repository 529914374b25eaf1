import type { Sql } from '#platform/db.ts'
import type { ApplicationCase } from './contract.ts'
import { listInReview } from './sql.ts'

const MOST = 100

/** Applications in review, or one of them, as the team reads them. */
export async function listApplications(sql: Sql, id?: string): Promise<{ applications: ApplicationCase[] }> {
  const rows = await listInReview(sql, MOST, id)
  return {
    applications: rows.map(({ personName, email, isEmailConfirmed, pricePerMinute, ...one }) => ({
      ...one,
      person: { name: personName, email, isEmailConfirmed },
      pricePerMinuteCents: pricePerMinute,
    })),
  }
}
