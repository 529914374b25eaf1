import { variantTitle } from '#domains/shop/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of orders of goods. */
export const refuse = refusals('goods', {
  lines_changed: [
    409,
    'Algo mudou desde que você montou o carrinho. Confira o que dizemos de cada produto: nada foi cobrado.',
  ],
  freight_changed: [
    409,
    'O frete mudou desde que você o viu. Confira o de agora e confirme de novo: nada foi cobrado.',
  ],
  address_missing: [400, 'Escolha o endereço de entrega, ou retire o pedido com a gente.'],
  address_not_found: [404, 'Não encontramos este endereço. Escolha outro ou escreva um novo.'],
  too_expensive: [409, 'Um pedido vai até R$ 2.000,00. Divida o carrinho em dois pedidos.'],
  too_many_open: [
    429,
    'Você já tem três pedidos da loja esperando o pagamento, e cada um guarda os produtos. Pague ou cancele um deles antes de fazer outro.',
  ],
  too_many_unpaid: [
    429,
    'Muitos pedidos seus da loja terminaram hoje sem pagamento. Espere até amanhã ou fale com a gente.',
  ],
  hold_over: [
    409,
    'Guardamos estes produtos por meia hora, que já passou. Se um Pix ainda está aberto, ele vale até o fim. Senão, faça o pedido de novo.',
  ],
  not_paid: [409, 'Este pedido não foi pago.'],
  contested: [409, 'O banco analisa um pagamento deste pedido. Nada é enviado até a decisão.'],
  too_many_pieces: [409, 'São mais peças do que este pedido ainda tem.'],
  refund_reused: [409, 'Esta devolução já foi registrada com outro conteúdo.'],
  nothing_to_cancel: [409, 'Tudo o que havia neste pedido já está em um pacote ou já voltou.'],
})

/** At most so many different variants in an order, and pieces of each. */
export const MOST_LINES = 50
export const MOST_PIECES = 20
/** Characters of the words that go into the parcel of a gift. */
export const MOST_GIFT_NOTE = 300

/** Unpaid orders of goods of one person: at a time, and that ended within a day. */
export const MOST_UNPAID = { open: 3, endedInDay: 10 }

/** How often one person may ask what sending costs. */
export const FREIGHT_QUOTES = { name: 'freight-quotes', most: 120, windowMs: 10 * 60_000 }

export const STOCK_STATES = ['held', 'sold', 'returned'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** What somebody chose of a variant, at the price that was shown. */
export type ChosenLine = { variantId: string; quantity: number; priceCents: bigint }

type Offered = {
  id: string
  productName: string
  name: string | null
  priceCents: bigint
  stock: number
  isOffered: boolean
}

/** A line as its variant is called. */
export const nameOf = ({ productName, variantName }: { productName: string; variantName: string | null }) =>
  variantTitle({ productName, name: variantName })

/** What changed since it was chosen, in words by variant; empty: nothing. */
export function changesOf(chosen: readonly ChosenLine[], offered: readonly Offered[]): Record<string, string> {
  const known = new Map(offered.map((variant) => [variant.id, variant]))
  return Object.fromEntries(
    chosen.flatMap((line) => {
      const words = changeOf(line, known.get(line.variantId))
      return words ? [[line.variantId, words]] : []
    }),
  )
}

function changeOf({ quantity, priceCents }: ChosenLine, variant: Offered | undefined): string | undefined {
  if (!variant?.isOffered) return 'A loja não vende mais este produto. Tire-o do carrinho.'
  const name = nameOf({ productName: variant.productName, variantName: variant.name })
  if (variant.stock <= 0) return `${name}: esgotou.`
  if (variant.stock < quantity) return `${name}: só há ${variant.stock} em estoque.`
  if (variant.priceCents !== priceCents) return `${name}: agora custa ${formatBRL(variant.priceCents)}.`
  return undefined
}

type Named = { productName: string; variantName: string | null; quantity: number }

/** "2 × Vela de cera e mais 1 produto": what an order of goods is called. */
export function titleOf(lines: readonly Named[]): string {
  const [first, ...others] = lines
  const { quantity } = first!
  const name = `${quantity > 1 ? `${quantity} × ` : ''}${nameOf(first!)}`
  if (others.length === 0) return name
  return `${name} e mais ${others.length} ${others.length === 1 ? 'produto' : 'produtos'}`
}
