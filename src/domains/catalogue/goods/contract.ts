import { z } from 'zod/mini'
import { addressFields } from '#domains/shop/contract.ts'
import { cents, endpoint, idParam, newId, tolerantEnum } from '#shared/contract.ts'
import { atMost, madeText, proseText, typed } from '#shared/typed-text/fields.ts'
import { Order } from '../orders/contract.ts'
import { MOST_GIFT_NOTE, MOST_LINES, MOST_PIECES } from './rules.ts'

const NOT_OF_SHOP = 'Este item não é da loja.'

const Piece = z.object({
  variantId: z.uuid(NOT_OF_SHOP).check(z.toLowerCase()),
  quantity: z
    .int('Informe quantas unidades, em número inteiro.')
    .check(
      z.gte(1, 'Informe pelo menos uma unidade.'),
      z.lte(MOST_PIECES, `No máximo ${MOST_PIECES} unidades de cada produto.`),
    ),
})
/** At the price that was shown. */
const Line = z.extend(Piece, {
  priceCents: cents.check(z.refine((price) => price > 0n, 'Informe o preço que você viu.')),
})

const linesOf = <T extends typeof Piece | typeof Line>(line: T) =>
  z.array(line, 'Envie os produtos do pedido.').check(
    z.minLength(1, 'Escolha pelo menos um produto.'),
    z.maxLength(MOST_LINES, `No máximo ${MOST_LINES} produtos diferentes.`),
    z.refine(
      (lines: { variantId: string }[]) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length,
      'Cada produto aparece uma vez só.',
    ),
  )

/** One of the reader's own addresses, or a typed one, by one of our freights at the price that was shown. */
const Sending = z
  .object({
    addressId: z.optional(idParam),
    address: z.optional(z.object(addressFields)),
    service: madeText(60, 'Escolha o frete.'),
    freightCents: cents.check(z.refine((freight) => freight >= 0n, 'Informe o frete que você viu.')),
  })
  .check(
    z.refine(
      ({ addressId, address }) => (addressId === undefined) !== (address === undefined),
      'Escolha o endereço de entrega, ou escreva um.',
    ),
  )

export const placeGoodsOrder = endpoint({
  method: 'POST',
  path: '/api/orders/goods',
  access: 'client',
  begins: true,
  summary:
    'Order goods of the shop at the prices and the freight that were shown, and hold them for half an hour; without `sending` they are fetched. The same id and content again is the same order',
  input: z.object({
    id: newId,
    lines: linesOf(Line),
    sending: z.optional(Sending),
    coupon: z.optional(typed('code').check(atMost(40, 'Este cupom é longo demais.'))),
    giftNote: z.optional(proseText({ most: MOST_GIFT_NOTE, missing: 'Escreva algumas palavras, ou deixe em branco.' })),
  }),
  output: Order,
})

export const listFreightOptions = endpoint({
  method: 'POST',
  path: '/api/orders/goods/freight',
  access: 'client',
  summary: 'The ways to send these goods to a CEP, with their price and business days',
  input: z.object({
    lines: linesOf(Piece),
    cep: addressFields.cep,
  }),
  output: z.object({
    options: z.array(
      z.object({
        service: z.string(),
        name: z.string(),
        priceCents: cents,
        daysLeast: z.int(),
        daysMost: z.int(),
        /** A carrier's own price, or our table's. */
        source: tolerantEnum(['table', 'carrier'], 'table'),
      }),
    ),
  }),
})
