import {
  aloneHoursLeft,
  findEmail,
  findHindrance,
  findPerson,
  listRestraints,
  listWarnings,
} from '#domains/accounts/index.ts'
import { findCommissions, listAgreed, listTiers } from '#domains/consultants/index.ts'
import type { Sql } from '#platform/db.ts'
import { findConsequences } from './consequences.sql.ts'
import type { Decisions } from './contract.ts'
import { listGoodwill } from '../goodwill/sql.ts'
import { listAbout } from '../proposals/sql.ts'
import { readCorrectable } from './read-correctable.ts'
import { refuse } from './rules.ts'
import { listRelatedBlocked } from './signals.sql.ts'

const MOST = 50

/** How a person stands with the team. Refuses nobody. */
export async function readDecisions(sql: Sql, { personId, at }: { personId: string; at: Date }): Promise<Decisions> {
  const person = await findPerson(sql, personId)
  if (!person) throw refuse('person_not_found')
  const [
    email,
    hindrance,
    aloneHours,
    found,
    restraints,
    warnings,
    proposals,
    goodwill,
    related,
    terms,
    agreed,
    tiers,
    correctable,
  ] = await Promise.all([
    findEmail(sql, personId, at),
    findHindrance(sql, personId, at),
    aloneHoursLeft(sql, personId, at),
    findConsequences(sql, personId, at),
    listRestraints(sql, personId, MOST),
    listWarnings(sql, personId, MOST),
    listAbout(sql, personId, at, MOST),
    listGoodwill(sql, personId, MOST),
    listRelatedBlocked(sql, personId),
    findCommissions(sql, personId, at),
    listAgreed(sql, personId, MOST),
    listTiers(sql, personId, MOST),
    readCorrectable(sql, person, at),
  ])
  const { earnings: earningsCents, credit: creditCents, ...counts } = found
  return {
    personId,
    firstName: person.firstName,
    role: person.role,
    isEmailConfirmed: Boolean(email?.confirmedAt),
    ...correctable,
    isInReview: hindrance.kind === 'in_review',
    aloneHours,
    consequences: { ...counts, earningsCents, creditCents },
    restraints,
    warnings,
    proposals,
    goodwill,
    consultant: terms ? { tier: terms.tier, isHidden: terms.isHidden, agreed, tiers } : null,
    related,
  }
}
