import { sweepReconciliations } from '#domains/payments/reconciliation/sweep-reconciliations.ts'
import { sweepRefunds } from '#domains/payments/refunds/sweep-refunds.ts'
import { sweepPaymentChecks, sweepOverduePayments } from '#domains/payments/sweep-payments.ts'
import type { GatewayContext } from '#domains/payments/payment-context.ts'
import { processWebhooks } from '#domains/payments/webhooks/process-webhooks.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import type { Db } from '#platform/db.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { seededRandom, type SeededRandom } from '#test/support/seeded-random.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { refundAndDispute } from './refund-and-dispute.ts'
import { checkPayments } from './check-payments.ts'
import { buyWave } from './buy-wave.ts'
import { sendWebhooks } from './send-webhooks.ts'
import type { StressCounts } from './stress-counts.ts'
import { randomPaymentScenario, type PaymentScenario } from './scenario.ts'

const PER_PERSON = 8
const AT_ONCE = 20
const HOUR_S = 3_600
/** Two days of late payments, and a backlog of a few thousand. */
const MOST_HOURS = 2_000
/** The timeout for a gateway that hangs. */
const WITHIN_MS = 250

/**
 * Buys `payments` times by Pix and card, gives back, contests, with about ten webhooks each, doubled, shuffled, late,
 * lost and forged, on two processes (`dbs`). `differing`, `lost`, `doubled` and `violations` must be empty.
 */
export async function stressPayments(
  dbs: readonly [Db, Db],
  { payments, seed }: { payments: number; seed: number },
): Promise<Omit<StressCounts, 'spent'>> {
  const random = seededRandom(seed)
  const network = { calm: false }
  const shortened = new Set<string>()
  const fixture = openPaymentFixture(dbs[0], {
    time: settableClock(),
    fault: randomFault(random, network),
    alterCharge: shortenAmounts(shortened),
    withinMs: WITHIN_MS,
  })
  const contexts: [GatewayContext, GatewayContext] = [
    { ...fixture.context, db: dbs[0] },
    { ...fixture.context, db: dbs[1] },
  ]
  const work = async () => {
    await applyDueMoves(fixture.bank)
    await Promise.all(
      contexts.flatMap((context) => [
        processWebhooks(context),
        sweepPaymentChecks(context),
        sweepOverduePayments(context),
        sweepRefunds(context),
      ]),
    )
  }
  const zeros = {
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
  const counts: StressCounts = { seed, payments, ...zeros, violations: [], spent: new Map() }

  const scenarios = await buyInWaves(fixture, { payments, random, shortened, counts, work })
  await passTime(fixture, 2_400, 120, work)
  await Promise.all(contexts.map(sweepReconciliations))
  await refundAndDispute(fixture, scenarios, random, counts, work)
  for (const scenario of scenarios)
    if (scenario.outcome === 'late') await fixture.press(scenario, 'pagar-depois-de-expirar')
  network.calm = true
  await sendWebhooks(
    fixture,
    random.shuffled(scenarios.filter(() => random.chance(0.5)).map(({ id }) => id)),
    random,
    counts,
    work,
  )
  await waitUntilQuiet(fixture, work)
  await reconcileTwice(fixture, contexts, counts)
  await checkPayments(fixture, scenarios, counts)
  const { spent: _, ...result } = counts
  return result
}

/**
 * One call in ten fails: the gateway is down, hangs, answers garbage, or does what was asked and the answer is lost.
 */
const randomFault = (random: SeededRandom, network: { calm: boolean }) => (): GatewayFault => {
  if (network.calm || random.chance(0.9)) return 'none'
  return random.chance(0.02) ? 'slow' : random.pick(['down', 'garbage', 'lost_answer'] as const)
}

const shortenAmounts =
  (shortened: ReadonlySet<string>) =>
  (charge: Charge): Charge =>
    charge.state === 'paid' && shortened.has(charge.reference) ? { ...charge, amount: charge.amount - 1n } : charge

type BuyingOptions = {
  payments: number
  random: SeededRandom
  shortened: Set<string>
  counts: StressCounts
  work: () => Promise<void>
}

async function buyInWaves(
  fixture: PaymentFixture,
  { payments, random, shortened, counts, work }: BuyingOptions,
): Promise<PaymentScenario[]> {
  const scenarios: PaymentScenario[] = []
  for (let first = 0; first < payments; first += AT_ONCE) {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(AT_ONCE / PER_PERSON) }, () => fixture.client('Ana')),
    )
    const wave = Array.from({ length: Math.min(AT_ONCE, payments - first) }, (_, i) =>
      randomPaymentScenario(people[Math.floor(i / PER_PERSON)]!, random),
    )
    for (const { id, outcome } of wave) if (outcome === 'short') shortened.add(id)
    await buyWave(fixture, wave, random, work)
    await sendWebhooks(
      fixture,
      wave.map(({ id }) => id),
      random,
      counts,
      work,
    )
    scenarios.push(...wave)
  }
  return scenarios
}

async function passTime(fixture: PaymentFixture, seconds: number, step: number, work: () => Promise<void>) {
  for (let passed = 0; passed < seconds; passed += step) {
    fixture.time.pass(step)
    await work()
  }
}

/** Works until nothing is waiting for an answer. */
async function waitUntilQuiet(fixture: PaymentFixture, work: () => Promise<void>) {
  for (let quiet = 0, hours = 0; quiet < 2; hours++) {
    const waiting = await listWaiting(fixture.context.db)
    if (hours === MOST_HOURS)
      throw new Error(`after ${MOST_HOURS} hours without faults the shop still waits for ${JSON.stringify(waiting)}`)
    await passTime(fixture, HOUR_S, HOUR_S, work)
    quiet = waiting.length === 0 ? quiet + 1 : 0
  }
}

/** Payments and refunds that will be asked about again, and charges whose webhooks are not processed. */
const listWaiting = (db: Db) => db<{ id: string; state: string }[]>`
  select id::text, state from payments where next_check_at is not null
  union all select payment_id::text, 'refund ' || n from payment_refunds where next_attempt_at is not null
  union all select gateway_id, 'rings' from payment_webhooks where processed_at is null`

/**
 * The comparison of the next night, by both processes at once, finds what lost webhooks left out; the one after it
 * finds nothing.
 */
async function reconcileTwice(fixture: PaymentFixture, contexts: readonly GatewayContext[], counts: StressCounts) {
  for (let night = 0; night < 2; night++) {
    fixture.time.pass(24 * HOUR_S)
    await Promise.all(contexts.map(sweepReconciliations))
  }
  const runs = await fixture.context.db<{ healed: number; differences: number; unexplained: bigint; ended: boolean }[]>`
    select healed, unexplained, ended_at is not null as ended, (select count(*)::int from payment_differences d
      where d.reconciliation_id = r.id) as differences
    from payment_reconciliations r order by asked_at desc`
  counts.healed = runs.reduce((sum, { healed }) => sum + (healed ?? 0), 0)
  counts.differing = runs.slice(0, 2).reduce((sum, { differences }) => sum + differences, 0)
  if (runs[0]?.healed !== 0) counts.violations.push(`the last comparison still made ${runs[0]?.healed} payments good`)
  for (const { ended, unexplained } of runs)
    if (!ended || unexplained !== 0n) counts.violations.push(`a comparison ended: ${ended}, unexplained ${unexplained}`)
}
