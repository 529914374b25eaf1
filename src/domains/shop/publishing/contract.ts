import { z } from 'zod/mini'
import { sizeOf } from '#domains/content/pictures.rules.ts'
import { cents, endpoint, idParam, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atLeast, atMost, lineText, madeText, proseText, typed } from '#shared/typed-text/fields.ts'
import { CATEGORIES, type Category, PICTURES, PRODUCT_STATES } from '../rules.ts'
import { PLACE_NAMES } from '../places/rules.ts'
import { MOVEMENT_KINDS } from '../stock/rules.ts'
import { LEAST, MOST, PRICE_BOUNDS, SKU, SLUG, STOCK_ACTS } from './rules.ts'

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]
const count = (least: number, most: number, words: string) =>
  z.int(words).check(z.gte(least, words), z.lte(most, words))

const words = {
  name: lineText({ least: LEAST.name, most: MOST.name, missing: 'Escreva o nome.' }),
  category: z.enum(CATEGORY_NAMES, 'Escolha uma das categorias da lista.'),
  summary: lineText({ least: LEAST.summary, most: MOST.summary, missing: 'Diga em uma frase o que é.' }),
  description: proseText({
    least: LEAST.description,
    most: MOST.description,
    missing: `Descreva o objeto em pelo menos ${LEAST.description} caracteres.`,
  }),
  facts: z
    .array(lineText({ most: MOST.fact, missing: 'Escreva a linha, ou tire-a.' }))
    .check(z.minLength(1, 'Dê pelo menos uma medida.'), z.maxLength(MOST.facts, `No máximo ${MOST.facts} linhas.`)),
  picture: z.enum(PICTURES, 'Escolha uma das gravuras da lista.'),
  /** Beside what it is named. Absent: as it was. */
  goesWith: z.optional(
    z
      .array(z.enum(PLACE_NAMES, 'Escolha um dos lugares da lista.'))
      .check(z.maxLength(PLACE_NAMES.length, 'Escolha cada lugar uma vez.')),
  ),
}

const size = count(1, MOST.sizeMm, `Use de 1 a ${MOST.sizeMm} mm.`)
const price = cents.check(
  z.refine(
    (value: bigint) => value >= PRICE_BOUNDS.least && value <= PRICE_BOUNDS.most,
    'Use de R$ 1,00 a R$ 1.000,00.',
  ),
)
/** `name` null: it is the only one. Sizes of the packing: length, width, height. `alarmAt` null: nobody is told. */
const variant = {
  name: z.nullable(lineText({ most: MOST.variantName, missing: 'Escreva o nome da opção.' })),
  sku: typed('line').check(
    atLeast(LEAST.sku, 'Escreva o código.'),
    atMost(MOST.sku, `Use no máximo ${MOST.sku} caracteres.`),
    z.regex(SKU, 'Use letras maiúsculas, números e hífens: BAR-003-2.'),
  ),
  priceCents: price,
  isUnique: z.boolean(),
  alarmAt: z.nullable(count(0, MOST.alarmAt, `Use de 0 a ${MOST.alarmAt}.`)),
  weightGrams: count(1, MOST.weightGrams, `Use de 1 a ${MOST.weightGrams} g.`),
  sizeMm: z.nullable(z.tuple([size, size, size])),
  isWithdrawn: z.boolean(),
}

const OwnVariant = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  sku: z.string(),
  priceCents: cents,
  stock: z.int(),
  isUnique: z.boolean(),
  alarmAt: z.nullable(z.int()),
  weightGrams: z.int(),
  sizeMm: z.nullable(z.array(z.int())),
  isWithdrawn: z.boolean(),
})
export type OwnVariant = z.infer<typeof OwnVariant>

const state = tolerantEnum(PRODUCT_STATES, 'draft')
const category = tolerantEnum(CATEGORY_NAMES, 'baralhos')
const Picture = z.object({ name: z.string(), alt: z.string() })

const Page = z.object({
  id: z.string(),
  slug: z.string(),
  state,
  revision: z.int(),
  name: z.string(),
  category,
  summary: z.string(),
  description: z.string(),
  facts: z.array(z.string()),
  picture: z.string(),
  goesWith: tolerantList(z.enum(PLACE_NAMES)),
  pictures: tolerantList(Picture),
  variants: tolerantList(OwnVariant),
})
export type OwnProductPage = z.infer<typeof Page>

const Row = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  category,
  state,
  variants: z.int(),
  stock: z.int(),
  /** Variants of which there are as few as the team wanted to know of. */
  low: z.int(),
  fromCents: z.nullable(cents),
})
export type OwnProductRow = z.infer<typeof Row>

