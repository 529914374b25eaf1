import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { ButtonLook } from '#browser/kit/buttons/button-look.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { ProductCard, Variant } from '../contract.ts'
import { variantTitle } from '../rules.ts'
import { addToCart } from './cart/cart-store.ts'

type Props = { product: ProductCard; choice: Variant; className?: string } & ButtonLook

/** Adds one piece to the cart. What is sold out cannot be added. */
export function AddToCartButton({ product, choice: { id, name, priceCents, stock }, ...look }: Props) {
  const navigate = useNavigate()
  const title = variantTitle({ productName: product.name, name })
  const add = () => {
    const { slug, picture, photos } = product
    addToCart({ id, name: title, slug, picture, photo: photos[0]?.name ?? null, price: priceCents })
    toast({
      title: 'No carrinho',
      description: title,
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
    <Button {...look} onClick={add} aria-label={`Pôr no carrinho: ${title}`}>
      Pôr no carrinho
    </Button>
  )
}
