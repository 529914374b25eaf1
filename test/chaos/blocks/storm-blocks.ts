import { decideProposal } from '#domains/accounts/index.ts'
import { sweepBlocked, sweepConsultations } from '#domains/consultations/jobs.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { askBank } from '#domains/payouts/ask-bank.ts'
import { findPayoutViolations } from '#domains/payouts/invariants.sql.ts'
import { payOutWeekly } from '#domains/payouts/pay-out-weekly.ts'
import { sendPayouts } from '#domains/payouts/send-payouts.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { jobs as schedulingJobs } from '#domains/scheduling/jobs.ts'
import { blockPerson } from '#domains/team/acts/block-person.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { findQuestionViolations } from '#domains/written-questions/invariants.sql.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { guardedPayouts } from '#gateways/payouts/guarded-gateway.ts'
import { sandboxPayouts } from '#gateways/payouts/sandbox/gateway.ts'
import { proposalVerbs } from '#server/proposal-verbs.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, anAdmin } from '#test/support/people.ts'
import { seededRandom } from '#test/support/seeded-random.ts'
import { BLOCKED_S, type Pair, type ParallelAct, SCENES } from './scenes.ts'

export type BlocksFound = {
  blocked: number
  /** Blocked by a second member's confirmation, because something was earned. */
  seconded: number
  refused: number
  faults: string[]
  violations: string[]
  /** Of whoever is blocked: still open after ten seconds of the workers, but what they ask of others. */
  open: string[]
  /** Open after all deadlines. */
  stuck: string[]
  /** Payouts that left within thirty days of a block. */
  paidTooEarly: number
}
export const hasBlockFaults = ({ faults, violations, open, stuck, paidTooEarly }: BlocksFound) =>
  faults.length + violations.length + open.length + stuck.length + paidTooEarly > 0

/** What each client has at first, in centavos. */
const HAD = 60_000n

type Victim = Pair & { scene: string; blocked: string; acts: ParallelAct[] }

/**
 * People who are blocked in every state of a room, booking, question and payout, each at the same instant as what
 * others do; then the workers, through all deadlines. `pools`: of one connection each, which share a simulated time.
 */
export async function stormBlocks(
  pools: readonly [Db, Db, Db, Db],
  { blocks, seed }: { blocks: number; seed: number },
): Promise<BlocksFound> {
  const luck = seededRandom(seed)
  const [db] = pools
  const at = (seconds: number) => Promise.all(pools.map((pool) => travelTo(pool, secondsAfterNoon(seconds))))
  const found: BlocksFound = {
    blocked: 0,
    seconded: 0,
    refused: 0,
    faults: [],
    violations: [],
    open: [],
    stuck: [],
    paidTooEarly: 0,
  }
  await at(0)
  const team = [await anAdmin(db), await anAdmin(db)] as const
  const victims: Victim[] = []
  for (let n = 0; n < blocks; n++) {
    const scene = Object.keys(SCENES)[n % Object.keys(SCENES).length]!
    await at(0)
    const pair = { client: await aClient(db, 'Ana', HAD), consultant: await aConsultant(db, 'Luna') }
    const acts = await SCENES[scene]!(db, pair)
    victims.push({ ...pair, scene, acts, blocked: luck.chance(0.7) ? pair.consultant : pair.client })
  }
  await at(BLOCKED_S)
  const outcome = async (scene: string, work: () => Promise<unknown>) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) found.refused += 1
      else found.faults.push(`${scene}: ${String(error)}`)
      return undefined
    }
  }
  for (const { scene, blocked: personId, acts } of luck.shuffled(victims)) {
    const id = crypto.randomUUID()
    const [first, second] = luck.shuffled(team) as [string, string]
    const reason = 'Pediu pagamento por fora em três conversas.'
    const blocking = async (pool: Db) => {
      const how = await outcome(scene, () => blockPerson(pool, { id, personId, reason, by: first, clock }))
      if (how !== 'proposed') return
      found.seconded += 1
      await outcome(scene, () =>
        decideProposal(pool, proposalVerbs, {
          id,
          isConfirmed: true,
          capabilities: ['suspensions'],
          by: second,
          clock,
        }),
      )
    }
    const beside = luck.shuffled(acts).slice(0, 1 + luck.below(2))
    const works = luck.shuffled([
      () => blocking(pools[0]),
      ...beside.map((act, n) => () => outcome(scene, () => act(pools[1 + n]!))),
      ...(luck.chance(0.5) ? [() => work(pools[3], found)] : []),
    ])
    await Promise.all(works.map((one) => one()))
  }
  const sweepAll = (much: readonly Db[]) => Promise.all(much.map((pool) => work(pool, found)))
  await at(BLOCKED_S + 10)
  await sweepAll(pools.slice(0, 2))
  found.blocked = (await db`select from restraints where kind = 'blocked' and lifted_at is null`).length
  found.open = await listOpenOfBlocked(db)
  // Past the windows of booked rooms, the deadlines of questions and all bookings; then past the thirty days.
  for (const seconds of [3_600, 10_000, 90_000, 200_000]) {
    await at(BLOCKED_S + seconds)
    await sweepAll(pools.slice(0, 2))
  }
  found.stuck = await listStuck(db)
  const [early] = await db<{ n: number }[]>`
    select count(*)::int as n from payouts p join restraints r on r.person_id = p.consultant_id and r.kind = 'blocked'
    where p.sent_at > r.starts_at`
  found.paidTooEarly = early!.n
  for (let passed = 0; passed < 40; passed++) {
    await at(BLOCKED_S + 31 * 86_400 + passed * 60)
    await work(db, found)
  }
  const [unpaid] = await db<{ n: number }[]>`
    select count(*)::int as n from payouts where state = 'asked' and consultant_id in (select person_id from restraints)`
  if (unpaid!.n > 0) found.stuck.push(`${unpaid!.n} payouts after thirty days`)
  found.violations = [...(await listViolations(db)), ...(await listMiscounted(db, victims))]
  return found
}

