import type { InputOf } from '#shared/contract.ts'
import { searchableText } from '#shared/text.ts'
import type { searchProducts } from '../contract.ts'
import { isCategory, type Sort } from '../rules.ts'

export const SHOP = '/loja'

/** Orders of the list as they stand in the address; without one, as things stand on the shelf. */
export const SORT_WORDS: Record<string, Sort> = {
  'menor-preco': 'cheapest',
  'maior-preco': 'dearest',
  nome: 'name',
  novos: 'newest',
}

/** What the address asks for. What it misspells is left out: a copied link never ends in an error. */
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
 * The address with one thing changed; an empty value leaves, another wish begins at the first page and closes an open
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
