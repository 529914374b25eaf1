export const NEWSLETTER_PATH = '/cadastre-se/newsletter'
export const ONE_CLICK_PATH = '/api/newsletter/leave'

/** What one can ask for: the weekly newsletter, one mail on the day on which the shop opens, or the horoscope. */
export const LISTS = ['newsletter', 'shop_opening', 'horoscope'] as const
export type List = (typeof LISTS)[number]

/** How an address names a list that is not the newsletter. */
export const LIST_IN_ADDRESS = { shop_opening: 'loja', horoscope: 'horoscopo' } as const

/** The page of a mailed link; another list is named, so that the page speaks of it, and the campaign of a mail. */
export function linkPath(list: List, parameter: 'confirmar' | 'sair', token: string, campaign?: string) {
  const named = list !== 'newsletter' && { lista: LIST_IN_ADDRESS[list] }
  const query = new URLSearchParams({ [parameter]: token, ...named, ...(campaign && { carta: campaign }) })
  return `${NEWSLETTER_PATH}?${query}` as const
}
