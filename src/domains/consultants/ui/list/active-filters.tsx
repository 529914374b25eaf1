import { X } from 'lucide-react'
import { CHANNELS, SPECIALTIES, specialtyNames } from '../../rules.ts'
import { channelOption } from '../open-channels.ts'
import { addressWith, FREE_WORDS, LANGUAGES, PRICE_RANGES, RATINGS } from './list-address.ts'

const WORDS: Record<string, (value: string) => string | undefined> = {
  busca: (words) => (words.trim() ? `“${words.trim().slice(0, 40)}”` : undefined),
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
export const activeFiltersIn = (address: URLSearchParams): { name: string; words: string }[] =>
  Object.entries(WORDS).flatMap(([name, wordsFor]) => {
    const words = wordsFor(address.get(name) ?? '')
    return words ? [{ name, words }] : []
  })

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ address, base }: { address: URLSearchParams; base?: string | undefined }) {
  const chosen = activeFiltersIn(address)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filtros escolhidos" className="mb-5 flex flex-wrap items-center gap-2 text-sm">
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
