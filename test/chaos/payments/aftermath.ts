import type { Shop } from '#test/support/payment-shop.ts'
import type { Seeded } from '#test/support/seeded.ts'
import { isRefusal } from '#shared/refusal.ts'
import { ringAbout } from './ring.ts'
import { isPaid, type Story } from './story.ts'
import type { Storm } from './storm-payments.ts'

const AT_ONCE = 20
const MOODS = ['devolver-na-hora', 'devolver-devagar', 'recusar-devolucao']
const EXPECTED = ['refund_of_unpaid', 'refund_of_contested', 'refund_too_large', 'refund_spent'].map(
  (code) => `payments.${code}`,
)

/**
 * What happens to payments once they are paid: people spend, refunds are asked for two at a time, banks are told
 * stories, and decide.
 */
export async function afterPaying(
  shop: Shop,
  stories: readonly Story[],
  luck: Seeded,
  storm: Storm,
  work: () => Promise<void>,
) {
  const spenders = [...new Set(stories.map(({ personId }) => personId))].filter(() => luck.chance(0.2))
  for (const personId of spenders) {
    const amount = (await shop.creditsOf(personId)) / BigInt(1 + luck.below(3))
    if (amount > 0n) await shop.spend(personId, amount)
    storm.spent.set(personId, amount)
  }
  const touched = luck.shuffled(stories.filter((story) => isPaid(story) && story.after !== 'kept'))
  for (let first = 0; first < touched.length; first += AT_ONCE) {
    const wave = touched.slice(first, first + AT_ONCE)
    await Promise.all(wave.map((story) => happen(shop, story, luck, storm)))
    await ringAbout(
      shop,
      wave.map(({ id }) => id),
      luck,
      storm,
      work,
    )
    await Promise.all(wave.map(async ({ id, decision }) => decision && shop.press({ id }, decision)))
    await ringAbout(
      shop,
      wave.filter(() => luck.chance(0.7)).map(({ id }) => id),
      luck,
      storm,
      work,
    )
  }
}

async function happen(shop: Shop, story: Story, luck: Seeded, storm: Storm) {
  const contest = () => shop.press(story, 'contestar')
  await shop.press(story, luck.pick(MOODS))
  if (story.after === 'contested') return contest()
  const parts = Array.from({ length: 1 + luck.below(2) }, () => BigInt(1 + luck.below(Number(story.amount))))
  await Promise.all([
    ...parts.map((amount) => refund(shop, story, amount, storm)),
    ...(story.after === 'both' ? [contest()] : []),
  ])
}

/** Whatever is refused is refused for a reason that we know. */
async function refund(shop: Shop, story: Story, amount: bigint, storm: Storm) {
  try {
    await shop.refund(story, amount)
    storm.refunds++
  } catch (error) {
    if (!EXPECTED.some((code) => isRefusal(error, code))) throw error
  }
}
