import { cancelSubscription } from '#domains/subscriptions/cancel-subscription.ts'
import { resumeSubscription } from '#domains/subscriptions/resume-subscription.ts'
import { startSubscription } from '#domains/subscriptions/start-subscription.ts'
import { sweepSubscriptions } from '#domains/subscriptions/sweep-subscriptions.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { insertCard } from '#domains/payments/cards/sql.ts'
import { sweepRefunds } from '#domains/payments/refunds/sweep-refunds.ts'
import { sweepOverduePayments } from '#domains/payments/sweep-payments.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import { openInMemoryBank } from './in-memory-bank.ts'
import { type Outage, nextTickAt } from './calendar.ts'
import { bankAnswerOf, type SubscriptionScenario } from './scenario.ts'

export const PRICE = 1_990n
export const BONUS = 2_200n
const ROUNDS = 8
const AT_ONCE = 16
const TICKS_BETWEEN_STATISTICS = 500

/** Simulates the subscriptions with two workers at every full hour except in outages. Returns what the bank saw. */
export async function simulateSubscriptions(
  dbs: readonly [Db, Db],
  scenarios: readonly SubscriptionScenario[],
  outages: readonly Outage[],
  until: number,
) {
  let now = 0
  const clock = async () => new Date(now)
  const scenarioOf = new Map(scenarios.map((scenario) => [scenario.id, scenario]))
  const bank = openInMemoryBank(
    async (paymentId) => {
      const [row] = await dbs[0]<
        { id: string; n: number; attemptNumber: number }[]
      >`select subject_id as id, subject_part as n, attempt_number as "attemptNumber" from payment_attempts
        where payment_id = ${paymentId}`
      return bankAnswerOf(scenarioOf.get(row!.id)!, row!.n, row!.attemptNumber)
    },
    () => new Date(now),
  )
  const { gateway } = bank
  const contexts = dbs.map((db) => ({ db, clock, log, gateway, gateways: soleGateway(gateway) }))
  const [db, context] = [dbs[0], contexts[0]!]

  const acts = scenarios
    .flatMap((scenario) => [
      { at: scenario.startedAt, act: () => begin(db, scenario, new Date(now)) },
      ...(scenario.cancelAt
        ? [{ at: scenario.cancelAt, act: () => cancelSubscription(db, { ...scenario, clock }) }]
        : []),
      ...(scenario.resumeAt
        ? [{ at: scenario.resumeAt, act: () => resumeSubscription(db, { ...scenario, clock, gateways: ['model'] }) }]
        : []),
    ])
    .toSorted((a, b) => a.at - b.at)

  async function tick() {
    for (const charge of bank.answersBy(now)) await applyGatewayState(context, charge)
    await sweepOverduePayments(context)
    for (let round = 0; round < ROUNDS && (round === 0 || (await isBusy(db, now))); round++)
      await Promise.all(contexts.map(sweepSubscriptions))
    await sweepRefunds(context)
  }

  for (let [last, ticks] = [0, 0]; ; ) {
    const act = acts[0]
    const due = Math.min(await nextDue(db), bank.nextAnswerAt())
    const next = nextTickAt(Math.max(due, last + 1), outages)
    if (act && act.at <= Math.min(next, until)) {
      const wave = acts.splice(
        0,
        Math.max(
          1,
          Math.min(
            AT_ONCE,
            acts.findIndex(({ at }) => at !== act.at),
          ),
        ),
      )
      now = act.at
      await Promise.all(wave.map((one) => one.act().catch(ignoreRefusals)))
      continue
    }
    if (next > until) return bank
    now = last = next
    // A throwaway server has no autovacuum, and without statistics the planner would scan all payments to find one.
    if (ticks++ % TICKS_BETWEEN_STATISTICS === 0) await db`analyze`
    await tick()
  }
}

/** A resumption that comes too late is refused, which is a valid answer. */
function ignoreRefusals(error: unknown) {
  if (!(error instanceof Refusal)) throw error
}

/** Whether something is due now, or an answer of the bank was not handled yet. */
async function isBusy(db: Db, now: number): Promise<boolean> {
  const [row] = await db<{ busy: boolean }[]>`
    select exists (select 1 from subscriptions where next_act_at <= ${new Date(now)})
      or exists (select 1 from payment_attempts t left join payments p on p.id = t.payment_id
        where t.subject_kind = 'subscription_period' and t.outcome is null and coalesce(p.state, 'paid') not in ('created', 'pending')) as busy`
  return row!.busy
}

async function nextDue(db: Db): Promise<number> {
  const [row] = await db<{ at: Date | null }[]>`
    select least((select min(next_act_at) from subscriptions), (select min(expires_at) from payments
      where state = 'pending' and not processing)) as at`
  return row!.at?.getTime() ?? Number.POSITIVE_INFINITY
}

/** The first month is free, so that every centavo at the bank comes from a renewal. */
const begin = (db: Db, { id, personId, paysBy }: SubscriptionScenario, at: Date) =>
  inTransaction(db, async (tx) => {
    await tx`insert into people (id, email, first_name, role)
      values (${personId}, ${`${personId}@example.com`}, 'Ana', 'client')`
    if (paysBy === 'card')
      await insertCard(tx, {
        id: personId,
        personId,
        gateway: 'model',
        token: personId,
        brand: 'Visa',
        lastFour: '4242',
        at,
      })
    const agreed = { id, personId, slug: 'assinatura-lua', title: 'Lua', price: PRICE, bonus: BONUS, paysBy }
    await startSubscription(tx, { ...agreed, paid: 0n, paymentId: null, at })
  })
