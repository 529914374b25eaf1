import { CHANNELS, channelNames, SPECIALTIES, specialtyNames } from '../../rules.ts'
import { LANGUAGES, PRICE_RANGES, RATINGS } from './list-address.ts'

const WORDS: Record<string, (value: string) => string | undefined> = {
  busca: (words) => (words.trim() ? `“${words.trim().slice(0, 40)}”` : undefined),
  especialidade: (value) => specialtyNames[SPECIALTIES.find((one) => one === value)!],
  online: (value) => (value === 'sim' ? 'Online agora' : undefined),
  preco: (value) => (Object.hasOwn(PRICE_RANGES, value) ? PRICE_RANGES[value] : undefined),
  nota: (value) => (Object.hasOwn(RATINGS, value) ? `Nota ${RATINGS[value]}` : undefined),
  canal: (value) => channelNames[CHANNELS.find((one) => one === value)!],
  idioma: (value) => (Object.hasOwn(LANGUAGES, value) ? LANGUAGES[value] : undefined),
}

/** The active filters: the parameter, and its value as a label. Invalid values are ignored. */
export const activeFiltersIn = (address: URLSearchParams): { name: string; words: string }[] =>
  Object.entries(WORDS).flatMap(([name, wordsFor]) => {
    const words = wordsFor(address.get(name) ?? '')
    return words ? [{ name, words }] : []
  })
