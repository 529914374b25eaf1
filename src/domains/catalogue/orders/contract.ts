import { z } from 'zod/mini'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { PAYMENT_METHODS } from '#domains/payments/rules.ts'
import { idParam, cents, endpoint, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, madeText, proseText, typed } from '#shared/typed-text/fields.ts'
import { MOST_QUESTION_LENGTH, LEAST_QUESTION_LENGTH } from '#domains/written-questions/question-lengths.rules.ts'
import { ORDER_KINDS } from '../rules.ts'
import { OrderGoods } from '../goods/goods-of-order.contract.ts'
import { LEAST_CREDITS, MOST_CREDITS, ORDER_STATES } from './rules.ts'

/** R$ 10,00 to R$ 2.000,00, in centavos. */
const typedCents = z
  .pipe(
    z.int('Informe o valor em centavos inteiros.'),
    z.transform((n: number) => BigInt(n)),
  )
  .check(
    z.refine(
      (amount) => amount >= LEAST_CREDITS && amount <= MOST_CREDITS,
      'Escolha um valor entre R$ 10,00 e R$ 2.000,00.',
    ),
  )

/** What an order gives. Before it is paid, the dates are those of a payment right now. */
export const OrderBenefits = z.object({
  creditsCents: cents,
  bonusCents: cents,
  bonusUntil: z.nullable(instant),
  minutes: z.nullable(z.int()),
  minutesUntil: z.nullable(instant),
  /** The highest price per minute that its minutes cover. */
  ceilingCents: z.nullable(cents),
  /** Hours until a written question is answered. */
  answerHours: z.nullable(z.int()),
})

export const Order = z.object({
  id: z.string(),
  kind: tolerantEnum(ORDER_KINDS, 'credits'),
  slug: z.nullable(z.string()),
  version: z.nullable(z.int()),
  title: z.string(),
  state: tolerantEnum(ORDER_STATES, 'awaiting'),
  priceCents: cents,
  coupon: z.nullable(z.string()),
  /** Its coupon came by itself. */
  isCouponAutomatic: z.catch(z.boolean(), false),
  discountCents: cents,
  totalCents: cents,
  /** What the balance pays of the total; the payment is for the rest. */
  fromBalanceCents: cents,
  gives: OrderBenefits,
  /** The consultant of a single consultation or a written question; a question has no price per minute. */
  consultant: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      channel: tolerantEnum(CHANNELS, 'chat'),
      pricePerMinuteCents: z.nullable(cents),
    }),
  ),
  placedAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
  /** Until when it can be cancelled (CDC art. 49). Null: not paid, or it cost nothing. */
  cancellableUntil: z.nullable(instant),
  /** The payment that paid it, else the one to follow now. */
  payment: z.nullable(
    z.object({ id: z.string(), method: tolerantEnum(PAYMENT_METHODS, 'card'), installments: z.int() }),
  ),
  /** Money of other payments, or after the order ended: it became credit. */
  surplusCents: cents,
  /** Paid, but an open consultation has reserved the money: delivered when it is released. */
  waitsForFunds: z.boolean(),
  /** A written question that was typed and waits for its payment. */
  question: z._default(z.nullable(z.string()), null),
  /** Of an order of goods: its lines, where they go, and what came back. */
  goods: z._default(z.nullable(OrderGoods), null),
  receiptCode: z.nullable(z.string()),
  /** The cancellation: its amounts, and the state of the refund at the bank. */
  cancellation: z.nullable(
    z.object({
      protocol: z.string(),
      at: instant,
      toOriginCents: cents,
      /** Credit again, because the balance had paid it. */
      toBalanceCents: cents,
      /** What stays credit, because the payment could not return more. */
      toCreditCents: cents,
      deductedCents: cents,
      /** Null: nothing was refunded to the payment. */
      state: z.nullable(tolerantEnum(['asked', 'done', 'refused'], 'asked')),
    }),
  ),
  readAt: instant,
})
export type Order = z.infer<typeof Order>

const OrderInput = z
  .object({
    id: newId,
    /** The item's slug, or else an amount of credit. */
    item: z.optional(madeText(80)),
    /** The price version that was shown; without one, the current price. */
    version: z.optional(z.int()),
    amountCents: z.optional(typedCents),
    consultantId: z.optional(idParam),
    channel: z.optional(z.enum(CHANNELS, 'Escolha por onde conversar.')),
    coupon: z.optional(typed('code').check(atMost(40, 'Este cupom é longo demais.'))),
    /** Of a written question: what is asked. It is sent the moment it is paid. */
    question: z.optional(
      proseText({
        least: LEAST_QUESTION_LENGTH,
        most: MOST_QUESTION_LENGTH,
        missing: 'Escreva a sua pergunta.',
        tooShort: `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`,
      }),
    ),
  })
  .check(
    z.refine(
      ({ item, amountCents }) => (item === undefined) !== (amountCents === undefined),
      'Escolha o que você quer comprar.',
    ),
  )

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'client',
  begins: true,
  summary: 'Order one item, or an amount of credit, at our price; the same id again is the same order',
  input: OrderInput,
  output: Order,
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/pay',
  access: 'client',
  begins: true,
  summary:
    "Pay one of the reader's orders by the balance, a payment or both; a payment that is still open by that method is returned again. Without a method when nothing is left to pay",
  input: z.object({
    id: idParam,
    paymentId: newId,
    method: z.optional(z.enum(PAYMENT_METHODS, 'Escolha como pagar: Pix ou cartão.')),
    /** What the balance pays, in centavos; the payment is for the rest. */
    fromBalanceCents: z.optional(
      cents.check(z.refine((part) => part >= 0n, 'Informe um valor que não seja negativo.')),
    ),
    installments: z._default(
      z
        .int('Escolha em quantas vezes.')
        .check(z.gte(1, 'Escolha em quantas vezes.'), z.lte(12, 'No máximo em doze vezes.')),
      1,
    ),
  }),
  output: Order,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'client',
  summary: "Cancel an unpaid order of the reader's; its coupon can be used again",
  input: z.object({ id: idParam }),
  output: Order,
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'client',
  viewable: ['question', 'giftNote', 'address'],
  summary: "One of the reader's orders, with its current state",
  input: z.object({ id: idParam }),
  output: Order,
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'client',
  viewable: ['question', 'giftNote', 'address'],
  summary: "The reader's orders, latest first, at most fifty",
  input: nothing,
  output: z.object({ orders: z.array(Order) }),
})
