import { cancelContested } from '#domains/catalogue/goods/cancel-contested.ts'
import { expireOrder } from '#domains/catalogue/orders/expire-order.ts'
import { fulfilOrder } from '#domains/catalogue/orders/fulfil-order.ts'
import { releaseIdleBalance } from '#domains/catalogue/orders/reserve-balance.ts'
import { settleDisputedQuestion } from '#domains/catalogue/orders/settle-disputed-question.ts'
import { closeOverdueQuestion } from '#domains/written-questions/close-overdue-question.ts'
import { findAttempt } from '#domains/payments/attempts/sql.ts'
import { checkPayment } from '#domains/payments/checks/check-payment.ts'
import { expirePayment } from '#domains/payments/expire-payment.ts'
import { advanceSubscription } from '#domains/subscriptions/advance-subscription.ts'
import {
  closeCollectionAttempt,
  dropSpentPeriod,
} from '#domains/subscriptions/collection-attempts/close-collection-attempt.ts'
import { requestCollection } from '#domains/subscriptions/collection-attempts/request-collection.ts'
import { expireBonusesOf } from '#domains/wallet/grants/expire-bonuses.ts'
import { expireGrant } from '#domains/wallet/minutes/expire-minutes.ts'
import type { Db } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import type { Shop } from './shop.ts'

/** The jobs of the shop, for one client of whom nobody else knows. */
export class Jobs {
  /** What banks do with the charges of renewals. */
  renewals: Renewals = 'paid'
  readonly #shop: Shop
  readonly #clientId: string
  readonly #paymentIds: string[]

  /** `paymentIds`: where payments are added that renewals request. */
  constructor(shop: Shop, clientId: string, paymentIds: string[]) {
    this.#shop = shop
    this.#clientId = clientId
    this.#paymentIds = paymentIds
  }

