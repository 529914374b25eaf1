import { balanceOf } from '#domains/wallet/index.ts'
import {
  availableOf,
  COMMISSION,
  earningsOf,
  prepaidOf,
  PROMOTION_COST,
  reservedOf,
  toClearOf,
} from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'

export type Pair = { clientId: string; consultantId: string }

/** Where the money of a pair is, in centavos. The platform's part is of all pairs. */
export async function moneyOf(db: Db, { clientId, consultantId }: Pair) {
  const sum = async (...accounts: string[]) =>
    (await Promise.all(accounts.map((account) => balanceOf(db, account)))).reduce((all, one) => all + one, 0n)
  return {
    client: await sum(availableOf(clientId), reservedOf(clientId), prepaidOf(clientId)),
    reserved: await sum(reservedOf(clientId)),
    consultant: await sum(toClearOf(consultantId), earningsOf(consultantId)),
    platform: await sum(COMMISSION, PROMOTION_COST),
  }
}

/** What a question's own rows say that it cost and gave back, in centavos. */
type QuestionFact = {
  id: string
  state: string
  held: bigint
  isOpen: boolean
  isLate: boolean
  cost: bigint
  back: bigint
  byRule: number
  waits: boolean
}

const listQuestionFacts = (db: Db, clientId: string) => db<QuestionFact[]>`
  select q.id, q.state, q.held, q.ended_at is null as "isOpen", q.answered_late_at is not null as "isLate",
    q.captured + coalesce((select sum(c.value) from minute_covers c where c.consultation_id = q.id), 0)::bigint as cost,
    coalesce((select sum(k.amount) from claims k where k.question_id = q.id), 0)::bigint as back,
    (select count(*)::int from claims k where k.question_id = q.id and k.way = 'rule') as "byRule",
    exists (select from minute_covers c where c.consultation_id = q.id and c.used_ms is null) as waits
  from written_questions q where q.client_id = ${clientId}`

/**
 * What is wrong with the money of a thread: every centavo of the client is theirs, or was used once by an answer that
 * came in time and gave back at most what it cost.
 */
export async function findThreadFaults(
  db: Db,
  pair: Pair,
  { deposit, platformBefore }: { deposit: bigint; platformBefore: bigint },
): Promise<string[]> {
  const money = await moneyOf(db, pair)
  const questions = await listQuestionFacts(db, pair.clientId)
  const spent = questions.reduce((sum, { cost, back }) => sum + cost - back, 0n)
  const held = questions.reduce((sum, { held: one, isOpen }) => (isOpen ? sum + one : sum), 0n)
  const faults = questions.flatMap(({ id, state, cost, back, isOpen, isLate, byRule, waits }) => [
    ...(back > cost ? [`${id} gave back ${back} of ${cost}`] : []),
    ...(state !== 'answered' && cost > 0n ? [`${id} is ${state} and cost ${cost}`] : []),
    ...(isLate && cost > 0n ? [`${id} came too late and cost ${cost}`] : []),
    ...(byRule > 1 ? [`${id} came back by ${byRule} rules`] : []),
    ...(!isOpen && waits ? [`${id} is over and holds an answer`] : []),
  ])
  if (money.client !== deposit - spent) faults.push(`client has ${money.client}, ${deposit} less ${spent} was theirs`)
  if (money.reserved !== held) faults.push(`reserved ${money.reserved}, open questions hold ${held}`)
  const all = money.client + money.consultant + money.platform - platformBefore
  if (all !== deposit) faults.push(`all accounts have ${all} of ${deposit}`)
  return faults
}
