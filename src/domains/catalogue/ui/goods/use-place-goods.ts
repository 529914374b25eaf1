import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import { clearCart } from '#domains/shop/ui/cart/cart-store.ts'
import type { InputOf } from '#shared/contract.ts'
import { placeGoodsOrder } from '../../goods/contract.ts'
import { orderPath } from '../../order-path.rules.ts'

type Choice = Omit<InputOf<typeof placeGoodsOrder>, 'id'>

/**
 * Orders the goods and leads to the summary that is paid. The order's id is kept until its content changes: a repeated
 * press is the same order. The cart is emptied once the order holds its pieces.
 */
export function usePlaceGoods(onRefused: () => void) {
  const navigate = useNavigate()
  const intent = useRef<{ key: string; id: string }>(undefined)
  return useMutation({
    mutationFn: (choice: Choice) => {
      const key = keyOf(choice)
      if (intent.current?.key !== key) intent.current = { key, id: crypto.randomUUID() }
      return browserApi(placeGoodsOrder, { id: intent.current.id, ...choice })
    },
    async onSuccess({ id }) {
      await navigate(orderPath(id, undefined))
      clearCart()
    },
    onError: onRefused,
  })
}

const keyOf = (choice: Choice) =>
  JSON.stringify(choice, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
