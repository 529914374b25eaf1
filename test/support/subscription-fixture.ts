import { cancelSubscription } from '#domains/subscriptions/cancel-subscription.ts'
import { startSubscription } from '#domains/subscriptions/index.ts'
import { resumeSubscription } from '#domains/subscriptions/resume-subscription.ts'
import { subscriptionView } from '#domains/subscriptions/subscription-views.ts'
import { findSubscription } from '#domains/subscriptions/sql.ts'
import { sweepSubscriptions } from '#domains/subscriptions/sweep-subscriptions.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { promotionalOf, availableOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { PaymentFixture } from './payment-fixture.ts'

export const LUA_PLAN = { slug: 'assinatura-lua', title: 'Lua', price: 1_990n, bonus: 2_200n }
const HOUR_S = 3_600

/** A client with a subscription, on a clock that tests set. */
export function openSubscriptionFixture(payments: PaymentFixture) {
  const { db } = payments.context
  const work = async () => {
    await payments.work()
    await sweepSubscriptions(payments.context)
  }
  return {
    /** Ana pays the first month with a test card, which the bank saves. */
    async byCard(card = 'approved') {
      const ana = await payments.client('Ana')
      const payment = await payments.buyByCard(ana, LUA_PLAN.price, { keepsCard: true })
      await payments.type(payment, card, { keeps: true })
      await payments.wait(6)
      return { ana, id: await begin(payments, ana, payment.id, 'card') }
    },
    async byPix() {
      const ana = await payments.client('Ana')
      const payment = await payments.buy(ana, LUA_PLAN.price)
      await payments.press(payment, 'pagar')
      await payments.wait(6)
      return { ana, id: await begin(payments, ana, payment.id, 'pix') }
    },
    work,
    /** Hours with a running worker, which works whenever something is due, and in the seconds after if it goes on. */
    async passHours(hours: number) {
      const end = payments.time.now().getTime() + hours * HOUR_S * 1_000
      await work()
      for (let now = payments.time.now(); now.getTime() < end; now = payments.time.now()) {
        const due = Math.min(await nextDueAt(db, now), end)
        payments.time.pass((due - now.getTime()) / 1_000)
        await work()
        for (let n = 0; n < 3 && (await isUnderWay(db, new Date(due))); n++) {
          payments.time.pass(4)
          await work()
        }
      }
    },
    /** Hours without a worker. */
    skipHours: (hours: number) => payments.time.pass(hours * HOUR_S),
    read: async (id: string) =>
      subscriptionView(db, (await findSubscription(db, id))!, { gateways: ['sandbox'], readAt: payments.time.now() }),
    cancel: (id: string, personId: string) => cancelSubscription(db, { id, personId, clock: payments.time.clock }),
    resume: (id: string, personId: string) =>
      resumeSubscription(db, { id, personId, clock: payments.time.clock, gateways: ['sandbox'] }),
    mailsOf: async (id: string) => mailsOf(db, id),
    /** Credit and bonus that Ana can spend. */
    moneyOf: (ana: string) =>
      Promise.all([availableOf(ana), promotionalOf(ana)].map((account) => balanceOf(db, account))),
    statesOf: async (ana: string) => (await chargesOf(db, ana)).map(({ state }) => state),
    chargesOf: (person: string) => chargesOf(db, person),
  }
}

/** When the next thing is due: about a subscription, or the expiry of a payment. */
async function nextDueAt(db: Db, now: Date): Promise<number> {
  const [row] = await db<{ at: Date | null }[]>`
    select least((select min(next_act_at) from subscriptions where next_act_at > ${now}),
      (select min(expires_at) from payments where state in ('created', 'pending') and expires_at > ${now})) as at`
  return row!.at?.getTime() ?? Number.POSITIVE_INFINITY
}

/** Whether a subscription has more to do, or the bank, its webhooks or an attempt have not come to their end. */
async function isUnderWay(db: Db, now: Date): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`
    select exists (select from subscriptions where next_act_at <= ${now})
      or exists (select from payment_attempts where subject_kind = 'subscription_period' and outcome is null)
      or exists (select from sandbox.moves where done_at is null)
      or exists (select from sandbox.notices where delivered_at is null)
      or exists (select from sandbox.refunds where state = 'pending')
      or exists (select from payment_webhooks where processed_at is null) as is`
  return row!.is
}

const begin = (payments: PaymentFixture, personId: string, paymentId: string, paysBy: 'card' | 'pix') =>
  inTransaction(payments.context.db, async (tx) => {
    await startSubscription(tx, {
      ...LUA_PLAN,
      id: paymentId,
      personId,
      paysBy,
      paid: LUA_PLAN.price,
      paymentId,
      at: payments.time.now(),
    })
    return paymentId
  })

const mailsOf = async (db: Db, id: string) => {
  const mails = await db<
    { key: string }[]
  >`select key from mails where key like ${`subscription:${id}:%`} order by queued_at, key`
  return mails.map(({ key }) => key.slice(`subscription:${id}:`.length).replace(/\d{10,}/, '…'))
}

const chargesOf = (db: Db, person: string) =>
  db<
    { state: string; amount: bigint }[]
  >`select state, amount from payments where person_id = ${person} order by created_at`
