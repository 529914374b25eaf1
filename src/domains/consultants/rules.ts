import { type Centavos, least, most, portion } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export { channelPrice, chatPriceOf } from '#shared/channel-price.ts'

export const SPECIALTIES = [
  'tarot',
  'astrologia',
  'numerologia',
  'runas',
  'mediunidade',
  'oraculos',
  'reiki',
  'cristaloterapia',
] as const
export const CHANNELS = ['chat', 'audio', 'video', 'messages'] as const
export const TIERS = ['iniciante', 'verificado', 'destaque', 'mestre'] as const
export const STATUSES = ['online', 'busy', 'offline'] as const
export const SORTS = ['recommended', 'price', 'rating', 'newest'] as const
export type Specialty = (typeof SPECIALTIES)[number]
export type Channel = (typeof CHANNELS)[number]
export type Tier = (typeof TIERS)[number]
export type Status = (typeof STATUSES)[number]
export type Sort = (typeof SORTS)[number]

/** The status in a fact of the server. Anything that is not one of the three counts as offline (spec §4). */
export const readStatus = (value: unknown): Status => STATUSES.find((status) => status === value) ?? 'offline'

/** The tiers in words for people. */
export const tierNames: Record<Tier, string> = {
  iniciante: 'Iniciante',
  verificado: 'Verificado',
  destaque: 'Destaque',
  mestre: 'Mestre',
}

export const specialtyNames: Record<Specialty, string> = {
  tarot: 'Tarot',
  astrologia: 'Astrologia',
  numerologia: 'Numerologia',
  runas: 'Runas',
  mediunidade: 'Mediunidade',
  oraculos: 'Oráculos',
  reiki: 'Reiki',
  cristaloterapia: 'Cristaloterapia',
}

export const channelNames: Record<Channel, string> = {
  chat: 'Chat',
  audio: 'Áudio',
  video: 'Vídeo',
  messages: 'Mensagens',
}

/** The channels on which people can talk today. A call needs more than this line: see `openChannels`. */
export const OPEN_CHANNELS: readonly Channel[] = ['chat', 'audio', 'video']

/** Those of `built` that are open where calls can or cannot be carried. */
export const openChannels = (built: readonly Channel[], canCall: boolean): readonly Channel[] =>
  built.filter((channel) => canCall || (channel !== 'audio' && channel !== 'video'))

/** Minutes with one consultant are sold for chat only, also where calls are open. */
export const MINUTES_CHANNELS: readonly Channel[] = ['chat']

const HOUR_MS = 3_600_000
/** Of one consultant: coming online, of which every open page hears and whoever waits is mailed. */
export const SWITCHES = [{ name: 'availability', most: 120, windowMs: HOUR_MS }]
/** Of one: every copy of the profile is made anew, and a vacation ends bookings. */
export const profileSwitch = (what: 'price' | 'answers' | 'vacation' | 'packages' | 'welcome') => [
  { name: `profile-${what}`, most: 60, windowMs: HOUR_MS },
]

export const refuse = refusals('consultants', {
  not_found: [404, 'Não encontramos este consultor.'],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para receber o aviso, tire o bloqueio na sua conta.'],
  not_applied: [409, 'Envie primeiro a sua candidatura.'],
  in_review: [409, 'Sua candidatura está em análise. Avisaremos por e-mail assim que for decidida.'],
  price_out_of_range: [400, 'O preço por minuto fica entre R$ 1,49 e R$ 14,90.'],
  program_price_out_of_range: [400, 'O minuto de um programa fica entre R$ 0,15 e R$ 0,69.'],
  answers_missing: [400, 'Responda às sete perguntas para ver com quem conversar.'],
  rise_too_steep: [409, 'Em 30 dias, o preço pode subir no máximo 20%.'],
})

/** The lowest and highest price of a minute of chat, in centavos (product.md, Catalogue). */
export const PRICE_FLOOR = 149n
export const PRICE_CEILING = 1490n

/**
 * The same of a program that attends (decision 153): a tenth of the floor, rounded up, and of R$ 6,90. What people ask
 * does not hold for it.
 */
export const PROGRAM_PRICE_FLOOR = 15n
export const PROGRAM_PRICE_CEILING = 69n

/** Between what a minute may cost, in centavos. */
export const priceRange = (isAutomatic: boolean) =>
  isAutomatic
    ? { floor: PROGRAM_PRICE_FLOOR, ceiling: PROGRAM_PRICE_CEILING }
    : { floor: PRICE_FLOOR, ceiling: PRICE_CEILING }

/** What a program costs in whose name a person asked so much until now, in centavos: a tenth of it. */
export const programPriceOf = (pricePerMinute: Centavos): Centavos =>
  most(PROGRAM_PRICE_FLOOR, least(PROGRAM_PRICE_CEILING, portion(pricePerMinute, 1n, 10n)))

/** A rise is measured against the lowest price in force during this time, in milliseconds. */
export const RISE_WINDOW_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Refuses a chat price outside floor and ceiling, of people or of programs, or more than 20% above the lowest price of
 * the last 30 days. Centavos per minute.
 */
export function checkPrice(wanted: Centavos, lowestLately: Centavos, isAutomatic = false): void {
  const { floor, ceiling } = priceRange(isAutomatic)
  if (wanted < floor || wanted > ceiling)
    throw refuse(isAutomatic ? 'program_price_out_of_range' : 'price_out_of_range')
  if (wanted > highestAllowedPrice(lowestLately, isAutomatic)) throw refuse('rise_too_steep')
}

/** The highest chat price that may be set now, in centavos, from the lowest one in force during the last 30 days. */
export function highestAllowedPrice(lowestLately: Centavos, isAutomatic = false): Centavos {
  return least(portion(lowestLately, 120n, 100n), priceRange(isAutomatic).ceiling)
}

/** The published ranking score: the average of all stars after adding five reviews of four. */
export const rankingScoreOf = (ratingSum: number, reviewCount: number) => (ratingSum + 20) / (reviewCount + 5)

/** The beginning of a text, cut at a word, with at most `most` characters. */
export function excerptOf(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= most) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', most - 1) > 0 ? flat.lastIndexOf(' ', most - 1) : most - 1).toWellFormed()}…`
}
