import { keptInWords, LEAST_COMMISSION_BPS } from '#domains/consultants/commission.rules.ts'
import { ANSWER_FLOOR, pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import { PRICE_FLOOR } from '#domains/consultants/rules.ts'
import { monthPriceOf } from '#domains/subscriptions/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, formatBRL, least, most, portion } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import { LEAST_CREDITS, SEEN_PRICE_VALID_FOR_MS } from '../../orders/rules.ts'
import { refusals } from '#shared/refusal.ts'
import type { ItemKind, OrderKind } from '../../rules.ts'

export const refuse = refusals('margin', {
  losing: [409, 'Não publicamos: com o pior conjunto a casa pagaria mais do que recebe.'],
  unpayable: [409, 'Não publicamos: um cupom deixaria menos de R$ 10,00 a pagar, e o banco não cobra menos.'],
})

/** An item at one price, for as long as somebody can order it so. `price` null: of what a consultant asks. */
export type Offer = {
  slug: string
  title: string
  kind: ItemKind
  price: Centavos | null
  bonus: Centavos
  minutes: number | null
  answerPercent: number | null
  from: Date
  until: Date | null
}

/** A discount, and for how long it can be taken. */
export type Discount = {
  code: string
  percent: number | null
  amount: Centavos | null
  kinds: readonly OrderKind[]
  minimum: Centavos
  startsAt: Date
  endsAt: Date
}

/**
 * One order with everything that lowers its price, in centavos: its price, the discount, what the client has paid after
 * so many months (1 but for subscriptions), and the most that consultants can earn of it.
 */
export type Stack = {
  title: string
  coupon: string | null
  price: Centavos
  discount: Centavos
  months: number
  paid: Centavos
  earned: Centavos
}

/** The smallest amount that a gateway charges, in centavos. */
export const LEAST_PAYMENT: Centavos = 1_000n

const MOST_MONTHS = 12

/** The highest share in force: no tier and no agreement with a consultant leaves the house less. */
const shareOf = (amount: Centavos): Centavos => amount - commissionOf(amount, LEAST_COMMISSION_BPS)

/** Credit of an amount that its buyer types has no item. */
const OWN_AMOUNT: Offer = {
  slug: '',
  title: 'Créditos, no valor que o cliente quiser',
  kind: 'credits',
  price: null,
  bonus: 0n,
  minutes: null,
  answerPercent: null,
  from: new Date(0),
  until: null,
}

const meets = (offer: Offer, { startsAt, endsAt }: Discount) =>
  startsAt.getTime() < (offer.until?.getTime() ?? Infinity) + SEEN_PRICE_VALID_FOR_MS && offer.from < endsAt

/** The lowest price at which an order takes this discount, in centavos; undefined: it never does. */
function leastPriceFor(offer: Offer, discount: Discount): Centavos | undefined {
  if (!discount.kinds.includes(offer.kind) || !meets(offer, discount)) return undefined
  if (offer.price !== null) return offer.price < discount.minimum ? undefined : offer.price
  return most(discount.minimum, leastPriceOf(offer))
}

/** With the consultant who asks least. */
function leastPriceOf({ minutes, answerPercent }: Offer): Centavos {
  if (answerPercent !== null) return pricedByAnswer(ANSWER_FLOOR, answerPercent)
  return minutes === null ? LEAST_CREDITS : PRICE_FLOOR * BigInt(minutes)
}

const off = ({ percent, amount }: Discount, price: Centavos): Centavos =>
  least(price, percent === null ? (amount ?? 0n) : portion(price, BigInt(percent), 100n))

/** What consultants earn at most, in centavos. Bonus earns the share of itself, whoever paid for it. */
function mostEarned({ kind, bonus, minutes }: Offer, { price, paid, months }: Sums): Centavos {
  const { spendable, isQuestion } = KINDS[kind]
  if (spendable) return shareOf(spendable({ price, bonus })) * BigInt(months)
  // The rest earns of what was paid: questions the share of their price, minutes with a centavo rounded up in each.
  return isQuestion ? least(paid, shareOf(price)) : least(paid, shareOf(paid) + BigInt(minutes ?? 0))
}

type Sums = { price: Centavos; paid: Centavos; months: number }

function stackOf(offer: Offer, price: Centavos, discount: Discount | undefined, months: number): Stack {
  const given = discount ? off(discount, price) : 0n
  const prices = Array.from({ length: months }, (_, paid) => monthPriceOf(price, { paid, free: 0 }))
  const paid = prices.reduce((sum, month) => sum + month, 0n) - given
  const earned = mostEarned(offer, { price, paid, months })
  return { title: offer.title, coupon: discount?.code ?? null, price, discount: given, months, paid, earned }
}

/** Every order that somebody could place, at its least favourable: with no coupon, and with each that fits. */
export function stacksOf(offers: readonly Offer[], discounts: readonly Discount[]): Stack[] {
  return [...offers, OWN_AMOUNT].flatMap((offer) => {
    const length = KINDS[offer.kind].isMonthly ? MOST_MONTHS : 1
    const months = Array.from({ length }, (_, before) => before + 1)
    const plain = offer.price === null ? [] : months.map((n) => stackOf(offer, offer.price!, undefined, n))
    const lowered = discounts.flatMap((discount) => {
      const price = leastPriceFor(offer, discount)
      return price === undefined ? [] : months.map((n) => stackOf(offer, price, discount, n))
    })
    return [...plain, ...lowered]
  })
}

const lossOf = ({ paid, earned }: Stack) => earned - paid

/** The order by which the house keeps least. Undefined: nothing is on offer. */
export const worstStack = (stacks: readonly Stack[]): Stack | undefined =>
  stacks.toSorted((a, b) => Number(lossOf(b) - lossOf(a)))[0]

/** The order that costs the house most, if one costs it anything: P8 (money-and-time.md). */
export const losingStack = (stacks: readonly Stack[]): Stack | undefined => {
  const worst = worstStack(stacks)
  return worst && lossOf(worst) > 0n ? worst : undefined
}

/** An order whose coupon leaves less to pay than a gateway charges, or nothing. */
export const unpayableStack = (stacks: readonly Stack[]): Stack | undefined =>
  stacks
    .filter(({ coupon, price, discount }) => coupon !== null && price - discount < LEAST_PAYMENT)
    .toSorted((a, b) => Number(a.price - a.discount - (b.price - b.discount)))[0]

/** "“350 créditos” com o cupom MAIS5" */
export const stackName = ({ title, coupon }: Stack) => `“${title}”${coupon ? ` com o cupom ${coupon}` : ''}`

/** What an order pays and what it can cost, in one sentence with its figures. */
export function stackInWords(stack: Stack): string {
  const { price, discount, months, paid, earned } = stack
  const less = discount > 0n ? ` (${formatBRL(price)} menos ${formatBRL(discount)})` : ''
  const after = months > 1 ? ` em ${months} meses` : ''
  const kept = paid - earned
  return (
    `${stackName(stack)}: o cliente paga ${formatBRL(paid)}${less}${after}, e quem atende pode ganhar ` +
    `${formatBRL(earned)}, com a maior parte em vigor, ${keptInWords(LEAST_COMMISSION_BPS)}. ` +
    (kept < 0n ? `A casa perderia ${formatBRL(-kept)}.` : `Sobram ${formatBRL(kept)} para a casa.`)
  )
}
