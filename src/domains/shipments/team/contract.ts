import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { parseCursor } from '#shared/exact-cursor.ts'
import { lineText, madeText, proseText, typed, atMost } from '#shared/typed-text/fields.ts'
import { OrderParcels, Parcel, Pieces, Return } from '../contract.ts'
import { MOST_NOTE, MOST_PARCELS_AT_ONCE, PARCEL_STATES, REMEDIES } from '../parcels/rules.ts'
import { RETURN_STATES } from '../returns/rules.ts'

const count = z.int()
const cursor = z.optional(
  madeText(80).check(z.refine((text) => parseCursor(text) !== undefined, 'Recarregue a lista.')),
)
/** The beginning of an order's number, to find it. */
const orderText = z.optional(typed('code').check(atMost(40, 'Use no máximo 40 letras.')))
const page = { next: z.nullable(z.string()) }

/** An order as a row: who, what, where, and whether something is special about it. */
const Row = z.object({
  /** Of the order. */
  orderId: z.string(),
  number: z.string(),
  receiver: z.string(),
  place: z.string(),
  service: z.string(),
  isPickup: z.boolean(),
  isGift: z.boolean(),
  pieces: z.array(z.string()),
})

export const listToPack = endpoint({
  method: 'GET',
  path: '/api/team/shop/to-pack',
  access: 'team:shop',
  summary:
    'Paid orders with pieces in no parcel, longest paid first, fifty at a time; what a bank contests is left out',
  input: z.object({ after: cursor, number: orderText }),
  output: z.object({ ...page, orders: tolerantList(z.extend(Row, { paidAt: instant })), contested: count }),
})

export const listParcels = endpoint({
  method: 'GET',
  path: '/api/team/shop/parcels',
  access: 'team:shop',
  summary: 'Parcels in one state, the longest in it first, fifty at a time',
  input: z.object({
    state: z.enum(PARCEL_STATES, 'Escolha uma das situações da lista.'),
    after: cursor,
    number: orderText,
  }),
  output: z.object({
    ...page,
    parcels: tolerantList(
      z.extend(Row, {
        id: z.string(),
        n: count,
        state: tolerantEnum(PARCEL_STATES, 'posted'),
        at: instant,
        trackingCode: z.nullable(z.string()),
        hasInvoice: z.boolean(),
        isGivenUp: z.boolean(),
      }),
    ),
  }),
})

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/team/shop/returns',
  access: 'team:shop',
  summary: 'Returns in one state, the longest waiting first, fifty at a time',
  input: z.object({ state: z.enum(RETURN_STATES, 'Escolha uma das situações da lista.'), after: cursor }),
  output: z.object({
    ...page,
    returns: tolerantList(
      z.object({
        id: z.string(),
        orderId: z.string(),
        number: z.string(),
        order: z.string(),
        receiver: z.string(),
        state: tolerantEnum(RETURN_STATES, 'on_its_way'),
        requestedAt: instant,
        trackingCode: z.nullable(z.string()),
        hasPostage: z.boolean(),
        refundedBy: z.nullable(instant),
      }),
    ),
  }),
})

const Event = z.object({
  parcel: count,
  state: tolerantEnum([...PARCEL_STATES, 'cancel_asked'], 'packed'),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  at: instant,
})

export const OrderOfTeam = z.object({
  id: z.string(),
  number: z.string(),
  personId: z.string(),
  buyer: z.string(),
  email: z.string(),
  to: z.array(z.string()),
  service: z.string(),
  isPickup: z.boolean(),
  isContested: z.boolean(),
  giftNote: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  lines: z.array(
    z.object({
      n: count,
      name: z.string(),
      sku: z.string(),
      quantity: count,
      toPack: count,
      cancelled: count,
      returned: count,
    }),
  ),
  parcels: tolerantList(z.extend(Parcel, { invoiceKey: z.nullable(z.string()), hasLabel: z.boolean() })),
  returns: tolerantList(Return),
  events: tolerantList(Event),
  /** A carrier sells labels here. */
  sellsLabels: z.boolean(),
  readAt: instant,
})
export type OrderOfTeam = z.infer<typeof OrderOfTeam>

export const readOrderOfTeam = endpoint({
  method: 'GET',
  path: '/api/team/shop/orders/:id',
  access: 'team:shop',
  summary:
    'A paid order of goods with its lines, parcels, returns and what happened to them; `id` may be that of a parcel or return',
  input: z.object({ id: idParam }),
  output: OrderOfTeam,
})

