import type { Shop } from '#test/support/payment-shop.ts'
import type { Seeded } from '#test/support/seeded.ts'
import type { Storm } from './storm-payments.ts'

const AT_ONCE = 20
const MOST_RINGS = 10

/**
 * Rings for these payments in a mixed order: true, repeated, forged, over other data, while time goes by and jobs run.
 */
export async function ringAbout(
  shop: Shop,
  ids: readonly string[],
  luck: Seeded,
  storm: Storm,
  work: () => Promise<void>,
) {
  const rows = await Promise.all(ids.map((id) => shop.payment(id)))
  const rings = luck.shuffled(rows.flatMap((row) => Array.from({ length: luck.below(MOST_RINGS + 1) }, () => row)))
  for (let first = 0; first < rings.length; first += AT_ONCE) {
    const batch = rings.slice(first, first + AT_ONCE)
    shop.time.pass(luck.below(3))
    const rung = batch.map(async ({ gatewayId }): Promise<void> => {
      const forgery = luck.chance(0.15)
        ? luck.pick([
            { secret: 'a-guess-that-is-long-enough' },
            { signedId: rings[0]!.gatewayId === gatewayId ? 'SBX00' : rings[0]!.gatewayId! },
          ])
        : undefined
      const { status } = await shop.ring(gatewayId!, forgery)
      storm.deliveries++
      if (forgery) storm.forged++
      if (status !== (forgery ? 401 : 200))
        storm.violations.push(`a ${forgery ? 'forged' : 'true'} ring was answered ${status}`)
    })
    await Promise.all([...rung, work()])
  }
}
