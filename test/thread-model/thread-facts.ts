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

/** What all of them have, and the platform, in centavos. */
export async function moneyOfAll(
  db: Db,
  { clients, consultants }: { clients: readonly string[]; consultants: readonly string[] },
): Promise<bigint> {
  const accounts = [
    ...clients.flatMap((id) => [availableOf(id), reservedOf(id), prepaidOf(id)]),
    ...consultants.flatMap((id) => [toClearOf(id), earningsOf(id)]),
    COMMISSION,
    PROMOTION_COST,
  ]
  let sum = 0n
  for (const account of accounts) sum += await balanceOf(db, account)
  return sum
}

/**
 * What is wrong with the questions of a client and their money: every centavo is theirs, or was used once by an answer
 * that came in time and gave back at most what it cost.
 */
export async function findQuestionFaults(
  db: Db,
  clientId: string,
  { deposit }: { deposit: bigint },
): Promise<string[]> {
  const balance = (account: string) => balanceOf(db, account)
  const [available, reserved, prepaid] = await Promise.all(
    [availableOf(clientId), reservedOf(clientId), prepaidOf(clientId)].map(balance),
  )
  const questions = await listQuestionFacts(db, clientId)
  const spent = questions.reduce((sum, { cost, back }) => sum + cost - back, 0n)
  const held = questions.reduce((sum, { held: one, isOpen }) => (isOpen ? sum + one : sum), 0n)
  const has = available! + reserved! + prepaid!
  return [
    ...questions.flatMap(faultsOf),
    ...(has === deposit - spent ? [] : [`${clientId} has ${has}, ${deposit} less ${spent} was theirs`]),
    ...(reserved === held ? [] : [`reserved ${reserved}, open questions of ${clientId} hold ${held}`]),
  ]
}

const faultsOf = ({ id, state, cost, back, isOpen, isLate, byRule, waits }: QuestionFact) => [
  ...(back > cost ? [`${id} gave back ${back} of ${cost}`] : []),
  ...(state !== 'answered' && cost > 0n ? [`${id} is ${state} and cost ${cost}`] : []),
  ...(isLate && cost > 0n ? [`${id} came too late and cost ${cost}`] : []),
  ...(byRule > 1 ? [`${id} came back by ${byRule} rules`] : []),
  ...(!isOpen && waits ? [`${id} is over and holds an answer`] : []),
]

/** What is wrong with the money of a thread: of its client, and of all accounts that a pair's money can be in. */
export async function findThreadFaults(
  db: Db,
  { clientId, consultantId }: Pair,
  { deposit, platformBefore }: { deposit: bigint; platformBefore: bigint },
): Promise<string[]> {
  const all = (await moneyOfAll(db, { clients: [clientId], consultants: [consultantId] })) - platformBefore
  return [
    ...(await findQuestionFaults(db, clientId, { deposit })),
    ...(all === deposit ? [] : [`all accounts have ${all} of ${deposit}`]),
  ]
}
