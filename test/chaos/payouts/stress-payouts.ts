import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { findPayoutViolations } from '#domains/payouts/invariants.sql.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { collectEarningsDebts, oweEarnings, postJournals } from '#domains/wallet/index.ts'
import { COMMISSION, earningsOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { aConsultant } from '#test/support/people.ts'
import { seededRandom } from '#test/support/seeded-random.ts'

type Plan = {
  /** As the servers connect, and its owner, who makes the tables of the plan. */
  db: Db
  owner: Db
  url: string
  payouts: number
  seed: number
  /** Kills of each web and worker process. */
  kills: number
}

const SCRIPT = new URL('./payout-process.ts', import.meta.url).pathname
const WITH_PARENT = new URL('../../../bin/parts/exit-with-parent.mjs', import.meta.url).href
const PAYOUTS_OF_ONE = 10
/** Beyond that something hangs. */
const MOST_MS = 20 * 60_000

/**
 * Payouts of many consultants, by processes that are killed, at a bank that loses requests and answers, refuses, and
 * gives money back. Each must end as the bank says, paid at most once, and the ledger must be whole.
 */
export async function stressPayouts({ db, owner, url, payouts, seed, kills }: Plan) {
  const random = seededRandom(seed)
  await makePlan(db, owner, { payouts, random })
  const environment = { DATABASE_URL: url, BEGAN: String((await databaseClock(db)).getTime()), SEED: String(seed) }
  let killed = 0
  let isOver = false
  /** Begins again whenever it is killed; a web until it has asked for everything. */
  const keepUp = async (role: 'web' | 'worker') => {
    for (let left = kills; ; left--) {
      const child = start(role, environment)
      const ended = once(child, 'exit') as Promise<[number | null]>
      const plannedKill = wait(800 + random.below(2_500)).then(() => {
        if (left <= 0 || child.exitCode !== null || isOver) return
        killed += 1
        child.kill('SIGKILL')
      })
      const over = (async () => {
        while (!isOver && child.exitCode === null && child.signalCode === null) await wait(100)
        child.kill('SIGKILL')
      })()
      const [code] = await ended
      await Promise.all([plannedKill, over])
      if (isOver || (role === 'web' && code === 0)) return
      if (code !== null) throw new Error(`a ${role} ended by itself with ${code}`)
    }
  }
  const workers = Promise.all([keepUp('worker'), keepUp('worker')])
  try {
    await keepUp('web')
    await waitForEnd(db)
  } finally {
    isOver = true
    await workers
  }
  return { killed, ...(await judge(db)) }
}

function start(role: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', WITH_PARENT, SCRIPT], {
    env: { ...process.env, ...environment, ROLE: role },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Consultants with less than they will ask for, a few of them with a debt. */
async function makePlan(
  db: Db,
  owner: Db,
  { payouts, random }: { payouts: number; random: ReturnType<typeof seededRandom> },
) {
  await owner`create table chaos_plan (id uuid primary key, consultant_id uuid not null, amount bigint not null)`
  await owner`create table chaos_repeated (id uuid not null)`
  await owner.unsafe('grant select, insert on chaos_plan, chaos_repeated to public')
  for (let made = 0; made < payouts; made += PAYOUTS_OF_ONE) {
    const consultantId = await aConsultant(db, 'Luna')
    const amounts = Array.from({ length: Math.min(PAYOUTS_OF_ONE, payouts - made) }, () =>
      BigInt(3_000 + random.below(17_000)),
    )
    const earned = (amounts.reduce((sum, amount) => sum + amount, 0n) * 9n) / 10n + 3_000n
    const earn = (amount: bigint) =>
      postJournals(db, [
        {
          key: `clear:${randomUUID()}`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'earnings_clear',
          postings: [{ from: COMMISSION, to: earningsOf(consultantId), amount }],
        },
      ])
    if (random.chance(0.3))
      await inTransaction(db, async (tx) => {
        const subject = { kind: 'consultation', id: randomUUID(), n: 1 } as const
        const owing = {
          id: `${subject.id}-1`,
          subject,
          consultantId,
          clientId: consultantId,
          amount: 2_000n,
          at: new Date(),
        }
        await oweEarnings(tx, owing)
      })
    await earn(earned)
    await inTransaction(db, (tx) => collectEarningsDebts(tx, consultantId))
    for (const amount of amounts)
      await db`insert into chaos_plan values (${uuidOf(random)}, ${consultantId}, ${amount})`
  }
}

function uuidOf(random: ReturnType<typeof seededRandom>) {
  const hex = Array.from({ length: 16 }, () => random.below(256).toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Nothing is on the way, and whatever the bank gave back has been heard of. */
async function waitForEnd(db: Db) {
  const until = Date.now() + MOST_MS
  while (Date.now() < until) {
    const [row] = await db<{ open: number }[]>`
      select count(*)::int as open from payouts o left join sandbox.transfers t on t.id = o.id
      where o.state not in ('paid', 'failed', 'returned') or o.state = 'paid' and t.returned_at is not null`
    if (row!.open === 0) return
    await wait(200)
  }
  throw new Error('payouts did not end')
}

/** What the bank did beside what the books say. All but the first two must be zero or empty. */
async function judge(db: Db) {
  const [row] = await db<
    { asked: number; paid: number; repeated: number; lost: number; differing: number; bank: bigint }[]
  >`
    select (select count(*)::int from payouts) as asked,
      (select count(*)::int from payouts where paid_at is not null) as paid,
      (select count(*)::int from chaos_repeated) as repeated,
      (select count(*)::int from sandbox.transfers t
        where taken_at is not null and not exists (select from payouts o where o.id = t.id)) as lost,
      (select count(*)::int from payouts o left join sandbox.transfers t on t.id = o.id
        where t.taken_at is null or t.amount <> o.amount or t.tax_id <> o.tax_id
          or o.state = 'failed' and t.refused_for is distinct from o.failure and t.returned_for is distinct from o.failure
          or o.state in ('paid', 'returned') and t.end_to_end_id is distinct from o.end_to_end_id
          or o.state = 'paid' and t.returned_at is not null) as differing,
      account_balance('platform:bank') - coalesce((select sum(amount) from sandbox.transfers
        where taken_at is not null and refused_for is null and returned_at is null), 0)::bigint as bank`
  const violations = [
    ...(await findPayoutViolations(db)),
    ...(await findLedgerViolations(db)),
    ...(await findReceiptViolations(db)),
  ]
  return { ...row!, bank: Number(row!.bank), violations }
}

/** Whether a run found anything. */
export const hasPayoutFaults = (found: Awaited<ReturnType<typeof stressPayouts>>) =>
  found.repeated + found.lost + found.differing + Math.abs(found.bank) + found.violations.length > 0
