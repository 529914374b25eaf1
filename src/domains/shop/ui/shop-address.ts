import type { InputOf } from '#shared/contract.ts'
import { searchableText } from '#shared/text.ts'
import type { searchProducts } from '../contract.ts'
import { isCategory, type Sort } from '../rules.ts'

export const SHOP = '/loja'

/** Sort orders as named in addresses; without one, the default order. */
export const SORT_WORDS: Record<string, Sort> = {
  'menor-preco': 'cheapest',
  'maior-preco': 'dearest',
  nome: 'name',
  novos: 'newest',
}

/** The search in an address. Misspelled parts are ignored, so that a copied link never ends in an error. */
export function searchInputOf(address: URLSearchParams): InputOf<typeof searchProducts> {
  const [category, sort, page] = [
    address.get('categoria') ?? '',
    address.get('ordem') ?? '',
    Number(address.get('pagina')),
  ]
  return {
    text: searchableText(address.get('busca') ?? '') || undefined,
    category: isCategory(category) ? category : undefined,
    sort: Object.hasOwn(SORT_WORDS, sort) ? SORT_WORDS[sort] : undefined,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
  }
}

/**
 * The address with some parts changed; an empty value removes one. Returns to the first page and closes an open
 * product.
 */
export function shopAddress(address: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(
    [...address].filter(([name, value]) => ['busca', 'categoria', 'ordem'].includes(name) && value),
  )
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `${SHOP}?${next}` : SHOP
}

export const productPath = (slug: string): `/${string}` => `${SHOP}?${new URLSearchParams({ produto: slug })}`
