import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { ButtonLook } from '#browser/kit/buttons/button-look.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { ProductCard } from '../contract.ts'
import { addToCart } from './cart/cart-store.ts'

type Props = { product: ProductCard; className?: string } & ButtonLook

/** Adds one piece to the cart. A sold-out product cannot be added. */
export function AddToCartButton({ product: { id, name, slug, picture, priceCents, stock }, ...look }: Props) {
  const navigate = useNavigate()
  const add = () => {
    addToCart({ id, name, slug, picture, price: priceCents })
    toast({
      title: 'No carrinho',
      description: name,
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
    <Button {...look} onClick={add} aria-label={`Adicionar ao carrinho: ${name}`}>
      Adicionar ao carrinho
    </Button>
  )
}
