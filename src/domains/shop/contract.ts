import { z } from 'zod/mini'
import { nameParam, cents, endpoint, tolerantEnum, totalCents } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { MOST_PIECES } from './cart/rules.ts'
import { REGIONS, type Region } from './freight.rules.ts'
import { CATEGORIES, MOST_CART_LINES, SORTS, type Category } from './rules.ts'

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]
const pageNumber = z.pipe(
  typed('asSent').check(z.regex(/^[1-9]\d{0,4}$/, 'Informe o número da página.')),
  z.transform(Number),
)

/** What is bought: one of a product's choices. `name` null: there is no other. Sizes: length, width, height. */
export const Variant = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  priceCents: cents,
  stock: z.int(),
  isUnique: z.boolean(),
  weightGrams: z.int(),
  sizeMm: z.nullable(z.array(z.int())),
})
export type Variant = z.infer<typeof Variant>

const Photo = z.object({ name: z.string(), alt: z.string() })

/**
 * A product in a list with its variants, of which there is at least one. `picture` names its engraving, shown where
 * there is no photograph.
 */
export const ProductCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: tolerantEnum(CATEGORY_NAMES, 'baralhos'),
  summary: z.string(),
  picture: z.string(),
  photos: z.array(Photo),
  variants: z.array(Variant),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Facts are short lines: measures, material, contents. */
export const Product = z.extend(ProductCard, { description: z.string(), facts: z.array(z.string()) })
export type Product = z.infer<typeof Product>

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/shop/products',
  access: 'public',
  summary:
    'One page of the shop: free text (accents and typing errors are tolerated), category, sort. A page behind the last one is empty',
  input: z.object({
    text: z.optional(typed('search').check(atMost(100, 'Use no máximo 100 caracteres.'))),
    category: z.optional(z.enum(CATEGORY_NAMES, 'Escolha uma das categorias da lista.')),
    sort: z.optional(z.enum(SORTS, 'Escolha uma das ordens da lista.')),
    page: z.optional(pageNumber),
  }),
  output: z.object({ products: z.array(ProductCard), total: z.int(), page: z.int(), pages: z.int() }),
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/shop/products/:slug',
  access: 'public',
  summary: 'A product with related ones',
  input: z.object({ slug: nameParam }),
  output: z.object({ product: Product, related: z.array(ProductCard) }),
})

export const listNearProducts = endpoint({
  method: 'GET',
  path: '/api/shop/products/:slug/near',
  access: 'public',
  summary: 'Products whose address resembles this one, for mistyped addresses',
  input: z.object({ slug: nameParam }),
  output: z.array(ProductCard),
})

/** A variant with what a cart shows of its product. */
export const CartVariant = z.object({
  id: z.string(),
  slug: z.string(),
  productName: z.string(),
  name: z.nullable(z.string()),
  category: tolerantEnum(CATEGORY_NAMES, 'baralhos'),
  picture: z.string(),
  photo: z.nullable(z.string()),
  priceCents: cents,
  stock: z.int(),
  isUnique: z.boolean(),
  weightGrams: z.int(),
})
export type CartVariant = z.infer<typeof CartVariant>

/** A cart line with current data: `stock` says whether there are enough pieces; `lineCents` is price × quantity. */
const ReviewedLine = z.object({
  variant: CartVariant,
  quantity: z.int(),
  stock: tolerantEnum(['enough', 'short', 'sold_out'], 'short'),
  lineCents: totalCents,
})
export type ReviewedLine = z.infer<typeof ReviewedLine>

const FreightOffer = z.object({
  cep: z.string(),
  region: tolerantEnum(Object.keys(REGIONS) as [Region, ...Region[]], 'southeast'),
  freightCents: totalCents,
  parcels: z.int(),
  daysLeast: z.int(),
  daysMost: z.int(),
})

/**
 * `missing`: ids of variants that the shop does not sell (any more). Totals count all sold lines; `isReady` when each
 * can be delivered in full.
 */
export const CartReview = z.object({
  lines: z.array(ReviewedLine),
  missing: z.array(z.string()),
  weightGrams: z.int(),
  goodsCents: totalCents,
  freight: z.nullable(FreightOffer),
  totalCents,
  isReady: z.boolean(),
})
export type CartReview = z.infer<typeof CartReview>

const Line = z.object({
  id: z.uuid('Este item não é da loja.').check(z.toLowerCase()),
  quantity: z
    .int('Informe quantas unidades, em número inteiro.')
    .check(
      z.gte(1, 'Informe pelo menos uma unidade.'),
      z.lte(MOST_PIECES, `No máximo ${MOST_PIECES} unidades de cada produto.`),
    ),
})

export const reviewCart = endpoint({
  method: 'POST',
  path: '/api/shop/cart/review',
  access: 'public',
  summary: 'The current cost of a cart: prices and stock, and freight when a CEP is given. Reserves nothing',
  input: z.object({
    items: z.array(Line, 'Envie os itens do carrinho.').check(
      z.maxLength(MOST_CART_LINES, `No máximo ${MOST_CART_LINES} produtos diferentes.`),
      z.refine(
        (lines: { id: string }[]) => new Set(lines.map(({ id }) => id)).size === lines.length,
        'Cada produto aparece uma vez só.',
      ),
    ),
    cep: z.optional(
      typed('number').check(z.regex(/^\d{2}\.?\d{3}-?\d{3}$/, 'Informe os oito números do CEP, como 01310-100.')),
    ),
  }),
  output: CartReview,
})

export { addressFields } from './addresses/contract.ts'
