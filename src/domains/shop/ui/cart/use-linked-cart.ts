import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { itemsInLink, leftOutInWords } from '../../cart-link.rules.ts'
import { reviewCart } from '../../contract.ts'
import { variantTitle } from '../../rules.ts'
import { bringIntoCart } from './cart-store.ts'

/**
 * Puts into the cart what the address brings along, once, and takes it out of the address. What the shop does not sell
 * is left out; answers that in words. Opening a link again doubles nothing.
 */
export function useLinkedCart(): { isReading: boolean; words: string | undefined } {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const linked = address.get('itens')
  const [words, setWords] = useState<string>()
  useEffect(() => {
    if (linked === null) return undefined
    let isOver = false
    const finish = (said: string | undefined) => {
      if (isOver) return
      setWords(said)
      void navigate('/carrinho', { replace: true })
    }
    const { items, unread } = itemsInLink(linked)
    if (items.length === 0) finish(leftOutInWords(unread))
    else
      browserApi(reviewCart, { items }).then(
        ({ lines, missing }) => {
          if (isOver) return
          for (const { variant, quantity } of lines)
            bringIntoCart({ ...variant, name: variantTitle(variant), price: variant.priceCents }, quantity)
          finish(leftOutInWords(missing.length + unread))
        },
        (error: unknown) => finish(`${errorMessage(error)} Abra o link de novo.`),
      )
    return () => {
      isOver = true
    }
  }, [linked, navigate])
  return { isReading: linked !== null, words }
}
