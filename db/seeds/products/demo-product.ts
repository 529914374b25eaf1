import type { Place } from '#domains/shop/places/rules.ts'
import type { Category } from '#domains/shop/rules.ts'

/** `name` where there is more than one; sizes of the packing: length, width, height. */
type DemoVariant = {
  name?: string
  priceCents: bigint
  stock: number
  isUnique?: boolean
  weightGrams: number
  sizeMm?: number[]
}

export type DemoProduct = {
  slug: string
  name: string
  category: Category
  picture: string
  summary: string
  description: string
  facts: string[]
  /** Beside what it is named. */
  goesWith?: readonly Place[]
  variants: readonly DemoVariant[]
}
