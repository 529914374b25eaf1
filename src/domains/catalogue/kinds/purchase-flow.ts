import type { AnswerTerms } from '#domains/consultants/answers.rules.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import type { NamedCredit } from '../orders/name-credit.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
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

/**
 * What the server does with one kind of purchase, from its quote to its cancellation. What takes a transaction is done
 * in the caller's.
 */
export type PurchaseFlow = {
  /** Of what one consultant gives: the channel whose offer it is. */
  offeredFor?: (choice: OrderChoice) => Channel
  /** At our price, or at the amount that was chosen. Refuses what cannot be had. */
  quote: (item: PricedItem, offer: ChosenOffer | undefined, amount: Centavos | undefined) => OrderQuote
  /** Refuses what the buyer cannot have (again), before a coupon is claimed. */
  guardQuote?: (tx: Tx, wanted: { personId: string; slug: string }) => Promise<void>
  /** Refuses the order at its total. */
  guardOrder?: (tx: Tx, placing: Placing & { gift: Gift | undefined; hasCoupon: boolean }) => Promise<void>
  /** Refuses another attempt to pay it. `method` undefined: the balance pays it. */
  guardPayment?: (tx: Tx, placing: Placing & { method?: PaymentMethod | undefined }) => Promise<void>
  /** Gives what was bought. Answers whether a question went out with it. */
  deliver: (tx: Tx, paid: PaidOrder) => Promise<boolean>
  /** Takes back what was given. Refuses what is in use. */
  undo: (tx: Tx, order: OrderRow, at: Date) => Promise<Undone>
  findUnused: (sql: Sql, order: OrderRow, now: Date) => Promise<Unused>
  /** What happened, as somebody finds it again in a mailbox: what was bought, and for how much. */
  mail: (order: OrderRow, isAsked: boolean) => Pick<MailTemplate, 'subject' | 'emblem' | 'heading'>
}
