import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('shop', {
  product_not_found: [404, 'Não encontramos este produto.'],
  stock_short: [409, 'De algo que você escolheu não há mais peças bastantes. Confira o carrinho.'],
  is_in_stock: [409, 'Há deste em estoque agora: não é preciso esperar.'],
  too_many_watches: [409, 'Você já espera por muitas coisas. Tire uma da lista para pôr outra.'],
  address_not_found: [404, 'Não encontramos este endereço.'],
  too_many_addresses: [409, 'São no máximo dez endereços. Apague um para guardar outro.'],
  cep_of_other_state: [422, 'Este CEP é de outro estado. Confira o CEP ou o estado.'],
  cep_unknown: [422, 'Nenhum endereço do Brasil tem este CEP. Confira os números.'],
})

/** "Tarot de Marselha, edição de bolso"; a product with only one variant has its own name. */
export const variantTitle = ({ productName, name }: { productName: string; name: string | null }) =>
  name ? `${productName}, ${name}` : productName

/** Categories by their name in addresses. */
export const CATEGORIES = {
  baralhos: 'Baralhos',
  cristais: 'Cristais',
  incensos: 'Incensos',
  velas: 'Velas',
  runas: 'Runas',
  cadernos: 'Cadernos',
} as const
export type Category = keyof typeof CATEGORIES
export const isCategory = (name: string): name is Category => Object.hasOwn(CATEGORIES, name)

/** Sort orders: default position, cheapest, dearest, by name, latest arrival. */
export const SORTS = ['default', 'cheapest', 'dearest', 'name', 'newest'] as const
export type Sort = (typeof SORTS)[number]

/** Products on one page of the list. */
export const PAGE_SIZE = 12

/** The most different products in one cart. */
export const MOST_CART_LINES = 50

/** Whether `quantity` pieces are available: all, fewer, none. */
export type Stock = 'enough' | 'short' | 'sold_out'
export const stockFor = (quantity: number, stock: number): Stock =>
  stock <= 0 ? 'sold_out' : stock < quantity ? 'short' : 'enough'

/** Whether people see a product: not yet, now, no more. */
export const PRODUCT_STATES = ['draft', 'published', 'withdrawn'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** The stock in plain words, without urgency; of a piece of which there is no second, that it is so. */
export const stockWords = (stock: number, isUnique = false) =>
  stock <= 0 ? 'Esgotado' : isUnique ? 'Peça única' : stock === 1 ? '1 em estoque' : `${stock} em estoque`

type Priced = { priceCents: Centavos; stock: number }

/** The variant that a list names the price of: the cheapest that there is, else the cheapest. */
export const cheapestOf = <V extends Priced>(variants: readonly V[]): V =>
  [...variants].sort((a, b) => Number(a.stock <= 0) - Number(b.stock <= 0) || Number(a.priceCents - b.priceCents))[0]!

/** Engravings of products, by their name in `ui/goods.svg`. */
export const PICTURES = [
  'deck',
  'fan',
  'tower',
  'oracle',
  'cloth',
  'cluster',
  'point',
  'pendulum',
  'pebbles',
  'incense',
  'cones',
  'holder',
  'candle',
  'tapers',
  'jar',
  'seven',
  'runes',
  'rune-bag',
  'pouch',
  'notebook',
  'moon-book',
  'open-book',
  'star-map',
] as const
