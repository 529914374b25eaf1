import { X } from '#browser/icons/x.ts'
import { CHANNELS, SPECIALTIES, specialtyNames } from '../../rules.ts'
import { channelOption } from '../open-channels.ts'
import { addressWith, FREE_WORDS, LANGUAGES, PRICE_RANGES, RATINGS, SORT_OPTIONS } from './list-address.ts'

/** What people look for, by its value in the URL. */
type Needs = readonly { slug: string; label: string }[]

const WORDS: Record<string, (value: string, needs: Needs) => string | undefined> = {
  busca: (words) => (words.trim() ? `“${words.trim().slice(0, 40)}”` : undefined),
  tema: (value, needs) => needs.find(({ slug }) => slug === value)?.label,
  especialidade: (value) => specialtyNames[SPECIALTIES.find((one) => one === value)!],
  online: (value) => (value === 'sim' ? 'Online agora' : undefined),
  livre: (value) => (Object.hasOwn(FREE_WORDS, value) ? FREE_WORDS[value] : undefined),
  preco: (value) => (Object.hasOwn(PRICE_RANGES, value) ? PRICE_RANGES[value] : undefined),
  nota: (value) => RATINGS.flatMap(([least, words]) => (least === value ? [`Nota ${words}`] : []))[0],
  canal: (value) => {
    const channel = CHANNELS.find((one) => one === value)
    return channel && channelOption(channel)
  },
  idioma: (value) => (Object.hasOwn(LANGUAGES, value) ? LANGUAGES[value] : undefined),
}

/** The active filters: the parameter, and its value as a label. Invalid values are ignored. */
export const activeFiltersIn = (address: URLSearchParams, needs: Needs = []): { name: string; words: string }[] =>
  Object.entries(WORDS).flatMap(([name, wordsFor]) => {
    const words = wordsFor(address.get(name) ?? '', needs)
    return words ? [{ name, words }] : []
  })

const IN_THE_ROW = ['busca', 'tema', 'canal', 'online']

/** How many of those that are folded away are set, the order included. */
export const countFolded = (address: URLSearchParams): number =>
  activeFiltersIn(address).filter(({ name }) => !IN_THE_ROW.includes(name)).length +
  Number(SORT_OPTIONS.some(([value]) => value === address.get('ordem')))

type Props = { address: URLSearchParams; base?: string | undefined; needs: Needs }

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ address, base, needs }: Props) {
  const chosen = activeFiltersIn(address, needs)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filtros escolhidos" className="mb-3 flex flex-wrap items-center gap-2 text-sm">
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <a
            href={addressWith(address, { [name]: '' }, base)}
            aria-label={`Tirar o filtro ${words}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-accent bg-accent-wash px-3 font-medium text-accent hover:bg-surface"
          >
            {words}
            <X aria-hidden="true" className="size-3.5" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a
            href={addressWith(address, Object.fromEntries(chosen.map(({ name }) => [name, ''])), base)}
            className="prose-link inline-flex min-h-9 items-center px-2"
          >
            Limpar tudo
          </a>
        </li>
      )}
    </ul>
  )
}
