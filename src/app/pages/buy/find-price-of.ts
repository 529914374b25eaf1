import { type Api, isMissing } from '#browser/api.ts'
import { getConsultant } from '#domains/consultants/contract.ts'

/** At what price the consultant of an address chats, and whether prepaid minutes serve there; undefined: nobody. */
export async function findPriceOf(api: Api, id: string) {
  try {
    const { name, prices, acceptsPackages } = await api(getConsultant, { id })
    const price = prices.find(({ channel }) => channel === 'chat')
    return price && { id, name, pricePerMinuteCents: price.pricePerMinuteCents, acceptsPackages }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
