import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('shop', {
  product_not_found: [404, 'Não encontramos este produto.'],
  cep_unknown: [422, 'Nenhum endereço do Brasil tem este CEP. Confira os números.'],
})

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

/** The stock in plain words, without urgency. */
export const stockWords = (stock: number) =>
  stock <= 0 ? 'Esgotado' : stock === 1 ? '1 em estoque' : `${stock} em estoque`

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
