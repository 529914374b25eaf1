import type { Channel } from '#domains/consultants/rules.ts'
import { type Centavos, most } from '#shared/money.ts'
import { MOST_CREDITS, LEAST_CREDITS } from '../../orders/rules.ts'

/**
 * A choice on one of our pages: an item at the version that was shown, or an amount of credit; for a single
 * consultation, the consultant.
 */
export type Choice = {
  item?: string
  version?: number
  amountCents?: Centavos
  consultantId?: string
  channel?: Channel
  /** Of a written question. It is kept in the tab, never in an address. */
  question?: string
}

/** The channels by the query values of the spec. */
export const CHANNELS_BY_KIND: ReadonlyMap<string, Channel> = new Map([
  ['whatsapp', 'messages'],
  ['chat', 'chat'],
  ['video', 'video'],
  ['audio', 'audio'],
])

/** The channel that a query value asks for; chat when there is none. */
export const channelOf = (kind: string | null): Channel => CHANNELS_BY_KIND.get(kind ?? '') ?? 'chat'

/** This page with the choice in its address, so that signing in on the way loses nothing. */
export function withChoice(here: string, { item, version, amountCents, consultantId, channel }: Choice): string {
  const [path, query] = here.split('?')
  const search = new URLSearchParams(query)
  const wanted = item === undefined ? `valor.${amountCents}` : `${item}.${version ?? 1}`
  search.set('pedir', consultantId ? `${wanted}.consultor` : wanted)
  if (consultantId) search.set('consultor', consultantId)
  if (channel) search.set('tipo', channel)
  return `${path}?${search}`
}

/** The choice in an address, if there is one. `?consultor=` belongs to it only when the choice says so. */
export function choiceIn(search: URLSearchParams): Choice | undefined {
  const [, item, digits, mark] = /^([a-z0-9-]{1,80})\.(\d{1,9})(\.consultor)?$/.exec(search.get('pedir') ?? '') ?? []
  if (item === undefined) return undefined
  if (item === 'valor') return { amountCents: BigInt(digits!) }
  const consultantId = mark && search.get('consultor')
  return {
    item,
    version: Number(digits),
    ...(consultantId && { consultantId, channel: channelOf(search.get('tipo')) }),
  }
}

/** The missing sum that an address names, raised to the least amount of credit; undefined when it names none. */
export function missingIn(address: URLSearchParams): Centavos | undefined {
  const missing = BigInt(/^[1-9]\d{0,6}$/.exec(address.get('falta') ?? '')?.[0] ?? 0)
  if (missing === 0n || missing > MOST_CREDITS) return undefined
  return most(missing, LEAST_CREDITS)
}
