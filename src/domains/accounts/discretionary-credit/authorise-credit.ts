import type { Tx } from '#platform/db.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { type CreditKind, mayCreditAlone } from '../discretionary-credit.rules.ts'
import { propose } from '../proposals/propose.ts'
import { confirmProposal, type Second } from '../proposals/record-decision.ts'
import * as sql from './sql.ts'

type Credit = {
  kind: CreditKind
  /** What it is about: one thing has one proposal at a time. */
  subjectId: string
  receiverId?: string | undefined
  /** Centavos, above zero; zero gives nothing and asks nobody. */
  amount: Centavos
  reason: string
  by: string
  /** What the verb needs to be done again; with it, it is done when a second person confirms. */
  input: Record<string, unknown>
  second?: Second | undefined
  at: Date
}

/**
 * Asked by what gives by judgement, after `lockDiscretionaryCredits` and before money moves. True: it is counted.
 * False: too much for one person, it was proposed, and the verb answers `second_needed` after its commit. Refuses
 * `proposal_waits`.
 */
export async function authoriseCredit(
  tx: Tx,
  { receiverId: to, second, reason, input, ...credit }: Credit,
): Promise<boolean> {
  const { amount, by, at } = credit
  const receiverId = to ?? null
  if (amount <= 0n) return true
  if (second) await confirmProposal(tx, second, at)
  else if (!mayCreditAlone(amount, await sql.sumCredited(tx, { by, receiverId, at }))) {
    await propose(tx, { ...credit, personId: receiverId, reason, input, words: `dar ${formatBRL(amount)}` })
    return false
  }
  // Whoever confirms their own after three days had nobody else, and the company was told.
  const secondedBy = second && second.by !== by ? second.by : null
  await sql.insertCredit(tx, { ...credit, receiverId, secondedBy })
  return true
}
