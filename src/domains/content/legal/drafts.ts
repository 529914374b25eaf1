import type { LegalText } from '#domains/accounts/agreements.rules.ts'
import { readCompany } from '#platform/company/sql.ts'
import type { Sql } from '#platform/db.ts'
import { defaultOf } from '../texts/defaults.ts'
import { legalKey } from '../texts/named.rules.ts'
import { readShown } from '../texts/read-named.ts'
import { fillPlaceholders } from './placeholders.rules.ts'

/** What the team wrote last of a legal text, and how it would be read now. */
export async function readDraft(sql: Sql, text: LegalText) {
  const [{ company }, { revision, fields }] = await Promise.all([readCompany(sql), readShown(sql, legalKey(text))])
  const markdown = fields.markdown ?? ''
  return { revision, markdown, filled: fillPlaceholders(markdown, company), hasCompany: company.cnpj !== '' }
}

/** Version 0: what comes with the product, which is read while nothing was published. */
export async function readProductText(sql: Sql, text: LegalText): Promise<string> {
  const { company } = await readCompany(sql)
  return fillPlaceholders(defaultOf(legalKey(text)).markdown ?? '', company)
}
