import type { Charge, CreateResult, Gateway, RefundResult } from '#gateways/payments/gateway.ts'

export type RefundAnswer = 'refunded' | 'declined' | 'unreachable' | 'lost_answer' | 'pending'
type Case = { gatewayId: string; state: 'opened' | 'won' | 'lost'; amount: bigint; taken: bigint; openedAt: Date }
type Account = {
  charge: Charge
  /** What the bank made of each refund of ours. */
  refunds: Map<number, { amount: bigint; isDone: boolean }>
  elsewhere: bigint
  cases: Case[]
  /** When a lost case leaves nothing of the charge, it is told as a refund too, as some gateways do. */
  tellsLostAsRefund: boolean
  /** What the shop was told: money that came, and money that left. */
  told: { paid: bigint; out: bigint; cases: Set<number> }
}

/** What really happened to the money of a charge, in centavos. */
export type BankTruth = { paid: bigint; refunded: bigint; lost: bigint }

/**
 * Banks in memory, one per gateway name, that answer as they are told to. What they say is the truth about the money.
 */
export class Banks {
  readonly #accounts = new Map<string, Account>()
  readonly gateways: readonly Gateway[]
  refundAnswer: RefundAnswer = 'refunded'
  isCreateAnswerLost = false

  constructor(names: readonly string[]) {
    this.gateways = names.map((name) => this.#gatewayOf(name))
  }

  knows = (id: string) => this.#accounts.has(id)
  of = (id: string): Account => this.#accounts.get(id)!

  truthOf(id: string): BankTruth {
    const account = this.#accounts.get(id)
    if (!account) return { paid: 0n, refunded: 0n, lost: 0n }
    const { charge, cases } = account
    return {
      paid: charge.state === 'paid' ? charge.amount : 0n,
      refunded: refundedOf(account),
      lost: cases.reduce((sum, { taken }) => sum + taken, 0n),
    }
  }

  /** The part of a paid charge that is still with the shop. */
  leftOf(id: string): bigint {
    const { paid, refunded, lost } = this.truthOf(id)
    return paid - refunded - lost
  }

  pay(id: string, keepsCard = false) {
    const { charge } = this.of(id)
    charge.state = 'paid'
    charge.processing = false
    if (charge.method === 'card')
      charge.card = { brand: 'Visa', lastFour: '4242', ...(keepsCard && { token: `T-${id}` }) }
  }

  /** The gateway charges once more for the payment of a paid charge. Answers by what the bank calls the new one. */
  chargeAgain(id: string, amount: bigint): string {
    const { charge, tellsLostAsRefund } = this.of(id)
    const again = crypto.randomUUID()
    const told = { paid: 0n, out: 0n, cases: new Set<number>() }
    this.#accounts.set(again, {
      charge: { ...charge, gatewayId: `M-${again}`, amount, refunded: 0n },
      refunds: new Map(),
      elsewhere: 0n,
      cases: [],
      tellsLostAsRefund,
      told,
    })
    return again
  }

  /** From now on the charge is asked for under this id, too. */
  rename = (known: string, id: string) => void this.#accounts.set(id, this.of(known))

  decline(id: string) {
    Object.assign(this.of(id).charge, { state: 'declined', declinedFor: 'funds', processing: false })
  }

  refundElsewhere(id: string, amount: bigint) {
    const left = this.leftOf(id)
    this.of(id).elsewhere += amount < left ? amount : left
  }

  dispute(id: string, amount: bigint, openedAt: Date) {
    const { cases } = this.of(id)
    cases.push({ gatewayId: `D${cases.length + 1}-${id}`, state: 'opened', amount, taken: 0n, openedAt })
  }

  /** Decides a case; also one that it has decided before. What it took once it keeps, and does not take again. */
  decide(id: string, n: number, state: 'won' | 'lost') {
    const one = this.of(id).cases[n]!
    if (state === 'lost' && one.taken === 0n) {
      const left = this.leftOf(id)
      one.taken = one.amount < left ? one.amount : left
    }
    one.state = state
  }

  toldOf = (id: string) => this.#accounts.get(id)?.told ?? { paid: 0n, out: 0n }

  /** The charge as the gateway tells it, with its n-th case; the latest one by default. */
  reportOf(id: string, n = this.of(id).cases.length - 1): Charge {
    const account = this.of(id)
    const { cases, told } = account
    const dispute = cases[n]
    const lost = account.tellsLostAsRefund && this.leftOf(id) === 0n ? this.truthOf(id).lost : 0n
    if (dispute?.state === 'lost') told.cases.add(n)
    const lostTold = [...told.cases].reduce((sum, one) => sum + cases[one]!.taken, 0n)
    told.paid = this.truthOf(id).paid
    told.out = refundedOf(account) + (lost > lostTold ? lost : lostTold)
    return {
      ...account.charge,
      refunded: refundedOf(account) + lost,
      ...(dispute && { dispute: { ...dispute, reason: 'Não reconhece' } }),
    }
  }

  #gatewayOf(name: string): Gateway {
    const found = (id: string) =>
      this.knows(id) && this.of(id).charge.account === name
        ? { outcome: 'found' as const, charge: this.reportOf(id) }
        : { outcome: 'none' as const }
    const open = async (
      { id, amount }: { id: string; amount: bigint },
      more: Partial<Charge> & Pick<Charge, 'method'>,
    ): Promise<CreateResult> => {
      if (!this.knows(id)) {
        const charge: Charge = {
          gatewayId: `M-${id}`,
          reference: id,
          account: name,
          state: 'pending',
          amount,
          currency: 'BRL',
          refunded: 0n,
          ...more,
        }
        const tellsLostAsRefund = name.endsWith('2')
        const told = { paid: 0n, out: 0n, cases: new Set<number>() }
        this.#accounts.set(id, { charge, refunds: new Map(), elsewhere: 0n, cases: [], tellsLostAsRefund, told })
      }
      return this.isCreateAnswerLost
        ? { outcome: 'unreachable', why: 'its answer was lost' }
        : { outcome: 'created', charge: this.reportOf(id) }
    }
    return {
      name,
      title: name,
      account: name,
      webhookHeaders: [],
      createPixCharge: (order) => open(order, { method: 'pix', brCode: 'a code' }),
      createCardCharge: (order) => open(order, { method: 'card', payPageUrl: 'https://bank.test' }),
      chargeSavedCard: (order) => open(order, { method: 'card', processing: true }),
      deleteCard: async () => ({ outcome: 'gone' }),
      findById: async (id) => found(id),
      findByGatewayId: async (gatewayId) => found(gatewayId.slice(2)),
      refund: async (id, n, amount) => this.#refund(id, n, amount),
      findRefund: async (id, n) => {
        const known = this.of(id).refunds.get(n)
        if (!known) return { outcome: 'none' }
        known.isDone ||= this.refundAnswer === 'refunded'
        return { outcome: known.isDone ? 'refunded' : 'pending' }
      },
      listSince: async () => ({ outcome: 'listed', charges: [] }),
      readWebhook: () => undefined,
    }
  }

  #refund(id: string, n: number, amount: bigint): RefundResult {
    const { refunds } = this.of(id)
    if (!refunds.has(n)) {
      if (this.refundAnswer === 'unreachable') return { outcome: 'unreachable', why: 'nobody answers' }
      if (this.refundAnswer === 'declined' || amount > this.leftOf(id)) return { outcome: 'declined', why: 'no' }
      refunds.set(n, { amount, isDone: this.refundAnswer !== 'pending' })
    }
    if (this.refundAnswer === 'lost_answer') return { outcome: 'unreachable', why: 'its answer was lost' }
    return { outcome: refunds.get(n)!.isDone ? 'refunded' : 'pending' }
  }
}

/** Accepted refunds count: the gateway tells them before it has finished them. */
const refundedOf = ({ refunds, elsewhere }: Account) =>
  [...refunds.values()].reduce((sum, { amount }) => sum + amount, elsewhere)
