import { readCompany } from '#platform/company/sql.ts'
import type { Sql } from '#platform/db.ts'
import { type Route, serve } from '#platform/http.ts'
import { changeCompany } from './change-company.ts'
import * as contract from './contract.ts'

const shown = async (sql: Sql) => {
  const { version, ...rest } = await readCompany(sql)
  return { ...rest, version: String(version) }
}

export const companyEndpoints: Route[] = [
  serve(contract.readCompany, ({ db }) => shown(db)),
  serve(contract.changeCompany, async ({ db, clock, viewer, input: { version, ...company } }) => {
    await changeCompany(db, { company, version: BigInt(version), by: viewer.id, clock })
    return shown(db)
  }),
]
