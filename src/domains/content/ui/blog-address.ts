import type { InputOf } from '#shared/contract.ts'
import { searchableText } from '#shared/text.ts'
import type { searchPosts } from '../contract.ts'
import { isCategory } from '../rules.ts'

/** The search that a URL asks for. Invalid parameters are ignored: a copied link never ends in an error. */
export function searchInputOf(address: URLSearchParams): InputOf<typeof searchPosts> {
  const [category, page] = [address.get('categoria') ?? '', Number(address.get('pagina'))]
  return {
    text: searchableText(address.get('busca') ?? '') || undefined,
    category: isCategory(category) ? category : undefined,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
  }
}

/** The URL with some parameters changed; an empty value removes one, and a changed filter returns to the first page. */
export function blogAddress(address: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(
    [...address].filter(([name, value]) => (name === 'busca' || name === 'categoria') && value),
  )
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `/blog?${next}` : '/blog'
}

/** What was typed as the slug of an article, in the characters of slugs; at most 120. */
export const slugLike = (typed: string) =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
