import type { Category } from '#domains/shop/rules.ts'

export type DemoProduct = {
  slug: string
  name: string
  category: Category
  picture: string
  priceCents: bigint
  stock: number
  weightGrams: number
  summary: string
  description: string
  facts: string[]
}
