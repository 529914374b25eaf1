import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { companyChanged } from '#platform/company/facts.ts'
import { insertCompany, lockCompany, readCompany } from '#platform/company/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Company, COMPANY_FIELDS, writtenCompany } from '#shared/company.ts'
import { faultsOfCompany, parseCnpj } from './faults.rules.ts'
import { refuse } from './rules.ts'

type Changing = { company: Company; version: bigint; by: string; clock: Clock }

/**
 * Says which company answers for the site, at once on all processes; earlier ones stay for what they issued.
 * `version`: the one that was read. The same again changes nothing. Refuses `invalid` by field, and `changed`.
 */
export const changeCompany = (db: Db, { company, version, by, clock }: Changing): Promise<void> =>
  inTransaction(db, async (tx) => {
    const faults = faultsOfCompany(company)
    if (Object.keys(faults).length > 0) throw refuse('invalid', faults)
    const stored = { ...company, cnpj: parseCnpj(company.cnpj)! }
    const wanted = writtenCompany(stored)
    await lockCompany(tx)
    const known = await readCompany(tx)
    if (COMPANY_FIELDS.every((field) => known.company[field] === wanted[field])) return
    if (known.version !== version) throw refuse('changed')
    const at = await clock(tx)
    await insertCompany(tx, stored, at)
    await recordSecurityEvent(tx, {
      kind: 'team.company_changed',
      actorId: by,
      before: { version: known.version, ...known.company },
      after: { version: known.version + 1n, ...wanted },
      at,
    })
    await announce(tx, companyChanged('all'))
  })
