import type { Centavos } from '#shared/money.ts'
import type { Way } from '../rules.ts'
import type { Usage } from '../usage.rules.ts'

/** What was agreed, in centavos. */
type Agreed = { price: Centavos; discount: Centavos; bonus: Centavos }

/** What an order gives, as its buyer is told. `isAsked`: the question that it buys goes out with the payment. */
export type Given = {
  gives: {
    creditsCents: Centavos
    bonusCents: Centavos
    bonusUntil: Date | null
    minutes: number | null
    minutesUntil: Date | null
    ceilingCents: Centavos | null
    answerHours: number | null
  }
  consultant: { name: string } | null
  isAsked: boolean
}

/** A way of paying for conversation, as it is compared with the others for a usage. */
export type ComparedWay = {
  name: string
  plural: string
  /** The link to its rules, on its page. */
  rulesWords: string
  /** What sets it apart, in one sentence. */
  sentence: string
  /** After its price: how often it is paid, and for how long. */
  term: string
  emblem: 'creditos' | 'conversa'
  titleOf: (title: string) => string
  /** Of what can be bought without an item: its title. */
  ownAmount?: string
  /** In a month of this usage, in centavos, rounded up; undefined: more than is talked, or not used there. */
  monthCost: (item: PricedWay, usage: Usage) => Centavos | undefined
  /** How far an item goes at this pace. */
  lasts: (item: PricedWay, usage: Usage) => string
}
export type PricedWay = Way & { priceCents: Centavos }

/**
 * What one kind of purchase is, as far as no database is asked: its price, what it gives and for how long, how it is
 * paid and cancelled, and its words. What the server does with it is its `PurchaseFlow`.
 */
export type PurchaseKind = {
  /** Its items, as coupons name them. */
  plural: string
  /** The page on which one is chosen. */
  page: string
  /** It is shown with its price, and cannot be bought yet. */
  isOnlyShown?: boolean
  /** In the address of a choice of consultant, instead of a channel. */
  chosenAs?: string
  /** Between its title and the consultant's name; "com" by default. */
  preposition?: string

  /** What a minute with a consultant at this price costs, in centavos, rounded up; undefined: not used there. */
  minutePrice?: (item: PricedWay, pricePerMinute: Centavos) => Centavos | undefined
  way?: ComparedWay
  /** Minutes for everybody who accepts packages. */
  isPrepaid?: boolean
  /** It is paid again every month: by card or Pix in one instalment, with a card that the bank keeps. */
  isMonthly?: boolean
  /** Whether the balance may pay it: whatever is used up. */
  takesBalance: boolean
  /** It carries a question and counts as charged in its buyer's own limits, whatever pays it. */
  isQuestion?: boolean

  /** Credit and bonus, in centavos. One credit is one real that was paid. */
  sums: (agreed: Agreed) => { credits: Centavos; bonus: Centavos }
  /** Its bonus is a gift: none comes while a debt is open. */
  isBonusGift?: boolean
  /** What can be spent of it at any price, in centavos; undefined: what it earns is bounded by what was paid for it. */
  spendable?: (agreed: Omit<Agreed, 'discount'>) => Centavos
  bonusForMs: number
  minutesForMonths?: number
  minutesForDays?: number
  /** What is unused comes back in proportion, also after seven days. */
  isReturnedLater?: boolean

  /** Of its coupons: what a discount does. */
  couponWords?: (off: { percent: number | null; amount: Centavos | null; minimum: Centavos }) => string
  /** Beside a coupon in the sums of an order. */
  couponNote?: string
  /** What it gives, in sentences for the summary, the order page and the mail. */
  benefits: (given: Given) => string[]
  /** Delivered. */
  done: { title: (isAsked: boolean) => string; text: (given: Given) => string }
  /** Where to go on, if that is not a conversation. */
  next?: (orderId: string, isAsked: boolean) => { href: string; words: string }
  /** The right to cancel, where it is another than that of every purchase. */
  cancellationWords?: string
  /** What cancelling ends. */
  endsWords: string
  /** What stays when it can no longer be cancelled. */
  keptWords: string
  /** Why cancelling waits, where it is not a conversation. */
  inUseWords?: string
}

/** Bonus of credits ends after ninety days. */
export const BONUS_FOR_MS = 90 * 24 * 3_600_000

/** Of what gives no credit: its bonus as it was agreed. */
export const bonusOnly = ({ bonus }: Pick<Agreed, 'bonus'>) => ({ credits: 0n, bonus })
