import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { madeText, proseText, typed, atMost } from '#shared/typed-text/fields.ts'
import { MOST_WORDS, REASONS, RETURN_STATES, type ReturnReason } from './returns/rules.ts'
import { DELIVERED_BY, MOST_NOTE, PARCEL_STATES, REMEDIES } from './parcels/rules.ts'

const REASON_NAMES = Object.keys(REASONS) as [ReturnReason, ...ReturnReason[]]
const count = z.int()

/** Where a code can be followed. Null: it has no address that we know. */
const Tracking = z.nullable(z.object({ carrier: z.string(), href: z.string() }))

/** `returnable`: pieces that can still be sent back. */
const PackedLine = z.object({ n: count, name: z.string(), quantity: count, returnable: count })

export const Parcel = z.object({
  id: z.string(),
  n: count,
  state: tolerantEnum(PARCEL_STATES, 'posted'),
  isPickup: z.boolean(),
  /** The same things once more, for a parcel that never came or came broken. */
  isResent: z.boolean(),
  lines: tolerantList(PackedLine),
  trackingCode: z.nullable(z.string()),
  tracking: Tracking,
  packedAt: instant,
  postedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  deliveredBy: z.nullable(tolerantEnum(DELIVERED_BY, 'team')),
  endedAt: z.nullable(instant),
  remedy: z.nullable(tolerantEnum(REMEDIES, 'refund')),
  /** Given up: cancelled then, unless it was posted. */
  cancelledAt: z.nullable(instant),
  returnableUntil: z.nullable(instant),
  missingUntil: z.nullable(instant),
  /** What the reader can do now. */
  may: z.object({ giveUp: z.boolean(), arrive: z.boolean(), miss: z.boolean(), return: z.boolean() }),
})
export type Parcel = z.infer<typeof Parcel>

export const Return = z.object({
  id: z.string(),
  /** What stands on the parcel. */
  number: z.string(),
  parcelId: z.string(),
  state: tolerantEnum(RETURN_STATES, 'on_its_way'),
  reason: tolerantEnum(REASON_NAMES, 'other'),
  words: z.nullable(z.string()),
  lines: tolerantList(z.object({ n: count, name: z.string(), quantity: count, received: z.nullable(count) })),
  requestedAt: instant,
  postageCode: z.nullable(z.string()),
  trackingCode: z.nullable(z.string()),
  tracking: Tracking,
  sentAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  /** The team looked for it, and does not have it. */
  isNotHere: z.boolean(),
  receivedAt: z.nullable(instant),
  /** When it is refunded by itself. */
  refundedBy: z.nullable(instant),
  refundedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  closedWords: z.nullable(z.string()),
})
export type Return = z.infer<typeof Return>

export const OrderParcels = z.object({
  parcels: tolerantList(Parcel),
  returns: tolerantList(Return),
  /** Pieces that are in no parcel yet. */
  toPack: count,
  readAt: instant,
})
export type OrderParcels = z.infer<typeof OrderParcels>

export const readParcels = endpoint({
  method: 'GET',
  path: '/api/orders/:id/parcels',
  access: 'client',
  viewable: ['words', 'closedWords'],
  summary: "The parcels of one of the reader's paid orders of goods, and what is coming back of them",
  input: z.object({ id: idParam }),
  output: OrderParcels,
})

export const giveUpParcel = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/give-up',
  access: 'client',
  summary: 'Give up a packed parcel: cancelled when the team has it in hand, or after a working day, unless posted',
  input: z.object({ id: idParam }),
  output: OrderParcels,
})

export const sayParcelArrived = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/arrived',
  access: 'client',
  summary: 'Say that a posted parcel arrived; from then on it can be returned for seven days',
  input: z.object({ id: idParam }),
  output: OrderParcels,
})

export const reportMissing = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/missing',
  access: 'client',
  summary: 'Say that a parcel did not come, until the 45th day after it was posted; the team looks for it',
  input: z.object({
    id: idParam,
    note: z.optional(typed('prose').check(atMost(MOST_NOTE, `Use no máximo ${MOST_NOTE} caracteres.`))),
  }),
  output: OrderParcels,
})

/** Pieces of lines of an order, each line once. */
export const Pieces = z
  .array(
    z.object({
      n: z.int('Escolha um produto do pedido.').check(z.gte(1), z.lte(50)),
      quantity: z
        .int('Informe quantas unidades, em número inteiro.')
        .check(z.gte(1, 'Informe pelo menos uma unidade.'), z.lte(20, 'São unidades demais.')),
    }),
    'Escolha o que vai.',
  )
  .check(
    z.minLength(1, 'Escolha pelo menos um produto.'),
    z.maxLength(50, 'São produtos demais.'),
    z.refine(
      (lines: { n: number }[]) => new Set(lines.map(({ n }) => n)).size === lines.length,
      'Cada produto uma vez.',
    ),
  )

export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/returns',
  access: 'client',
  summary: 'Send pieces of a delivered parcel back, for free, within seven days; the same id again is the same return',
  input: z.object({
    id: idParam,
    returnId: newId,
    lines: Pieces,
    reason: z.enum(REASON_NAMES, 'Escolha o motivo.'),
    words: z.optional(proseText({ least: 0, most: MOST_WORDS, missing: 'Escreva o que houve.' })),
  }),
  output: OrderParcels,
})

/** A code as it is on a paper: what is no code is refused with words. */
const paperCode = madeText(80, 'Confira o código.')

export const sendReturn = endpoint({
  method: 'POST',
  path: '/api/returns/:id/sent',
  access: 'client',
  summary: 'Say by which code a return is followed, once it was posted',
  input: z.object({ id: idParam, code: paperCode }),
  output: OrderParcels,
})

export const sayReturnArrived = endpoint({
  method: 'POST',
  path: '/api/returns/:id/arrived',
  access: 'client',
  summary: 'Say that a return arrived; what nobody records within ten days is refunded by itself',
  input: z.object({ id: idParam }),
  output: OrderParcels,
})

export const keepAfterAll = endpoint({
  method: 'POST',
  path: '/api/returns/:id/keep',
  access: 'client',
  summary: 'Keep what was to be returned, before it is posted',
  input: z.object({ id: idParam }),
  output: OrderParcels,
})
