import type { Centavos } from '#shared/money.ts'

/**
 * A choice on one of our pages: an item at the version that was shown, or an amount of credit; for a single
 * consultation, the consultant.
 */
export type Choice = {
  item?: string
  version?: number
  amountCents?: Centavos
  consultantId?: string
  channel?: 'chat'
}

/** The page of an order. `next`: where the person was before. */
export const orderPath = (id: string, next?: string) =>
  `/client-dashboard?${new URLSearchParams({ pedido: id, ...(next && { next }) })}`

/** This page with the choice in its address, so that signing in on the way loses nothing. */
export function withChoice(here: string, { item, version, amountCents, consultantId, channel }: Choice): string {
  const [path, query] = here.split('?')
  const search = new URLSearchParams(query)
  search.set('pedir', item === undefined ? `valor.${amountCents}` : `${item}.${version ?? 1}`)
  if (consultantId) search.set('consultor', consultantId)
  if (channel) search.set('tipo', channel)
  return `${path}?${search}`
}

/** The choice in an address, if there is one. */
export function choiceIn(search: URLSearchParams): Choice | undefined {
  const [, item, digits] = /^([a-z0-9-]{1,80})\.(\d{1,9})$/.exec(search.get('pedir') ?? '') ?? []
  if (item === undefined) return undefined
  if (item === 'valor') return { amountCents: BigInt(digits!) }
  const consultantId = search.get('consultor')
  return { item, version: Number(digits), ...(consultantId && { consultantId, channel: 'chat' as const }) }
}
