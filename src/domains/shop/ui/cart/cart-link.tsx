import { ShoppingBag } from '#browser/icons/shopping-bag.ts'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { useCartCount } from './cart-store.ts'

/** Link to the cart, with the number of pieces. */
export function CartLink() {
  const count = useCartCount()
  const words = count === 0 ? 'Carrinho' : count === 1 ? 'Carrinho, 1 item' : `Carrinho, ${count} itens`
  return (
    <a
      href="/carrinho"
      {...iconOnly(words)}
      className="relative grid size-11 place-items-center rounded-full hover:bg-accent-wash hover:text-accent"
    >
      <ShoppingBag strokeWidth={1.5} className="size-5" aria-hidden="true" />
      {count > 0 && (
        <span
          data-cart-count
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
