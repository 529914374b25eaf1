import { findLatestEvent, hashOfToken, newToken, restMoney } from '#domains/accounts/index.ts'
import { MONEY_RESTS_MS } from '#domains/accounts/money-rests.rules.ts'
import type { Tx } from '#platform/db.ts'
import { refuse as refuseApplication } from '../applications/rules.ts'
import { isTaxIdOfAnother } from '../applications/sql.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Replacing = {
  id: string
  consultant: { id: string; taxId: string; email: string }
  taxId: string
  now: Date
}

/**
 * Another document of a locked consultant: money rests, and the token takes it back. Refuses a document of somebody
 * else's, and `tax_id_after_email`.
 */
export async function replaceTaxId(tx: Tx, { id, consultant, taxId, now }: Replacing) {
  const { id: consultantId, taxId: former, email: mailedTo } = consultant
  if (await isTaxIdOfAnother(tx, taxId, consultantId, now))
    throw refuseApplication('tax_id_taken', { taxId: 'Este CPF ou CNPJ já está em outro cadastro.' })
  const since = new Date(now.getTime() - MONEY_RESTS_MS)
  const kinds = ['accounts.email_changed', 'accounts.email_corrected'] as const
  // The mail would go to whoever changed the address.
  if (await findLatestEvent(tx, { personId: consultantId, kinds, since })) throw refuse('tax_id_after_email')
  const token = newToken()
  const resting = await sql.findResting(tx, consultantId, now)
  await sql.insertChange(tx, { id, consultantId, former, changedAt: now, mailedTo, tokenHash: hashOfToken(token) })
  await sql.recordTaxId(tx, consultantId, taxId)
  // The way back to the document before keeps the rest as it is.
  const kept = resting?.former === taxId ? { until: resting.restsUntil } : {}
  const restsUntil = await restMoney(tx, { id, personId: consultantId, at: now, ...kept })
  return { token, restsUntil }
}
