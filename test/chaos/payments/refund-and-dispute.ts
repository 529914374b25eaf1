import type { PaymentFixture } from '#test/support/payment-fixture.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import { isRefusal } from '#shared/refusal.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { isPaid, type PaymentScenario } from './scenario.ts'
import type { StressCounts } from './stress-counts.ts'

const AT_ONCE = 20
const REFUND_BUTTONS = ['devolver-na-hora', 'devolver-devagar', 'recusar-devolucao']
const EXPECTED_REFUSALS = ['refund_of_unpaid', 'refund_of_contested', 'refund_too_large', 'refund_spent'].map(
  (code) => `payments.${code}`,
)

/** After the payments: people spend, refunds are requested two at a time, disputes are opened and decided. */
export async function refundAndDispute(
  fixture: PaymentFixture,
  scenarios: readonly PaymentScenario[],
  random: SeededRandom,
  counts: StressCounts,
  work: () => Promise<void>,
) {
  const spenders = [...new Set(scenarios.map(({ personId }) => personId))].filter(() => random.chance(0.2))
  for (const personId of spenders) {
    const amount = (await fixture.creditsOf(personId)) / BigInt(1 + random.below(3))
    if (amount > 0n) await fixture.spend(personId, amount)
    counts.spent.set(personId, amount)
  }
  const touched = random.shuffled(scenarios.filter((scenario) => isPaid(scenario) && scenario.laterAct !== 'kept'))
  for (let first = 0; first < touched.length; first += AT_ONCE) {
    const wave = touched.slice(first, first + AT_ONCE)
    await Promise.all(wave.map((scenario) => disturbPayment(fixture, scenario, random, counts)))
    await sendWebhooks(
      fixture,
      wave.map(({ id }) => id),
      random,
      counts,
      work,
    )
    await Promise.all(wave.map(async ({ id, decision }) => decision && fixture.press({ id }, decision)))
    await sendWebhooks(
      fixture,
      wave.filter(() => random.chance(0.7)).map(({ id }) => id),
      random,
      counts,
      work,
    )
  }
}

async function disturbPayment(
  fixture: PaymentFixture,
  scenario: PaymentScenario,
  random: SeededRandom,
  counts: StressCounts,
) {
  const contest = () => fixture.press(scenario, 'contestar')
  await fixture.press(scenario, random.pick(REFUND_BUTTONS))
  if (scenario.laterAct === 'contested') return contest()
  const parts = Array.from({ length: 1 + random.below(2) }, () => BigInt(1 + random.below(Number(scenario.amount))))
  await Promise.all([
    ...parts.map((amount) => refund(fixture, scenario, amount, counts)),
    ...(scenario.laterAct === 'both' ? [contest()] : []),
  ])
}

/** A refund may only be refused for a known reason. */
async function refund(fixture: PaymentFixture, scenario: PaymentScenario, amount: bigint, counts: StressCounts) {
  try {
    await fixture.refund(scenario, amount)
    counts.refunds++
  } catch (error) {
    if (!EXPECTED_REFUSALS.some((code) => isRefusal(error, code))) throw error
  }
}
