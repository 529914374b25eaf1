import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { FIRST_ITEMS, offerItems } from '#domains/catalogue/index.ts'
import { setAnswerTerms } from '#domains/consultants/answers/set-answer-terms.ts'
import type { Db } from '#platform/db.ts'
import { Cluster } from '../cluster/cluster.ts'
import { killAsPlanned, type KillPlan } from '../cluster/kill-as-planned.ts'
import { People, type SignedInPerson } from '../people.ts'
import { randomFor } from '../random.ts'
import { RetryingClient } from '../retrying-client.ts'
import { listViolations, unexplainedErrors } from '../violations.ts'
import { judgeThreads, type ThreadCounts } from './judge-threads.ts'
import { liveQuestion, type Pair, type Scene, type SeenQuestion } from './live-question.ts'
import { scriptOf } from './question-script.ts'
import { SHORT_HOURS } from './short-hours.ts'

const DEPOSIT = 60_000n
const PRICE = 1_990n
const CLIENTS_OF_EACH = 3
const BOUGHT = 2
const FROM_BUNDLE = 2
const PAIRS_AT_ONCE = 40
const WAVE_MS = 20_000
/** Until everything is closed; beyond that something hangs. */
const MOST_MS = 180_000

export type ThreadStorm = ThreadCounts & {
  pairs: number
  open: number
  deadlocks: number
  violations: string[]
  faults: string[]
  kills: { servers: number; database: number }
}

export const hasThreadFaults = (found: ThreadStorm) =>
  found.open + found.deadlocks > 0 ||
  (['lost', 'doubled', 'lateCharged', 'unpaid', 'money', 'violations', 'faults'] as const).some(
    (name) => found[name].length > 0,
  )

/**
 * Pairs who ask, answer in time, late and at the deadline's second, clarify, object, block and dispute at once, at two
 * web processes that are killed meanwhile, with the database and the worker. All counts of faults must be zero.
 */
export async function stormThreads({
  pairs,
  seed,
  kills,
}: {
  pairs: number
  seed: number
  kills: KillPlan
}): Promise<ThreadStorm> {
  const cluster = await Cluster.open({ edits: SHORT_HOURS })
  try {
    const api = new RetryingClient(cluster, randomFor(seed, 'thread-caller'))
    const everybody = await gather(cluster, pairs, seed)
    const waves = Math.ceil(pairs / PAIRS_AT_ONCE)
    const killing = killAsPlanned(cluster, kills, waves * WAVE_MS, randomFor(seed, 'thread-killer'))
    const seen: SeenQuestion[] = []
    for (let first = 0; first < pairs; first += PAIRS_AT_ONCE) {
      const wave = everybody.slice(first, first + PAIRS_AT_ONCE)
      const lived = wave.map((pair, n) => liveThread({ cluster, api }, pair, randomFor(seed, 'thread', first + n)))
      seen.push(...(await Promise.all(lived)).flat())
    }
    await killing
    const open = await untilClosed(cluster)
    const ids = (side: keyof Pair) => [...new Set(everybody.map((pair) => pair[side].id))]
    const people = { clients: ids('client'), consultants: ids('consultant'), deposit: DEPOSIT }
    const counts = await cluster.read((db) => judgeThreads(db, seen, people))
    const violations = await cluster.read(listViolations)
    return {
      pairs,
      ...counts,
      open,
      deadlocks: cluster.deadlocks(),
      violations: violations.map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`),
      faults: [...api.faults, ...unexplainedErrors(cluster.loggedErrors)],
      kills: { ...cluster.kills },
    }
  } finally {
    await cluster.end()
  }
}

async function gather(cluster: Cluster, pairs: number, seed: number): Promise<Pair[]> {
  const people = new People(cluster, randomFor(seed, 'threads'))
  const items = FIRST_ITEMS.filter(({ kind }) => kind === 'written' || kind === 'answers')
  await offerItems(cluster.db, items, new Date())
  const all: Pair[] = []
  for (let n = 0; n < pairs; n++) {
    const earlier = all[n - 1]?.consultant
    const consultant = n % CLIENTS_OF_EACH === 0 || !earlier ? await anAnswerer(cluster, people, n) : earlier
    all.push({ client: await people.client(DEPOSIT), consultant })
  }
  return all
}

async function anAnswerer(cluster: Cluster, people: People, n: number): Promise<SignedInPerson> {
  const consultant = await people.consultant(299n)
  const terms = { consultantId: consultant.id, price: PRICE, hours: n % 2 === 0 ? 12 : 24, isOpen: true }
  await cluster.read((db) => setAnswerTerms(db, { ...terms, now: new Date() }))
  return consultant
}

/** A bundle, and all questions of a pair at once. */
async function liveThread(scene: Scene, pair: Pair, random: ReturnType<typeof randomFor>): Promise<SeenQuestion[]> {
  const { api } = scene
  const { client: by, consultant } = pair
  const path = '/api/orders'
  const order = { id: randomUUID(), item: 'respostas-3', consultantId: consultant.id }
  const { status, body } = await api.request({ by, method: 'POST', path, body: order })
  if (status === 200) {
    const paid = { paymentId: randomUUID(), fromBalanceCents: body.totalCents }
    await api.request({ by, method: 'POST', path: `${path}/${order.id}/pay`, body: paid })
  }
  const scripts = Array.from({ length: BOUGHT + FROM_BUNDLE }, (_, n) => scriptOf(random, n >= BOUGHT))
  return Promise.all(scripts.map((script) => liveQuestion(scene, pair, script)))
}

/** Waits for the workers, until no question and nothing asked about an answer is open; answers how many still are. */
async function untilClosed(cluster: Cluster): Promise<number> {
  const until = Date.now() + MOST_MS
  for (;;) {
    const open = await cluster.read(countOpen)
    if (open === 0 || Date.now() > until) return open
    await wait(500)
  }
}

/** What waits for an answer, and answers of which nobody said more and of which no rule gave half back yet. */
async function countOpen(db: Db): Promise<number> {
  const [row] = await db<{ open: number }[]>`
    select (select count(*) from written_questions where ended_at is null)::int
      + (select count(*) from clarifications c where answered_at is null and (lapsed_at is null
          or not exists (select from claims k where k.question_id = c.question_id and (k.way = 'rule' or k.state = 'open'))))::int as open`
  return row!.open
}
