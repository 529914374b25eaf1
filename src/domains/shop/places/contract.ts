import { z } from 'zod/mini'
import { endpoint, tolerantEnum } from '#shared/contract.ts'
import { CATEGORIES, type Category } from '../rules.ts'
import { PLACE_NAMES } from './rules.ts'

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]

/** A product named beside something else. */
export const NamedProduct = z.object({
  slug: z.string(),
  name: z.string(),
  category: tolerantEnum(CATEGORY_NAMES, 'baralhos'),
})
export type NamedProduct = z.infer<typeof NamedProduct>

export const findProductBeside = endpoint({
  method: 'GET',
  path: '/api/shop/places/:place',
  access: 'public',
  summary: 'The product that the team ties to a service or to the free tarot, if it is published and in stock',
  input: z.object({ place: z.enum(PLACE_NAMES, 'Escolha um dos lugares da lista.') }),
  output: z.object({ product: z.nullable(NamedProduct) }),
})
