import type { PaymentFixture } from '#test/support/payment-fixture.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { StressCounts } from './stress-counts.ts'

const AT_ONCE = 20
const MOST_WEBHOOKS = 10

/** Sends webhooks for these payments in random order: genuine, repeated and forged ones, while time and jobs go on. */
export async function sendWebhooks(
  fixture: PaymentFixture,
  ids: readonly string[],
  random: SeededRandom,
  counts: StressCounts,
  work: () => Promise<void>,
) {
  const rows = await Promise.all(ids.map((id) => fixture.payment(id)))
  const webhooks = random.shuffled(
    rows.flatMap((row) => Array.from({ length: random.below(MOST_WEBHOOKS + 1) }, () => row)),
  )
  for (let first = 0; first < webhooks.length; first += AT_ONCE) {
    const batch = webhooks.slice(first, first + AT_ONCE)
    fixture.time.pass(random.below(3))
    const deliveries = batch.map(async ({ gatewayId }): Promise<void> => {
      const forgery = random.chance(0.15)
        ? random.pick([
            { secret: 'a-guess-that-is-long-enough' },
            { signedId: webhooks[0]!.gatewayId === gatewayId ? 'SBX00' : webhooks[0]!.gatewayId! },
          ])
        : undefined
      const { status } = await fixture.sendWebhook(gatewayId!, forgery)
      counts.deliveries++
      if (forgery) counts.forged++
      if (status !== (forgery ? 401 : 200))
        counts.violations.push(`a ${forgery ? 'forged' : 'genuine'} webhook was answered ${status}`)
    })
    await Promise.all([...deliveries, work()])
  }
}
