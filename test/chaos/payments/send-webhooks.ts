import type { PaymentFixture } from '#test/support/payment-fixture.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { StressCounts } from './stress-payments.ts'

const AT_ONCE = 20
const MOST_WEBHOOKS = 10

/**
 * Rings for these payments in a mixed order: true, repeated, forged, over other data, while time goes by and jobs run.
 */
export async function sendWebhooks(
  fixture: PaymentFixture,
  ids: readonly string[],
  random: SeededRandom,
  counts: StressCounts,
  work: () => Promise<void>,
) {
  const rows = await Promise.all(ids.map((id) => fixture.payment(id)))
  const rings = random.shuffled(
    rows.flatMap((row) => Array.from({ length: random.below(MOST_WEBHOOKS + 1) }, () => row)),
  )
  for (let first = 0; first < rings.length; first += AT_ONCE) {
    const batch = rings.slice(first, first + AT_ONCE)
    fixture.time.pass(random.below(3))
    const rung = batch.map(async ({ gatewayId }): Promise<void> => {
      const forgery = random.chance(0.15)
        ? random.pick([
            { secret: 'a-guess-that-is-long-enough' },
            { signedId: rings[0]!.gatewayId === gatewayId ? 'SBX00' : rings[0]!.gatewayId! },
          ])
        : undefined
      const { status } = await fixture.sendWebhook(gatewayId!, forgery)
      counts.deliveries++
      if (forgery) counts.forged++
      if (status !== (forgery ? 401 : 200))
        counts.violations.push(`a ${forgery ? 'forged' : 'true'} ring was answered ${status}`)
    })
    await Promise.all([...rung, work()])
  }
}
