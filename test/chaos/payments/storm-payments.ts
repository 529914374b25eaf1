import { sweepReconciliations } from '#domains/payments/reconciliation/sweep-reconciliations.ts'
import { sweepRefunds } from '#domains/payments/refunds/sweep-refunds.ts'
import { sweepChecks, sweepOverdue } from '#domains/payments/sweep-payments.ts'
import type { Till } from '#domains/payments/till.ts'
import { processWebhooks } from '#domains/payments/webhooks/process-webhooks.ts'
import type { Charge } from '#gateways/payments/port.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import type { Db } from '#platform/db.ts'
import type { Mood } from '#test/support/faulty-gateway.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { seeded, type Seeded } from '#test/support/seeded.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { afterPaying } from './aftermath.ts'
import { judge } from './judge.ts'
import { buyWave } from './buy-wave.ts'
import { ringAbout } from './ring.ts'
import { newStory, type Story } from './story.ts'

const PER_PERSON = 8
const AT_ONCE = 20
const HOUR_S = 3_600
/** Two days of late money, and a backlog of a few thousand. */
const MOST_HOURS = 2_000
/** How long a gateway that hangs is waited for. */
const WITHIN_MS = 250

export type Storm = {
  seed: number
  payments: number
  deliveries: number
  forged: number
  credited: number
  refunds: number
  disputes: number
  suspended: number
  /** What no webhook told, and only the comparison of books found; and what it could not make agree. */
  healed: number
  differing: number
  lost: number
  doubled: number
  violations: string[]
  /** What people spent, in centavos. */
  spent: Map<string, bigint>
}

/**
 * Buys `payments` times by Pix and card, gives back, contests, and rings about ten times as often: doubled, shuffled,
 * late, lost and forged, with a gateway in every mood and two processes (`dbs`) at work. Counts what came out wrong;
 * `differing`, `lost`, `doubled` and `violations` must be empty.
 */
export async function stormPayments(
  dbs: readonly [Db, Db],
  { payments, seed }: { payments: number; seed: number },
): Promise<Omit<Storm, 'spent'>> {
  const luck = seeded(seed)
  const weather = { calm: false }
  const shortened = new Set<string>()
  const shop = openShop(dbs[0], {
    time: settableClock(),
    mood: moodOf(luck, weather),
    bend: bendOf(shortened),
    withinMs: WITHIN_MS,
  })
  const tills: [Till, Till] = [
    { ...shop.till, db: dbs[0] },
    { ...shop.till, db: dbs[1] },
  ]
  const work = async () => {
    await moveDue(shop.bank)
    await Promise.all(
      tills.flatMap((till) => [processWebhooks(till), sweepChecks(till), sweepOverdue(till), sweepRefunds(till)]),
    )
  }
  const counts = {
    deliveries: 0,
    forged: 0,
    credited: 0,
    refunds: 0,
    disputes: 0,
    suspended: 0,
    healed: 0,
    differing: 0,
    lost: 0,
    doubled: 0,
  }
  const storm: Storm = { seed, payments, ...counts, violations: [], spent: new Map() }

  const stories = await buyAll(shop, { payments, luck, shortened, storm, work })
  await pass(shop, 2_400, 120, work)
  await Promise.all(tills.map(sweepReconciliations))
  await afterPaying(shop, stories, luck, storm, work)
  for (const story of stories) if (story.fate === 'late') await shop.press(story, 'pagar-depois-de-expirar')
  weather.calm = true
  await ringAbout(shop, luck.shuffled(stories.filter(() => luck.chance(0.5)).map(({ id }) => id)), luck, storm, work)
  await waitUntilQuiet(shop, work)
  await compareBooks(shop, tills, storm)
  await judge(shop, stories, storm)
  const { spent: _, ...told } = storm
  return told
}

/** One call in ten meets a gateway that is away, or hangs, or does what it was asked and does not say so. */
const moodOf = (luck: Seeded, weather: { calm: boolean }) => (): Mood => {
  if (weather.calm || luck.chance(0.9)) return 'well'
  return luck.chance(0.02) ? 'slow' : luck.pick(['down', 'garbage', 'lost_answer'] as const)
}

const bendOf =
  (shortened: ReadonlySet<string>) =>
  (charge: Charge): Charge =>
    charge.state === 'paid' && shortened.has(charge.reference) ? { ...charge, amount: charge.amount - 1n } : charge

type Buying = { payments: number; luck: Seeded; shortened: Set<string>; storm: Storm; work: () => Promise<void> }

async function buyAll(shop: Shop, { payments, luck, shortened, storm, work }: Buying): Promise<Story[]> {
  const stories: Story[] = []
  for (let first = 0; first < payments; first += AT_ONCE) {
    const people = await Promise.all(Array.from({ length: Math.ceil(AT_ONCE / PER_PERSON) }, () => shop.client('Ana')))
    const wave = Array.from({ length: Math.min(AT_ONCE, payments - first) }, (_, i) =>
      newStory(people[Math.floor(i / PER_PERSON)]!, luck),
    )
    for (const { id, fate } of wave) if (fate === 'short') shortened.add(id)
    await buyWave(shop, wave, luck, work)
    await ringAbout(
      shop,
      wave.map(({ id }) => id),
      luck,
      storm,
      work,
    )
    stories.push(...wave)
  }
  return stories
}

async function pass(shop: Shop, seconds: number, step: number, work: () => Promise<void>) {
  for (let passed = 0; passed < seconds; passed += step) {
    shop.time.pass(step)
    await work()
  }
}

/** Until nothing is asked about any more. */
async function waitUntilQuiet(shop: Shop, work: () => Promise<void>) {
  for (let quiet = 0, hours = 0; quiet < 2; hours++) {
    const waiting = await listWaiting(shop.till.db)
    if (hours === MOST_HOURS)
      throw new Error(`after ${MOST_HOURS} calm hours the shop still waits for ${JSON.stringify(waiting)}`)
    await pass(shop, HOUR_S, HOUR_S, work)
    quiet = waiting.length === 0 ? quiet + 1 : 0
  }
}

/** Payments and refunds that will be asked about again, and charges that rang and were not answered. */
const listWaiting = (db: Db) => db<{ id: string; state: string }[]>`
  select id::text, state from payments where next_check_at is not null
  union all select payment_id::text, 'refund ' || n from payment_refunds where next_try_at is not null
  union all select gateway_id, 'rings' from payment_webhooks where verified and processed_at is null`

/**
 * The comparison of the next night, by both processes at once, finds what webhooks never told; the one after it finds
 * nothing.
 */
async function compareBooks(shop: Shop, tills: readonly Till[], storm: Storm) {
  for (let night = 0; night < 2; night++) {
    shop.time.pass(24 * HOUR_S)
    await Promise.all(tills.map(sweepReconciliations))
  }
  const runs = await shop.till.db<{ healed: number; differences: number; unexplained: bigint; ended: boolean }[]>`
    select healed, unexplained, ended_at is not null as ended, (select count(*)::int from payment_differences d
      where d.reconciliation_id = r.id) as differences
    from payment_reconciliations r order by asked_at desc`
  storm.healed = runs.reduce((sum, { healed }) => sum + (healed ?? 0), 0)
  storm.differing = runs.slice(0, 2).reduce((sum, { differences }) => sum + differences, 0)
  if (runs[0]?.healed !== 0) storm.violations.push(`the last comparison still made ${runs[0]?.healed} payments good`)
  for (const { ended, unexplained } of runs)
    if (!ended || unexplained !== 0n) storm.violations.push(`a comparison ended: ${ended}, unexplained ${unexplained}`)
}