  listDue = () => listDue(this.#shop.db, this.#clientId, this.#shop.time.now())

  /** What jobs would do now for this client. Answers whether there was anything. */
  async work(): Promise<boolean> {
    const { db, banks, time } = this.#shop
    const { clock } = time
    const context = { ...this.#shop.at(banks.gateways[0]!.name), ...this.#shop.contextOf(0) }
    const due = await this.listDue()
    for (const { what, id, gateway } of due) {
      if (what === 'check') await checkPayment(this.#shop.at(gateway!), id)
      if (what === 'expire_payment') await expirePayment(this.#shop.at(gateway!), id)
      if (what === 'fulfil') await fulfilOrder(db, { id, clock })
      if (what === 'release') await releaseIdleBalance(db, id, time.now())
      if (what === 'expire_order') await expireOrder(db, { id, clock })
      if (what === 'contested') await settleDisputedQuestion(db, { id, clock })
      if (what === 'taken') await cancelContested(db, { id, clock })
      if (what === 'question') await closeOverdueQuestion(db, { id, clock })
      if (what === 'answered') await this.#closeAttempt(id)
      if (what === 'subscription') await advanceSubscription(context, id)
      if (what === 'unrequested') await this.#collect(context, id)
      if (what === 'bonus') await expireBonusesOf(db, this.#clientId, clock)
      if (what === 'minutes') await expireGrant(db, id, clock)
    }
    return due.length > 0
  }

  async #collect(context: Parameters<typeof requestCollection>[0], paymentId: string) {
    const { db, banks } = this.#shop
    await requestCollection(context, (await findAttempt(db, paymentId))!)
    if (!banks.knows(paymentId)) return
    this.#paymentIds.push(paymentId)
    if (this.renewals === 'paid') banks.pay(paymentId)
    if (this.renewals === 'declined') banks.decline(paymentId)
    if (this.renewals !== 'silent') await this.#shop.hear(paymentId)
  }

  async #closeAttempt(paymentId: string) {
    const { db, time } = this.#shop
    const { clock } = time
    await closeCollectionAttempt(db, paymentId, clock).catch((error: unknown) => {
      if (!isRefusal(error, 'wallet.insufficient_funds')) throw error
      return dropSpentPeriod(db, paymentId, clock)
    })
  }
}

type Renewals = 'paid' | 'declined' | 'silent'
type Due = { what: string; id: string; gateway: string | null }

/** What is due for a person. */
const listDue = (db: Db, personId: string, now: Date) => db<Due[]>`
  select 'check' as what, id::text, gateway from payments where person_id = ${personId} and next_check_at <= ${now}
  union all select 'expire_payment', id::text, gateway from payments
    where person_id = ${personId} and state in ('created', 'pending') and not processing and expires_at <= ${now}
  union all select 'fulfil', o.id::text, null from catalogue_orders o
    where o.person_id = ${personId} and o.state = 'awaiting' and exists (select 1 from payment_attempts t
      join payments p on p.id = t.payment_id where t.subject_id = o.id and p.state in ('paid', 'paid_late'))
  union all select 'release', o.id::text, null from catalogue_orders o where o.person_id = ${personId}
    and o.reserved > 0 and not exists (select 1 from payment_attempts t join payments p on p.id = t.payment_id
      where t.subject_id = o.id and p.state in ('created', 'pending', 'paid', 'paid_late'))
  union all select 'expire_order', id::text, null from catalogue_orders
    where person_id = ${personId} and state in ('open', 'awaiting') and expires_at <= ${now}
  union all select 'contested', q.id::text, null from written_questions q
    cross join lateral (select coalesce(bool_or(d.state = 'opened'), false) as is_open,
      coalesce(bool_or(d.state = 'lost' or w.id is not null), false) as is_lost
      from catalogue_question_payments m left join payment_disputes d on d.payment_id = m.payment_id
        left join wallet_debts w on w.payment_id = m.payment_id and w.paid < w.amount
      where m.order_id = q.id) said
    where q.client_id = ${personId} and q.ended_at is null and (is_lost or is_open <> (q.on_hold_since is not null))
  union all select distinct 'taken', o.id::text, null from catalogue_orders o
    join catalogue_goods_lines l on l.order_id = o.id and l.packed + l.cancelled < l.quantity
    join catalogue_goods_payments m on m.order_id = o.id
    join wallet_debts w on w.payment_id = m.payment_id and w.paid < w.amount
    where o.person_id = ${personId} and o.state in ('paid', 'partly_refunded')
  union all select 'question', id::text, null from written_questions
    where client_id = ${personId} and ended_at is null and on_hold_since is null
      and coalesce(due_at, lapses_at) <= ${now}
  union all select 'answered', t.payment_id::text, null from payment_attempts t
    join payments p on p.id = t.payment_id where p.person_id = ${personId} and t.subject_kind = 'subscription_period'
      and (t.outcome is null and p.state not in ('created', 'pending')
        or t.outcome = 'unpaid' and p.state in ('paid', 'paid_late'))
  union all select 'subscription', s.id::text, null from subscriptions s where s.person_id = ${personId}
    and s.ended_at is null and (s.next_act_at <= ${now} or exists (select 1 from subscription_periods p
      join payment_disputes d on d.payment_id = p.payment_id where p.subscription_id = s.id and d.state = 'lost'))
  union all select 'unrequested', t.payment_id::text, null from payment_attempts t
    join subscriptions s on s.id = t.subject_id left join payments p on p.id = t.payment_id
    where s.person_id = ${personId} and t.outcome is null and p.id is null
  union all select 'bonus', id::text, null from grants where person_id = ${personId} and kind = 'bonus'
    and free > 0 and ends_at <= ${now}
  union all select 'minutes', id::text, null from grants where person_id = ${personId} and kind = 'minutes'
    and free + held > 0 and ends_at <= ${now} and frozen_at is null
    and (held = 0 or plan = 'plan' and rolled_over_at is null)`