export const packParcels = endpoint({
  method: 'POST',
  path: '/api/team/shop/parcels',
  access: 'team:shop',
  needsPassword: false,
  summary:
    'Pack parcels of paid orders, all that is left of each or some pieces; each for itself, with what was refused',
  input: z.object({
    parcels: z
      .array(z.object({ id: newId, orderId: idParam, lines: z.optional(Pieces) }), 'Escolha os pedidos.')
      .check(
        z.minLength(1, 'Escolha pelo menos um pedido.'),
        z.maxLength(MOST_PARCELS_AT_ONCE, `No máximo ${MOST_PARCELS_AT_ONCE} de uma vez.`),
      ),
  }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), orderId: z.string(), refused: z.nullable(z.string()) })),
  }),
})

export const postPasted = endpoint({
  method: 'POST',
  path: '/api/team/shop/postings',
  access: 'team:shop',
  needsPassword: false,
  summary: 'Post parcels by pasted lines of an order and a tracking code, each for itself',
  input: z.object({ text: proseText({ most: 20_000, missing: 'Cole uma linha por pacote: pedido e código.' }) }),
  output: z.object({
    results: z.array(
      z.object({
        line: count,
        order: z.string(),
        outcome: tolerantEnum(['posted', 'posted_before', 'refused'], 'refused'),
        words: z.string(),
      }),
    ),
  }),
})

const act = (path: `/api/team/shop/${string}`, summary: string) =>
  ({ method: 'POST', path, access: 'team:shop', needsPassword: false, summary, output: OrderParcels }) as const
const paperCode = madeText(120, 'Confira o código.')
const note = lineText({ least: 3, most: MOST_NOTE, missing: 'Diga em poucas palavras como se soube.' })

export const postParcel = endpoint({
  ...act('/api/team/shop/parcels/:id/posting', 'Post a packed parcel, or correct the code of one on its way'),
  input: z.object({ id: idParam, code: paperCode }),
})
export const deliverParcel = endpoint({
  ...act('/api/team/shop/parcels/:id/delivery', 'Say that a parcel arrived, or was handed over in person'),
  input: z.object({ id: idParam }),
})
export const cancelParcel = endpoint({
  ...act(
    '/api/team/shop/parcels/:id/cancellation',
    'A packed parcel is still here: refunded if its client gave it up, otherwise to be packed again',
  ),
  input: z.object({ id: idParam }),
})
export const endParcel = endpoint({
  ...act(
    '/api/team/shop/parcels/:id/end',
    'Decide that a parcel is lost or damaged: money back, or the same once more',
  ),
  needsPassword: true,
  input: z.object({
    id: idParam,
    nextId: newId,
    state: z.enum(['lost', 'damaged'], 'Diga se ele se perdeu ou chegou estragado.'),
    remedy: z.enum(REMEDIES, 'Escolha devolver o valor ou mandar de novo.'),
    note,
  }),
})
export const setInvoice = endpoint({
  ...act('/api/team/shop/parcels/:id/invoice', 'Write down the key of the NF-e or DC-e that goes with a parcel'),
  input: z.object({ id: idParam, key: paperCode }),
})
/**
 * Buys the carrier's label of a packed parcel; answers where it is printed. Its answer is an address, not our JSON.
 */
export const LABEL_PATH = '/api/team/shop/parcels/:id/label'
export const LabelInput = z.object({ document: madeText(20, 'Informe o CPF de quem recebe.') })

export const setPostage = endpoint({
  ...act('/api/team/shop/returns/:id/postage', 'Send the client the code with which a return is posted for free'),
  input: z.object({ id: idParam, code: paperCode }),
})
const pieces = z
  .int('Informe um número inteiro.')
  .check(z.gte(0, 'Não pode ser menos que zero.'), z.lte(20, 'São unidades demais.'))
export const receiveReturn = endpoint({
  ...act('/api/team/shop/returns/:id/receipt', 'Record what came back, and what of it is sold again; it is refunded'),
  needsPassword: true,
  input: z.object({
    id: idParam,
    lines: z
      .array(
        z.object({ n: z.int().check(z.gte(1), z.lte(50)), received: pieces, restocked: pieces }),
        'Diga o que chegou.',
      )
      .check(z.minLength(1, 'Diga o que chegou.'), z.maxLength(50, 'São produtos demais.')),
  }),
})
export const denyDelivery = endpoint({
  ...act('/api/team/shop/returns/:id/absence', 'Say that a return which the client says has arrived is not here'),
  input: z.object({ id: idParam }),
})
export const closeReturn = endpoint({
  ...act('/api/team/shop/returns/:id/closing', 'Close a return of which nothing came, with words for the client'),
  input: z.object({
    id: idParam,
    words: proseText({ least: 10, most: MOST_NOTE, missing: 'Explique ao cliente por quê.' }),
  }),
})
