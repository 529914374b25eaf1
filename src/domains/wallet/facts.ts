import { personTopic } from '#domains/accounts/facts.ts'
import { fact } from '#shared/facts.ts'

/** What this person has, or has earned, is different now. */
export const balanceMoved = fact(personTopic, 'balance_moved', {})
