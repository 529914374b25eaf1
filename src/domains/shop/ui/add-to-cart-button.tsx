import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { ButtonLook } from '#browser/kit/buttons/button-look.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { ProductCard } from '../contract.ts'
import { addToCart } from './cart/cart-store.ts'

type Props = { product: ProductCard; className?: string } & ButtonLook

/**
 * Adds one piece to the cart, and says what that is good for while nothing is sold yet: its price with freight. A
 * sold-out product cannot be added.
 */
export function AddToCartButton({ product: { id, name, slug, picture, priceCents, stock }, ...look }: Props) {
  const navigate = useNavigate()
  const add = () => {
    addToCart({ id, name, slug, picture, price: priceCents })
    toast({
      title: 'No carrinho',
      description: `${name}. As vendas ainda não abriram: lá você vê quanto fica com o frete.`,
      action: { words: 'Ver o carrinho', onClick: () => void navigate('/carrinho') },
      page: location.pathname + location.search,
    })
  }
  if (stock <= 0)
    return (
      <Button {...look} variant="secondary" disabled>
        Esgotado
      </Button>
    )
  return (
    <Button {...look} onClick={add} aria-label={`Calcular com frete: ${name}`}>
      Calcular com frete
    </Button>
  )
}
