import type { Centavos } from '#shared/money.ts'
import { METHODS, type Method } from '../rules.ts'

/** The place where a purchase begins, with the amount and the way to pay that was meant. */
export function againPath(again: string, amount: Centavos, method: Method): string {
  const [path = '', query] = again.split('?')
  const search = new URLSearchParams(query)
  search.set('valor', String(amount))
  search.set('forma', method)
  return `${path}?${search}`
}

/** Reads it back; what makes no sense is left out. */
export function meantBy(search: URLSearchParams): { amount?: Centavos; method?: Method } {
  const [amount, method] = [search.get('valor') ?? '', search.get('forma')]
  const known = METHODS.find((one) => one === method)
  return { ...(/^\d{4,6}$/.test(amount) && { amount: BigInt(amount) }), ...(known && { method: known }) }
}
