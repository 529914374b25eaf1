import { LEGAL_TEXTS } from '#domains/accounts/agreements.rules.ts'
import { listVersions } from '#domains/accounts/index.ts'
import { listItems } from '#domains/catalogue/index.ts'
import { findOpening, readCompany } from '#platform/company/sql.ts'
import type { Sql } from '#platform/db.ts'
import { findClosing } from '#platform/switches/sql.ts'
import { STEP_NAMES, type StepName } from './rules.ts'

/** How far a site has come, and since when it sells. `gateway`: the one that new payments go through. */
export async function readBeginning(sql: Sql, gateway: string, now: Date) {
  const [{ company }, onSale, versions, closing, openedAt] = await Promise.all([
    readCompany(sql),
    listItems(sql, now),
    listVersions(sql),
    findClosing(sql, `gateway:${gateway}`, now),
    findOpening(sql),
  ])
  const done: Record<StepName, boolean> = {
    company: company.cnpj !== '',
    catalogue: onSale.length > 0,
    legal: LEGAL_TEXTS.every((text) => versions.some((version) => version.text === text)),
    payments: closing === undefined,
  }
  return { done, openedAt: openedAt ?? null, steps: STEP_NAMES.map((name) => ({ name, isDone: done[name] })) }
}
