import { startSubscription } from '#domains/subscriptions/index.ts'
import { shownSubscription } from '#domains/subscriptions/shown-subscriptions.ts'
import { findSubscription } from '#domains/subscriptions/sql.ts'
import { sweepSubscriptions } from '#domains/subscriptions/sweep-subscriptions.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Shop } from './payment-shop.ts'

export const LUA = { slug: 'assinatura-lua', title: 'Lua', price: 1_990n, bonus: 2_200n }
const HOUR_S = 3_600

/** Somebody with a subscription in a shop whose time goes only when it is told to. */
export function subscriberIn(shop: Shop) {
  const { db } = shop.till
  const work = async () => {
    await shop.work()
    await sweepSubscriptions(shop.till)
  }
  return {
    /** Ana pays the first month; a test card is kept by the bank. */
    async byCard(card = 'approved') {
      const ana = await shop.client('Ana')
      const payment = await shop.buyByCard(ana, LUA.price, { keepsCard: true })
      await shop.type(payment, card, { keeps: true })
      await shop.wait(6)
      return { ana, id: await begin(shop, ana, payment.id, 'card') }
    },
    async byPix() {
      const ana = await shop.client('Ana')
      const payment = await shop.buy(ana, LUA.price)
      await shop.press(payment, 'pagar')
      await shop.wait(6)
      return { ana, id: await begin(shop, ana, payment.id, 'pix') }
    },
    work,
    /** Hours in which everybody works: whenever something is due, and in the seconds after that. */
    async live(hours: number) {
      const end = shop.time.now().getTime() + hours * HOUR_S * 1_000
      await work()
      for (let now = shop.time.now(); now.getTime() < end; now = shop.time.now()) {
        const due = Math.min(await nextMoment(db, now), end)
        shop.time.pass((due - now.getTime()) / 1_000)
        await work()
        for (let n = 0; n < 3; n++) {
          shop.time.pass(4)
          await work()
        }
      }
    },
    /** Nobody works. */
    sleep: (hours: number) => shop.time.pass(hours * HOUR_S),
    seen: async (id: string) =>
      shownSubscription(db, (await findSubscription(db, id))!, { gateway: 'sandbox', readAt: shop.time.now() }),
    lettersOf: async (id: string) => lettersOf(db, id),
    chargesOf: async (person: string) =>
      db<
        { state: string; amount: bigint }[]
      >`select state, amount from payments where person_id = ${person} order by created_at`,
  }
}

/** When the next thing happens by itself: something is due about a subscription, or a payment can be paid no more. */
async function nextMoment(db: Db, now: Date): Promise<number> {
  const [row] = await db<{ at: Date | null }[]>`
    select least((select min(next_act_at) from subscriptions where next_act_at > ${now}),
      (select min(expires_at) from payments where state in ('created', 'pending') and expires_at > ${now})) as at`
  return row!.at?.getTime() ?? Number.POSITIVE_INFINITY
}

const begin = (shop: Shop, personId: string, paymentId: string, paysBy: 'card' | 'pix') =>
  inTransaction(shop.till.db, async (tx) => {
    await startSubscription(tx, {
      ...LUA,
      id: paymentId,
      personId,
      paysBy,
      paid: LUA.price,
      paymentId,
      at: shop.time.now(),
    })
    return paymentId
  })

const lettersOf = async (db: Db, id: string) => {
  const mails = await db<
    { key: string }[]
  >`select key from mails where key like ${`subscription:${id}:%`} order by queued_at, key`
  return mails.map(({ key }) => key.slice(`subscription:${id}:`.length).replace(/\d{10,}/, '…'))
}
