import { findCorrected, findProfile, findRestsUntil, phoneWords } from '#domains/accounts/index.ts'
import { findPayee } from '#domains/consultants/index.ts'
import type { Sql } from '#platform/db.ts'
import { maskedTaxId } from '#shared/tax-id.ts'
import type { Decisions } from './contract.ts'

/** What the team can correct of somebody, and what an earlier correction left to wait for. */
export async function readCorrectable(
  sql: Sql,
  { id, ...person }: { id: string; firstName: string; lastName: string; email: string },
  at: Date,
): Promise<Pick<Decisions, 'identity' | 'correctedEmail' | 'moneyRestsUntil'>> {
  const [profile, payee, corrected, moneyRestsUntil] = await Promise.all([
    findProfile(sql, id),
    findPayee(sql, id, at),
    findCorrected(sql, id, at),
    findRestsUntil(sql, id, at),
  ])
  const { firstName, lastName, email } = person
  const phone = phoneWords(profile?.phone ?? null) || null
  const identity = { firstName, lastName, email, phone, document: payee ? maskedTaxId(payee.taxId) : null }
  return { identity, correctedEmail: corrected?.email ?? null, moneyRestsUntil }
}
