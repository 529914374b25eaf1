import { z } from 'zod/mini'
import { cents, instant, tolerantEnum } from '#shared/contract.ts'
import { REFUND_REASONS, type RefundReason } from './refund.rules.ts'

const REASONS = Object.keys(REFUND_REASONS) as [RefundReason, ...RefundReason[]]

/** Where a parcel goes, as the order copied it. */
const OrderAddress = z.object({
  receiver: z.string(),
  cep: z.string(),
  street: z.string(),
  number: z.nullable(z.string()),
  complement: z.nullable(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  reference: z.nullable(z.string()),
})

/** `packed`: pieces that are, or were, in a parcel; `returned` of these came back; `cancelled` never left. */
const OrderLine = z.object({
  n: z.int(),
  variantId: z.string(),
  productName: z.string(),
  variantName: z.nullable(z.string()),
  unitPriceCents: cents,
  quantity: z.int(),
  discountCents: cents,
  packed: z.int(),
  returned: z.int(),
  cancelled: z.int(),
})

const OrderRefund = z.object({
  n: z.int(),
  why: tolerantEnum(REASONS, 'returned'),
  at: instant,
  protocol: z.string(),
  pieces: z.array(z.object({ n: z.int(), quantity: z.int() })),
  toOriginCents: cents,
  toBalanceCents: cents,
  toCreditCents: cents,
  /** How the bank stands to it; null: nothing was refunded to the payment. */
  state: z.nullable(tolerantEnum(['asked', 'done', 'refused'], 'asked')),
})

/** What an order of goods is beside its sums: its lines, where they go, and what came back. */
export const OrderGoods = z.object({
  lines: z.array(OrderLine),
  /** Null: fetched, or forgotten because the order ended unpaid. */
  address: z.nullable(OrderAddress),
  isPickup: z.boolean(),
  freightCents: cents,
  /** Business days from posting. */
  daysLeast: z.nullable(z.int()),
  daysMost: z.nullable(z.int()),
  giftNote: z.nullable(z.string()),
  /** A bank contests money of it: nothing is packed. */
  isContested: z.boolean(),
  refunds: z.array(OrderRefund),
})
export type OrderGoods = z.infer<typeof OrderGoods>
