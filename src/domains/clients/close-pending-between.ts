import type { BlockingRole } from '#domains/consultants/index.ts'
import { closeBlockedRequest, lockClientRequests, lockRequestBetween } from '#domains/consultations/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockSpendable, giveBackMinutesWith } from '#domains/wallet/index.ts'
import { closeQuestionsBetween, lockOpenQuestionsBetween } from '#domains/written-questions/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'

type Pair = { clientId: string; consultantId: string }

/**
 * Ends what waits between two people who do not meet again, in the same transaction, as if `by` had declined it or
 * taken it back: requests and written questions. Reserved money goes back, minutes become credit. An accepted
 * consultation goes on.
 */
export async function closePendingBetween(tx: Tx, { by, clock, ...pair }: Pair & { by: BlockingRole; clock: Clock }) {
  // All rows before any account: an answer takes its question and then the accounts.
  await lockClientRequests(tx, pair.clientId)
  const request = await lockRequestBetween(tx, pair)
  const questions = await lockOpenQuestionsBetween(tx, pair)
  await lockSpendable(tx, pair.clientId)
  const at = await clock(tx)
  if (request) await closeBlockedRequest(tx, request, { by, at })
  await closeQuestionsBetween(tx, questions, by, at)
  // After the request, which may have reserved some.
  const returned = await giveBackMinutesWith(tx, { personId: pair.clientId, consultantId: pair.consultantId, at })
  if (returned > 0n) await announce(tx, balanceMoved(pair.clientId))
}
