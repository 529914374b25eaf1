import { LEAST_COMMISSION_BPS } from '#domains/consultants/commission.rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, least, portion } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderKind } from '../rules.ts'

/** All refusals of coupons. */
export const refuse = refusals('coupons', {
  unknown: [404, 'Não conhecemos este cupom. Confira as letras e os números.'],
  not_begun: [409, 'Este cupom ainda não começou a valer.'],
  over: [409, 'Este cupom já terminou.'],
  all_used: [409, 'Este cupom já foi usado por todas as pessoas para quem havia lugar.'],
  used: [409, 'Você já usou este cupom. Veja em Promoções quantas vezes cada pessoa usa.'],
  in_use: [
    409,
    'Este cupom está em outro pedido seu, que ainda pode ser pago. Cancele aquele pedido para usar o cupom aqui.',
  ],
  debt: [409, 'Uma compra sua foi devolvida pelo banco depois de usada. Pague o que ficou em aberto para usar cupons.'],
  first_only: [409, 'Este cupom é só para a primeira compra.'],
  other_kind: [409, 'Este cupom não vale para esta compra. Veja em Promoções para o que ele serve.'],
  too_little: [409, 'Este cupom pede uma compra de valor maior. Veja em Promoções a partir de quanto ele vale.'],
  rest_too_small: [
    409,
    'Com este cupom o total ficaria abaixo de R$ 10,00, o menor pagamento possível. Escolha uma compra maior.',
  ],
})

export type Coupon = {
  code: string
  /** Per cent of the price, or else an amount in centavos. */
  percent: number | null
  amount: Centavos | null
  kinds: readonly OrderKind[]
  minimum: Centavos
  startsAt: Date
  endsAt: Date
  maxUses: number | null
  uses: number
}

/** As it is kept: how often and by whom it may be used, and whether orders take it by themselves. */
export type CouponRow = Coupon & { perPerson: number; isFirstPurchase: boolean; isAutomatic: boolean }

/** The smallest amount that a gateway can charge, in centavos. */
const LEAST_TOTAL: Centavos = 1_000n

/** The stored form of a code, without spaces and hyphens and in capitals. */
export const normalizeCouponCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** `freight` is paid beside the price, and no coupon lowers it. */
type Purchase = { kind: OrderKind; price: Centavos; freight?: Centavos; bonus: Centavos }

/**
 * The largest discount, in centavos, with which consultants of the highest share earn no more than is paid. What
 * minutes and questions earn is bounded by what was paid for them; bonus earns the share of itself. Source:
 * money-and-time.md, P8.
 */
function mostDiscountOf({ kind, price, bonus }: Purchase): Centavos {
  const worth = KINDS[kind].spendable?.({ price, bonus })
  if (worth === undefined) return price
  const earned = worth - commissionOf(worth, LEAST_COMMISSION_BPS)
  return earned < price ? price - earned : 0n
}

/**
 * The discount on a price, in centavos, rounded down, at most the price and what P8 allows. Refuses a coupon that is
 * not running, is used up, or does not fit the item, and a remainder too small for the gateway (zero is fine).
 */
export function discountOf(coupon: Coupon, { at, ...purchase }: Purchase & { at: Date }): Centavos {
  const { kind, price, freight = 0n } = purchase
  if (at < coupon.startsAt) throw refuse('not_begun')
  if (at >= coupon.endsAt) throw refuse('over')
  if (!coupon.kinds.includes(kind)) throw refuse('other_kind')
  if (price < coupon.minimum) throw refuse('too_little')
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) throw refuse('all_used')
  const off = coupon.percent === null ? coupon.amount! : portion(price, BigInt(coupon.percent), 100n)
  const discount = least(off, mostDiscountOf(purchase))
  const rest = price + freight - discount
  if (rest > 0n && rest < LEAST_TOTAL) throw refuse('rest_too_small')
  return discount
}