/** What the workers do at this instant. */
async function work(db: Db, found: BlocksFound) {
  const log = {
    info: () => {},
    warn: () => {},
    error: (about: { err?: unknown; sweep?: string }, words?: string) =>
      void found.faults.push(`${about.sweep ?? words}: ${String(about.err)}`),
  }
  const given = { db, clock, now: await clock(db), log, isStopping: () => false } as never
  const bank = { db, clock, secrets: ['only-tests-know-this'] }
  const payouts = { db, clock, log, gateway: guardedPayouts(sandboxPayouts(bank)) } as never
  await sweepBlocked.run(given)
  await sweepConsultations.run(given)
  await sweepQuestions(given)
  for (const job of schedulingJobs) if (!/invariants|waiting|waitlist/.test(job.name)) await job.run(given)
  await payOutWeekly(payouts)
  await sendPayouts(payouts)
  await askBank(payouts)
}

/** What a block ends, and has not: the question of a blocked client is answered, if it was asked. */
async function listOpenOfBlocked(db: Db) {
  const rows = await db<{ what: string }[]>`
    with blocked as (select person_id as id from restraints where kind = 'blocked' and lifted_at is null)
    select 'room ' || state as what from consultations where ended_at is null
      and (client_id in (select id from blocked) or consultant_id in (select id from blocked))
    union all select 'booking ' || state from bookings where ended_at is null
      and (client_id in (select id from blocked) or consultant_id in (select id from blocked))
    union all select 'question ' || state from written_questions where ended_at is null
      and (consultant_id in (select id from blocked) or client_id in (select id from blocked) and state = 'unsent')
    union all select 'session' from sessions where ended_at is null and person_id in (select id from blocked)`
  return rows.map(({ what }) => what)
}

async function listStuck(db: Db) {
  const rows = await db<{ what: string }[]>`
    select 'room ' || state as what from consultations where ended_at is null
    union all select 'booking ' || state from bookings where ended_at is null
    union all select 'question ' || state from written_questions where ended_at is null
    union all select 'credit aside of ' || id from ledger_accounts
      where (id like 'client:%:reserved' or id like 'client:%:booked') and balance > 0
    union all select 'busy' from busy_consultants`
  return rows.map(({ what }) => what)
}

const listViolations = async (db: Db) =>
  [
    ...(await findLedgerViolations(db)),
    ...(await findConsultationViolations(db)),
    ...(await findBookingViolations(db)),
    ...(await findQuestionViolations(db)),
    ...(await findPayoutViolations(db)),
    ...(await findReceiptViolations(db)),
  ].map((violation) => JSON.stringify(violation))

/** P1: what a client had is what is left and what rooms, bookings and questions charged, each once. */
async function listMiscounted(db: Db, victims: readonly Victim[]) {
  const rows = await db<{ id: string; left: bigint; charged: bigint }[]>`
    select p.id, (select balance from ledger_accounts where id = 'client:' || p.id || ':available') as left,
      ((select coalesce(sum(captured + fee), 0) from consultations where client_id = p.id)
      + (select coalesce(sum(fee), 0) from bookings where client_id = p.id and opened_at is null)
      + (select coalesce(sum(captured), 0) from written_questions where client_id = p.id))::bigint as charged
    from people p where p.id = any(${victims.map(({ client }) => client)}::uuid[])`
  return rows
    .filter(({ left, charged }) => left + charged !== HAD)
    .map(({ id, left, charged }) => `P1 ${id}: ${left} left and ${charged} charged of ${HAD}`)
}
