import type { AnswerTerms } from '#domains/consultants/answers.rules.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import type { NamedCredit } from '../orders/name-credit.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { GoodsChoice, QuotedGoods } from '../goods/quote-goods.ts'
import type { CancellationTerms } from '../orders/cancellation/contract.ts'
import type { OrderQuote, OrderRow } from '../orders/sql.ts'
import type { PricedItem } from '../sql.ts'

/** What somebody chose. */
export type OrderChoice = {
  /** Who buys. */
  personId: string
  slug?: string | undefined
  version?: number | undefined
  /** An amount of credit without a pack, or of a gift card, in centavos. */
  amount?: Centavos | undefined
  consultantId?: string | undefined
  channel?: Channel | undefined
  gift?: Gift | undefined
  /** Pieces of the shop, and where they go. */
  goods?: GoodsChoice | undefined
}

/** To whom a gift card goes, and with which words. */
export type Gift = { receiverName: string; receiverEmail: string; words: string | null }

/** What the chosen consultant offers this client; nothing keeps the two apart. */
export type ChosenOffer = {
  consultantId: string
  channel: Channel
  pricePerMinute: Centavos
  backAt: Date | null
  /** Of messages: what an answer costs, and within how many hours it comes. */
  answers?: AnswerTerms | undefined
}

/** What somebody is about to buy. */
export type Placing = { id: string; personId: string; consultantId: string | null; total: Centavos; at: Date }

/** A paid order that is being delivered. */
export type PaidOrder = {
  order: OrderRow
  paymentId: string | null
  /** What pays it, by where it came from; the balance first. */
  moneys: readonly (Omit<NamedCredit, 'paymentId'> & { paymentId: string | null; isFromBalance: boolean })[]
  bonus: { amount: Centavos; expiresAt: Date } | undefined
  minutesUntil: Date | null
  at: Date
}

/** What a cancelled order had left, in centavos. `unused` undefined: it gave nothing but credit. */
export type Undone = {
  unused?: Centavos | undefined
  ofBalance?: Centavos
  bonusTaken: Centavos
  bonusSpent: Centavos
}

/** The same as it is now, read without locks. */
export type Unused = {
  unused: Centavos | undefined
  /** What of it becomes credit first. */
  becomesCredit: Centavos
  ofBalance: Centavos
  isInUse: boolean
  isFrozen: boolean
  /** Of its spent bonus, a room or a booking may give something back. */
  isBonusHeld: boolean
  bonusTaken: Centavos
  bonusSpent: Centavos
  /** The spent bonus comes out of what is returned; that of a month is in the price. */
  bonusDeducted: Centavos
}

/** An order that was just placed. */
export type Placed = { id: string; personId: string; discount: Centavos; goods: QuotedGoods | undefined; at: Date }

/** What a mail says of an order beside its sums. */
export type OrderDetails = Pick<MailTemplate, 'paragraphs'> & { facts: NonNullable<MailTemplate['facts']> }

type Shared = {
  /** Refuses what the buyer cannot have (again), before a coupon is claimed. */
  guardQuote?: (tx: Tx, wanted: { personId: string; slug: string }) => Promise<void>
  /** Refuses the order at its total. */
  guardOrder?: (tx: Tx, placing: Placing & { gift: Gift | undefined; hasCoupon: boolean }) => Promise<void>
  /** Refuses another attempt to pay it. `method` undefined: the balance pays it. */
  guardPayment?: (tx: Tx, placing: Placing & { method?: PaymentMethod | undefined }) => Promise<void>
  /** Writes down and takes what belongs to a new order. Refuses what is not there. */
  place?: (tx: Tx, placed: Placed) => Promise<void>
  /** Gives back what an order held that ended unpaid. */
  end?: (tx: Tx, order: OrderRow, at: Date) => Promise<void>
  /** Gives what was bought. Answers whether a question went out with it. */
  deliver: (tx: Tx, paid: PaidOrder) => Promise<boolean>
  /** What happened, as somebody finds it again in a mailbox: what was bought, and for how much. */
  mail: (order: OrderRow, isAsked: boolean) => Pick<MailTemplate, 'subject' | 'emblem' | 'heading'>
  /** What else its mail says. */
  details?: (sql: Sql, order: OrderRow) => Promise<OrderDetails>
}

/** What it gave is taken back once, as a whole (`cancel-purchase.ts`). */
type Undoing = {
  /** Takes back what was given. Refuses what is in use. */
  undo: (tx: Tx, order: OrderRow, at: Date) => Promise<Undone>
  findUnused: (sql: Sql, order: OrderRow, now: Date) => Promise<Unused>
  cancellation?: undefined
}

/** It is cancelled by rules of its own. `seen`: the amount that was shown, in centavos. */
type OwnCancellation = {
  cancellation: {
    cancel: (tx: Tx, order: OrderRow, given: { seen: Centavos; at: Date }) => Promise<void>
    quote: (sql: Sql, order: OrderRow, now: Date) => Promise<Omit<CancellationTerms, 'totalCents' | 'readAt'>>
  }
}

/**
 * What the server does with one kind of order, up to its cancellation. What takes a transaction is done in the
 * caller's.
 */
export type OrderFlow = Shared & (Undoing | OwnCancellation)

/** The same of an item, from its quote on. */
export type PurchaseFlow = Shared &
  Undoing & {
    /** Of what one consultant gives: the channel whose offer it is. */
    offeredFor?: (choice: OrderChoice) => Channel
    /** At our price, or at the amount that was chosen. Refuses what cannot be had. */
    quote: (item: PricedItem, offer: ChosenOffer | undefined, amount: Centavos | undefined) => OrderQuote
  }
