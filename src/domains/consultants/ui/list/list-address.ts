import type { InputOf } from '#shared/contract.ts'
import { searchableText } from '#shared/text.ts'
import { CHANNELS, SPECIALTIES, type Sort } from '../../rules.ts'
import type { searchConsultants } from '../../search/contract.ts'

export const SORT_WORDS: Record<string, Sort> = {
  recomendados: 'recommended',
  preco: 'price',
  avaliacao: 'rating',
  novos: 'newest',
}
/** The other orders: their value in the URL, and in words. */
export const SORT_OPTIONS: readonly (readonly [string, string])[] = [
  ['preco', 'Menor preço'],
  ['avaliacao', 'Melhor avaliação'],
  ['novos', 'Mais novos na casa'],
]
export const LANGUAGES: Record<string, string> = {
  pt: 'Português',
  es: 'Espanhol',
  en: 'Inglês',
  fr: 'Francês',
  de: 'Alemão',
  it: 'Italiano',
  ja: 'Japonês',
  ar: 'Árabe',
  pl: 'Polonês',
}
/** Ranges of the price of a minute in centavos, by their value in the URL. */
export const PRICE_RANGES: Record<string, string> = {
  '149-200': 'Até R$ 2,00',
  '201-350': 'De R$ 2,01 a R$ 3,50',
  '351-500': 'De R$ 3,51 a R$ 5,00',
  '501-1490': 'Acima de R$ 5,00',
}

/** The lowest average of stars: its value in the URL, and in words. A list, because as a key 4 would change places. */
export const RATINGS: readonly (readonly [string, string])[] = [
  ['4', '4 ou mais'],
  ['4.5', '4,5 ou mais'],
  ['4.8', '4,8 ou mais'],
]
/** When somebody can be booked, by its value in the URL. */
export const FREE_WORDS: Record<string, string> = { hoje: 'Horário livre hoje', semana: 'Horário livre nesta semana' }
/** Every parameter that the list reads, for the page cache. */
export const LIST_PARAMETERS = [
  'busca',
  'tema',
  'especialidade',
  'canal',
  'idioma',
  'online',
  'livre',
  'preco',
  'nota',
  'ordem',
  'pagina',
] as const

const oneOf = <T extends string>(given: string | null, allowed: readonly T[]) => allowed.find((one) => one === given)

/** The search that a URL asks for. Invalid parameters are ignored: a copied link never ends in an error. */
export function searchInputOf(address: URLSearchParams): InputOf<typeof searchConsultants> {
  const [from, to] = oneOf(address.get('preco'), Object.keys(PRICE_RANGES))?.split('-') ?? []
  const specialty = oneOf(address.get('especialidade'), SPECIALTIES)
  const page = Number(address.get('pagina'))
  return {
    text: searchableText(address.get('busca') ?? '') || undefined,
    need: /^[a-z-]{1,40}$/.exec(address.get('tema') ?? '')?.[0],
    specialty: specialty ? [specialty] : undefined,
    channel: oneOf(address.get('canal'), CHANNELS),
    language: oneOf(address.get('idioma'), Object.keys(LANGUAGES)),
    online: address.get('online') === 'sim' || undefined,
    priceFromCents: from ? BigInt(from) : undefined,
    priceToCents: to ? BigInt(to) : undefined,
    ratingFrom: RATINGS.some(([least]) => least === address.get('nota')) ? Number(address.get('nota')) : undefined,
    sort: Object.hasOwn(SORT_WORDS, address.get('ordem') ?? '') ? SORT_WORDS[address.get('ordem')!] : undefined,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
  }
}

/** Whether search engines may index this list: not free-text searches, and not empty lists. */
export const isIndexable = (address: URLSearchParams, total: number) => total > 0 && !searchInputOf(address).text

export const LIST_PATH = '/consultores'

/**
 * The URL of the list (or of one specialty's, `base`) with some parameters changed; an empty value removes one. A
 * changed filter returns to the first page.
 */
export function addressWith(address: URLSearchParams, changes: Record<string, string>, base = LIST_PATH): string {
  const next = new URLSearchParams(address)
  next.delete('pagina')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `${base}?${next}` : base
}
