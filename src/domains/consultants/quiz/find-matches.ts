import type { Db } from '#platform/db.ts'
import { toCard } from '../directory/card.ts'
import { refuse } from '../rules.ts'
import { answersOf, matchesFor, overBudgetReason, reasonsFor } from './rules.ts'
import { listCandidates } from '../sql.ts'

const MOST = 500

/**
 * Three consultants for seven answers, with reasons, within the budget first. Refuses `answers_missing` for letters
 * that are not options.
 */
export async function findMatches(db: Db, letters: string, now: Date) {
  const answers = answersOf(letters)
  if (!answers) throw refuse('answers_missing')
  const all = await listCandidates(db, now, MOST)
  return matchesFor(all, answers).map((candidate) => ({
    consultant: toCard(candidate),
    reasons: reasonsFor(candidate, answers, overBudgetReason(candidate, all, answers)),
  }))
}