export const STOCK_FILTERS = ['low', 'out'] as const

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/team/shop/products',
  access: 'team:shop',
  summary: 'Products by name, fifty; by words of the name, state and stock. `after`: the id of the last one before',
  input: z.object({
    words: z.optional(typed('search').check(atMost(80, 'Use no máximo 80 caracteres.'))),
    state: z.optional(z.enum(PRODUCT_STATES, 'Escolha um estado da lista.')),
    stock: z.optional(z.enum(STOCK_FILTERS, 'Escolha um filtro da lista.')),
    after: z.optional(z.uuid('Recarregue a página.').check(z.toLowerCase())),
  }),
  output: z.object({ products: tolerantList(Row), next: z.nullable(z.string()) }),
})

export const readOwnProduct = endpoint({
  method: 'GET',
  path: '/api/team/shop/products/:id',
  access: 'team:shop',
  summary: 'A product with its variants, withdrawn ones too, and its photographs',
  input: z.object({ id: idParam }),
  output: Page,
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/team/shop/products',
  access: 'team:shop',
  needsPassword: false,
  summary: 'Write down a product as a draft, under an id of your own; the same again changes nothing',
  input: z.object({
    id: newId,
    slug: madeText(MOST.slug, `Use no máximo ${MOST.slug} letras.`).check(
      z.regex(SLUG, 'Use letras minúsculas sem acento, números e hífens: vela-de-cera.'),
    ),
    ...words,
  }),
  output: Page,
})

export const editProduct = endpoint({
  method: 'PUT',
  path: '/api/team/shop/products/:id',
  access: 'team:shop',
  needsPassword: false,
  summary: 'Change what is said of a product; `revision` is the one that was read',
  input: z.object({ id: idParam, revision: z.int(), ...words }),
  output: Page,
})

export const writeVariant = endpoint({
  method: 'PUT',
  path: '/api/team/shop/products/:id/variants/:variantId',
  access: 'team:shop',
  needsPassword: true,
  summary:
    'Add a variant under an id of your own, or change it: name, price, measures, on offer or not. Orders keep theirs',
  input: z.object({ id: idParam, variantId: newId, revision: z.int(), ...variant }),
  output: Page,
})

export const setPictures = endpoint({
  method: 'PUT',
  path: '/api/team/shop/products/:id/pictures',
  access: 'team:shop',
  needsPassword: false,
  summary: 'The photographs of a product, in their order; without any its engraving is shown',
  input: z.object({
    id: idParam,
    revision: z.int(),
    pictures: z
      .array(
        z.object({
          name: madeText(80).check(z.refine((name) => sizeOf(name) !== undefined, 'Escolha a imagem outra vez.')),
          alt: lineText({ most: MOST.alt, missing: 'Diga o que a imagem mostra.' }),
        }),
      )
      .check(z.maxLength(MOST.pictures, `No máximo ${MOST.pictures} imagens.`)),
  }),
  output: Page,
})

export const publishProduct = endpoint({
  method: 'POST',
  path: '/api/team/shop/products/:id/publication',
  access: 'team:shop',
  needsPassword: true,
  summary: 'Put a product into the shop',
  input: z.object({ id: idParam }),
  output: Page,
})

export const withdrawProduct = endpoint({
  method: 'DELETE',
  path: '/api/team/shop/products/:id/publication',
  access: 'team:shop',
  needsPassword: false,
  summary: 'Take a product out of the shop; whoever is paying it gets it',
  input: z.object({ id: idParam }),
  output: Page,
})

const Movement = z.object({
  seq: z.int(),
  change: z.int(),
  kind: tolerantEnum(MOVEMENT_KINDS, 'counted'),
  stock: z.int(),
  orderId: z.nullable(z.string()),
  by: z.nullable(z.string()),
  unitCostCents: z.nullable(cents),
  note: z.nullable(z.string()),
  at: instant,
})
export type StockMovement = z.infer<typeof Movement>

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/team/shop/variants/:id/movements',
  access: 'team:shop',
  summary: 'What changed the stock of a variant, the latest first, fifty; `before`: the number of the last one',
  input: z.object({
    id: idParam,
    before: z.optional(
      z.pipe(typed('asSent').check(z.regex(/^[1-9]\d{0,8}$/, 'Recarregue a página.')), z.transform(Number)),
    ),
  }),
  output: z.object({ movements: tolerantList(Movement), next: z.nullable(z.int()) }),
})

export const moveStock = endpoint({
  method: 'POST',
  path: '/api/team/shop/variants/:id/movements',
  access: 'team:shop',
  needsPassword: false,
  summary: 'Received so many, counted so many, lost so many; the same `requestId` again changes nothing',
  input: z.object({
    id: idParam,
    requestId: newId,
    act: z.enum(STOCK_ACTS, 'Diga o que aconteceu.'),
    quantity: count(0, MOST.pieces, `Use de 0 a ${MOST.pieces}.`),
    unitCostCents: z.nullable(cents.check(z.refine((value: bigint) => value >= 0n, 'Informe o custo em reais.'))),
    note: typed('line').check(atMost(MOST.note, `Use no máximo ${MOST.note} caracteres.`)),
  }),
  output: Page,
})

/** Where a photograph is sent, as the bytes of the body; `alt`: what it shows. */
export const SHOP_PICTURES_PATH = '/api/team/shop/pictures'
