import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import type { Cart } from '../../cart/rules.ts'
import { reviewCart } from '../../contract.ts'

/** Current prices and stock, read again whenever the cart is shown. With an unknown CEP the goods are still priced. */
export function useCartReview(cart: Cart, cep: string) {
  const items = cart.map(({ id, quantity }) => ({ id, quantity }))
  const wanted = { staleTime: 0, enabled: cart.length > 0, placeholderData: keepPreviousData }
  const whole = useQuery({ ...apiQuery(reviewCart, { items, ...(cep && { cep }) }), ...wanted })
  const cepFault = whole.error instanceof ApiError ? whole.error.fields.cep : undefined
  const goods = useQuery({
    ...apiQuery(reviewCart, { items }),
    ...wanted,
    enabled: wanted.enabled && cepFault !== undefined,
  })
  const { data: review, error, isFetching, refetch } = cepFault === undefined ? whole : goods
  return { review, error, isFetching, refetch, cepFault }
}
