import { answerChallenge } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import type { Shop } from '#test/support/payment-shop.ts'
import type { Seeded } from '#test/support/seeded.ts'
import type { Story } from './story.ts'

const POSTS = ['avisos-normais', 'avisos-em-dobro', 'avisos-fora-de-ordem', 'sem-avisos']
/** A wave that meets a gateway which is away one time in ten. */
const MOST_ROUNDS = 200

/** People ask for their payments, some with three clicks at once, and do at the bank what their story says. */
export async function buyWave(shop: Shop, wave: readonly Story[], luck: Seeded, work: () => Promise<void>) {
  await Promise.all(wave.flatMap((story) => Array.from({ length: luck.chance(0.3) ? 3 : 1 }, () => buy(shop, story))))
  await settleOpening(shop, wave, work)
  await Promise.all(
    wave.map(async (story) => {
      await shop.press(story, luck.pick(POSTS))
      if (story.method === 'card') await payByCard(shop, story)
      else if (story.fate === 'declined') await shop.press(story, 'recusar')
      else if (story.fate === 'paid' || story.fate === 'short') await shop.press(story, 'pagar')
    }),
  )
}

const buy = (shop: Shop, { personId, amount, id, method }: Story) =>
  method === 'pix' ? shop.buy(personId, amount, id) : shop.buyByCard(personId, amount, { id })

async function payByCard(shop: Shop, story: Story) {
  if (story.fate === 'unpaid') return
  await shop.type(story, story.card)
  const { gatewayId } = await shop.payment(story.id)
  if (story.card === 'challenge') await answerChallenge(shop.bank, gatewayId!, story.fate !== 'declined')
}

/** Until the bank knows every payment of this wave. */
async function settleOpening(shop: Shop, wave: readonly Story[], work: () => Promise<void>) {
  const isOpened = async () =>
    (await Promise.all(wave.map(({ id }) => shop.payment(id)))).every(({ state }) => state !== 'created')
  for (let round = 0; !(await isOpened()); round++) {
    if (round === MOST_ROUNDS)
      throw new Error(`after ${MOST_ROUNDS} rounds the bank does not know all of ${wave.map(({ id }) => id).join(' ')}`)
    shop.time.pass(5)
    await work()
  }
}
