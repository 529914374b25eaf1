import type { Sql } from '#platform/db.ts'
import { ACCEPTED_TEXTS, inForce, isAsked, LEGAL_TITLES } from '../agreements.rules.ts'
import { listAcceptances, listVersions, owesAcceptance } from './sql.ts'

/** What a person accepted, what waits for their acceptance, and what will. */
export async function readOwnAgreements(sql: Sql, personId: string, now: Date) {
  const [all, acceptances, owes] = await Promise.all([
    listVersions(sql),
    listAcceptances(sql, personId),
    owesAcceptance(sql, personId, now),
  ])
  const due = ACCEPTED_TEXTS.flatMap((text) => {
    const versions = all.filter((version) => version.text === text)
    const accepted = Math.max(-1, ...acceptances.flatMap((one) => (one.text === text ? [one.version] : [])))
    const current = inForce(versions, now)
    if (!owes || !current || !isAsked(versions, accepted, now)) return []
    const { number, inForceAt, note } = current
    return [{ text, title: LEGAL_TITLES[text], version: number, accepted: Math.max(accepted, 0), inForceAt, note }]
  })
  return { due, accepted: acceptances.map((one) => ({ ...one, title: LEGAL_TITLES[one.text] })) }
}
