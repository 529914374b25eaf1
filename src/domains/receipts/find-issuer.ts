import { findCompanyAt } from '#platform/company/sql.ts'
import type { Sql } from '#platform/db.ts'
import type { Company } from '#shared/company.ts'
import { findIssuedAt } from './sql.ts'

/** The company as it was when it issued a receipt: a change of later does not change the receipt. */
export const findIssuer = async (sql: Sql, code: string): Promise<Company> =>
  findCompanyAt(sql, await findIssuedAt(sql, code))
