import { cancelOrder } from '#domains/catalogue/orders/cancel-order.ts'
import { cancelPurchase } from '#domains/catalogue/orders/cancellation/cancel-purchase.ts'
import { fulfilOrder } from '#domains/catalogue/orders/fulfil-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { balanceShareOf } from '#domains/catalogue/orders/terms.rules.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { giveUpQuestion } from '#domains/written-questions/give-up-question.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { closeDispute } from '#domains/payments/disputes/close-dispute.ts'
import { resolveEntry } from '#domains/payments/suspense/resolve-entry.ts'
import { submitRefund } from '#domains/payments/refunds/submit-refund.ts'
import type { RefundRow } from '#domains/payments/refunds/sql.ts'
import { decideWithdrawal } from '#domains/payments/withdrawals/decide-withdrawal.ts'
import { transferableFrom } from '#domains/payments/withdrawals/rules.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { cancelSubscription } from '#domains/subscriptions/cancel-subscription.ts'
import { balanceOf, payDebts } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { payBooking } from '#domains/scheduling/bookings/pay-booking.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { CREDITS, PACKAGE, PLAN, SINGLE, SUBSCRIPTION, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { byTwo } from './by-two.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { nextAnswer, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { Appointments, type Pay } from './appointments.ts'
import type { Banks } from './bank.ts'
import type { AppointmentCommand, Command } from './commands.ts'
import { moveGoods, orderGoods } from './goods.ts'
import { Jobs } from './jobs.ts'
import { Practice } from './practice.ts'
import { Shop } from './shop.ts'

const ITEMS = [CREDITS, PACKAGE, SUBSCRIPTION, PLAN, SINGLE, WRITTEN]
const DAY_S = 86_400
const HALF_AN_HOUR_S = 1_801
const KEY = '529.982.247-25'
const ADDRESS = '203.0.113.9'
const ROUNDS = 4

/** `consultants`: one at a usual price, one above the ceiling of packages, who is new. */
/** `second`: of the team, too, and not invited by `admin`. */
export type World = {
  db: Db
  banks: Banks
  consultants: readonly string[]
  admin: string
  second: string
  coupon: string
  /** What the shop sells. */
  variant: string
  from: Date
}

/** One client, buying, using and taking back in any order, on a clock of their own. */
export class Sequence {
  readonly clientId: string
  readonly time: ReturnType<typeof settableClock>
  /** Payments in the order of their requests. */
  readonly paymentIds: string[] = []
  readonly orderIds: string[] = []
  readonly refused: string[] = []
  readonly #world: World
  readonly practice: Practice
  readonly appointments: Appointments
  #room: Awaited<ReturnType<Practice['openRoom']>> | undefined
  readonly #shop: Shop
  readonly #jobs: Jobs

  constructor(world: World, clientId: string) {
    this.#world = world
    this.clientId = clientId
    this.time = settableClock(world.from)
    this.#shop = new Shop(world, this.time)
    this.#jobs = new Jobs(this.#shop, clientId, this.paymentIds)
    this.practice = new Practice({ ...world, time: this.time })
    this.appointments = new Appointments({ ...world, time: this.time, clientId })
  }

  /** A manual transfer rests after it was asked for; nothing else happens here meanwhile. */
  readonly #afterItsRest: Clock = async () => transferableFrom(this.time.now())

  /** Refusals are answers; anything else thrown is a bug. */
  async execute(command: Command) {
    this.time.pass(1)
    try {
      await this.#act(command)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused.push(`${command.does}: ${error.code}`)
    }
  }

  /** Ends what is open and lets the banks tell everything, so that the books can be compared with the truth. */
  async settle() {
    const { banks } = this.#world
    banks.refundAnswer = 'refunded'
    if (this.#room) await this.execute({ does: 'end', minutes: 1 })
    await this.appointments.settle()
    await this.#jobs.work()
    for (let round = 0; round < 2; round++) {
      for (const id of this.paymentIds)
        if (banks.knows(id))
          for (const n of [...banks.of(id).cases.keys(), banks.of(id).cases.length]) await this.#shop.hear(id, 1, n)
      await this.execute({ does: 'carry_refunds', answer: 'refunded' })
      this.time.pass(7_200)
    }
    await this.practice.settle()
    const due = await this.#jobs.listDue()
    if (due.some(({ what }) => what === 'contested')) throw new Error('a question does not follow what the bank did')
  }

  async #act(command: Command): Promise<unknown> {
    const { db, banks, admin } = this.#world
    const { clock } = this.time
    const personId = this.clientId
    switch (command.does) {
      case 'buy':
        return this.#buy(command)
      case 'buy_goods': {
        const { pieces } = command
        const order = { id: crypto.randomUUID(), personId, variantId: this.#world.variant, pieces, clock }
        return this.#payFor(await orderGoods(db, order), command)
      }
      case 'pack_goods':
      case 'return_goods': {
        const id = pick(this.orderIds, command.which)
        return id && moveGoods(db, id, command, clock)
      }
      case 'pay_late': {
        const unpaid = this.paymentIds.filter((id) => banks.knows(id) && banks.of(id).charge.state === 'pending')
        const id = pick(unpaid, command.which)
        if (!id) return undefined
        banks.pay(id, true)
        await this.#shop.hear(id)
        return this.#jobs.work()
      }
      case 'charge_again':
        return this.#chargeAgain(command)
      case 'begin':
        return this.#begin(command)
      case 'end':
        return this.#end(command.minutes)
      case 'ask':
      case 'answer':
      case 'decline':
      case 'give_up':
        return this.#moveQuestion(command)
      case 'withdraw': {
        const available = await balanceOf(db, availableOf(personId))
        const amount = (available * BigInt(command.share)) / 4n
        if (amount <= 0n) return undefined
        await withdrawCredit(db, { id: crypto.randomUUID(), personId, amount, cpf: KEY, clock })
        return undefined
      }
      case 'carry_refunds':
        return this.#carryRefunds(command.answer)
      case 'decide_transfer': {
        const waiting = await db<{ id: string }[]>`
          select id from payment_withdrawals where person_id = ${personId} and state = 'waiting' order by asked_at, id`
        const id = pick(waiting, command.which)?.id
        const state = command.isPaid ? 'paid' : 'failed'
        return id && decideWithdrawal(db, { id, state, note: 'E2E123', by: admin, clock: this.#afterItsRest })
      }
      case 'cancel': {
        const id = pick(this.orderIds, command.which)
        return id && cancelPurchase(db, { id, personId, seen: 0n, clock })
      }
      case 'drop': {
        const id = pick(this.orderIds, command.which)
        return id && cancelOrder(db, { id, personId, clock })
      }
      case 'refund_elsewhere': {
        const id = this.#paid(command.which)
        if (!id) return undefined
        banks.refundElsewhere(id, (banks.of(id).charge.amount * BigInt(command.share)) / 4n)
        return this.#shop.hear(id)
      }
      case 'dispute': {
        const id = this.#paid(command.which)
        if (!id || banks.of(id).cases.length > 1) return undefined
        banks.dispute(id, (banks.of(id).charge.amount * BigInt(command.share)) / 4n, this.time.now())
        return command.isHeard && this.#shop.hear(id)
      }
      case 'decide': {
        const id = this.#disputed(command.which)
        if (!id) return undefined
        const n = command.case % banks.of(id).cases.length
        banks.decide(id, n, command.isWon ? 'won' : 'lost')
        return this.#shop.hear(id, 1, n)
      }
      case 'close':
        return this.#close(command)
      case 'hear': {
        const id = this.#paid(command.which)
        return id && this.#shop.hear(id, command.times)
      }
      case 'pay_debts':
        return inTransaction(db, (tx) => payDebts(tx, { personId }))
      case 'cancel_subscription': {
        const id = pick(this.orderIds, command.which)
        return id && cancelSubscription(db, { id, personId, clock })
      }
      case 'limit': {
        const amount = command.amount === null ? null : BigInt(command.amount)
        return setLimit(db, { personId, period: 'day', amount, clock })
      }
      case 'pass':
        this.#jobs.renewals = command.renewals
        await this.appointments.pass(command.days === 0 ? 7_200 : command.days * DAY_S)
        await this.appointments.work()
        for (let round = 0; round < ROUNDS && (await this.#jobs.work()); round++);
        return this.practice.work()
      case 'book':
      case 'pay_booking':
      case 'cancel_booking':
      case 'move_booking':
      case 'change_hours':
      case 'prevent':
      case 'allow':
      case 'open_booked':
      case 'meet':
      case 'leave':
        return this.#bookOrMeet(command)
      default:
        return this.practice.act(command)
    }
  }

  async #buy({ item, coupon, ...paying }: Extract<Command, { does: 'buy' }>) {
    const { db, consultants } = this.#world
    const { clock } = this.time
    const personId = this.clientId
    const sold = ITEMS[item % ITEMS.length]!
    const id = crypto.randomUUID()
    const choice =
      item === ITEMS.length
        ? { amount: 3_000n }
        : {
            slug: sold.slug,
            ...((sold.kind === 'single' || sold.kind === 'written') && { consultantId: consultants[0]! }),
          }
    const useCoupon = coupon && { coupon: this.#world.coupon }
    const order = await placeOrder(db, { id, personId, clock, ...choice, ...useCoupon })
    return this.#payFor(order, paying, 1 + (item % 2))
  }

  /** `times`: how often the shop hears of it. */
  async #payFor(
    order: Awaited<ReturnType<typeof placeOrder>>,
    {
      isCard,
      gateway,
      balance,
      pays,
    }: Pick<Extract<Command, { does: 'buy' }>, 'isCard' | 'gateway' | 'balance' | 'pays'>,
    times = 1,
  ) {
    const { db, banks } = this.#world
    const { clock } = this.time
    const { id, personId } = order
    const paymentId = crypto.randomUUID()
    const available = await balanceOf(db, availableOf(personId))
    const fromBalance = balanceShareOf(order, (available * BigInt(balance)) / 4n)
    this.time.pass(1)
    this.orderIds.push(id)
    const method = isCard ? ('card' as const) : ('pix' as const)
    banks.isCreateAnswerLost = pays === 'lost_answer'
    await payOrder(this.#shop.contextOf(gateway), { id, personId, paymentId, method, installments: 1, fromBalance })
    banks.isCreateAnswerLost = false
    if (fromBalance === order.total) return undefined
    await this.#followPayment(paymentId, pays, times)
    return pays === 'slowly' || pays === 'late' ? undefined : fulfilOrder(db, { id, clock })
  }

  /** What the bank does with a payment that was asked for, and whether the shop hears of it. */
  async #followPayment(paymentId: string, pays: 'now' | 'slowly' | 'late' | 'lost_answer', times = 1) {
    const { banks } = this.#world
    this.paymentIds.push(paymentId)
    if (pays === 'slowly') return
    if (pays === 'late') {
      this.time.pass(HALF_AN_HOUR_S)
      await this.#jobs.work()
      return
    }
    banks.pay(paymentId, true)
    if (pays === 'now') await this.#shop.hear(paymentId, times)
  }

  async #bookOrMeet(command: AppointmentCommand) {
    try {
      await this.appointments.act(command, this.#payBooking)
    } finally {
      this.practice.recall(this.appointments.rooms.splice(0))
      // What came back may pay for what the bank took meanwhile, also when what followed was refused.
      await this.#jobs.work()
    }
  }

  readonly #payBooking: Pay = async ({ id, fromBalance }, { isCard, gateway, pays }) => {
    const { banks } = this.#world
    const [paymentId, clientId] = [crypto.randomUUID(), this.clientId]
    const method = isCard ? ('card' as const) : ('pix' as const)
    banks.isCreateAnswerLost = pays === 'lost_answer'
    const paying = { id, clientId, paymentId, method, installments: 1, fromBalance, address: ADDRESS }
    await payBooking(this.#shop.contextOf(gateway), { ...paying, fromMinutes: pays === 'minutes' })
    banks.isCreateAnswerLost = false
    return async () =>
      banks.knows(paymentId) && pays !== 'never' && pays !== 'minutes' && this.#followPayment(paymentId, pays)
  }

  async #chargeAgain({ which, share, taken }: Extract<Command, { does: 'charge_again' }>) {
    const { db, banks, admin } = this.#world
    const id = this.#paid(which)
    const [known] = await db`select from payments p join people o on o.id = p.person_id
      where p.id = ${id ?? null} and p.paid_at is not null and o.closed_at is null`
    if (!id || !known) return
    const part = (quarters: number) => (banks.of(id).charge.amount * BigInt(quarters)) / 4n
    const again = banks.chargeAgain(id, part(share))
    banks.refundElsewhere(again, part(taken))
    await this.#shop.hear(again)
    const { gatewayId } = banks.of(again).charge
    const [entry] = await db<{ id: string }[]>`select id from payment_mismatches where gateway_id = ${gatewayId}`
    const decision = { resolution: 'credited', reason: 'Cobrada duas vezes.', by: admin } as const
    await byTwo(db, this.#world, (second) =>
      resolveEntry(db, { id: entry!.id, ...decision, second, clock: this.time.clock }),
    )
    const [credited] = await db<{ id: string }[]>`select id from payments where suspense_entry_id = ${entry!.id}`
    banks.rename(again, credited!.id)
    this.paymentIds.push(credited!.id)
    await this.#jobs.work()
  }

  async #begin({ dear, welcome }: Extract<Command, { does: 'begin' }>) {
    this.#room ??= await this.practice.openRoom(this.clientId, dear, welcome)
  }

  async #end(minutes: number) {
    if (!this.#room) return
    const room = this.#room
    this.#room = undefined
    await this.practice.endRoom(room, minutes)
    await this.#jobs.work()
  }

  async #moveQuestion({ does, which }: { does: 'ask' | 'answer' | 'decline' | 'give_up'; which: number }) {
    const { db, consultants } = this.#world
    const open = await db<{ id: string }[]>`
      select id from written_questions where client_id = ${this.clientId} and ended_at is null order by bought_at, id`
    const id = pick(open, which)?.id
    const [clientId, consultantId, clock] = [this.clientId, consultants[0]!, this.time.clock]
    if (!id) return undefined
    if (does === 'ask') return askQuestion(db, { id, clientId, text: QUESTION_TEXT, clock })
    if (does === 'decline') return declineQuestion(db, { id, consultantId, reason: 'Não atendo este tema.', clock })
    if (does === 'give_up') return giveUpQuestion(db, { id, clientId, clock })
    this.practice.hasWorked = true
    return answerQuestion(db, { id, consultantId, text: nextAnswer(), clock })
  }

  async #carryRefunds(answer: Banks['refundAnswer']) {
    const { db, banks } = this.#world
    const due = await db<(RefundRow & { gateway: string })[]>`
      select r.payment_id as "paymentId", p.person_id as "personId", r.n, r.amount, r.source, r.reason, r.state,
        r.attempts, p.method, p.gateway
      from payment_refunds r join payments p on p.id = r.payment_id
      where p.person_id = ${this.clientId} and r.state = 'asked' order by r.asked_at, r.payment_id, r.n`
    for (const refund of due) {
      banks.refundAnswer = answer
      await submitRefund(this.#shop.at(refund.gateway), refund)
    }
    banks.refundAnswer = 'refunded'
    await this.#jobs.work()
  }

  async #close({ which, case: chosen, isWon }: Extract<Command, { does: 'close' }>) {
    const { db, banks, admin } = this.#world
    const id = this.#disputed(which)
    if (!id) return
    const n = chosen % banks.of(id).cases.length
    const { gatewayId } = banks.of(id).cases[n]!
    const [known] = await db<{ n: number }[]>`
      select n from payment_disputes where payment_id = ${id} and gateway_id = ${gatewayId} and state = 'opened'`
    if (!known) return
    // The team knows from the bank that it took the money; that it did not is what they believe.
    if (!isWon) banks.decide(id, n, 'lost')
    const state = isWon ? ('won' as const) : ('lost' as const)
    const decision = { id, n: known.n, state, reason: 'Carta do banco', by: admin, clock: this.time.clock }
    await byTwo(db, this.#world, (second) => closeDispute(db, { ...decision, second }))
    if (!isWon) banks.reportOf(id, n)
  }

  #paid = (which: number) =>
    pick(
      this.paymentIds.filter((id) => this.#world.banks.truthOf(id).paid > 0n),
      which,
    )
  #disputed = (which: number) =>
    pick(
      this.paymentIds.filter((id) => this.#world.banks.knows(id) && this.#world.banks.of(id).cases.length > 0),
      which,
    )
}

const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all.length > 0 ? all[which % all.length] : undefined
