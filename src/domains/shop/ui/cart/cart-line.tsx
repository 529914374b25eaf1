import { Minus } from '#browser/icons/minus.ts'
import { Plus } from '#browser/icons/plus.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatBRL } from '#shared/money.ts'
import { type CartItem, MOST_PIECES } from '../../cart/rules.ts'
import type { ReviewedLine } from '../../contract.ts'
import { changeQuantity } from './cart-store.ts'
import { ProductPicture } from '../product-picture.tsx'
import { productPath } from '../shop-address.ts'

type Props = { item: CartItem; line: ReviewedLine | undefined; isMissing: boolean }

/** One line of the cart, with the shop's current price once it is known. */
export function CartLine({ item, line, isMissing }: Props) {
  const price = line?.variant.priceCents ?? item.price
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-line border-b py-5 sm:grid-cols-[7rem_1fr_auto]">
      <ProductPicture
        name={item.picture}
        photo={item.photo}
        className="aspect-4/3 w-full self-start rounded-md bg-sunken p-1"
      />
      <div className="grid content-start gap-1">
        <a href={productPath(item.slug)} className="font-display text-lg leading-snug hover:text-accent">
          {item.name}
        </a>
        <p className="text-quiet text-sm">
          <Money amount={price} /> cada
        </p>
        <StockWords item={item} line={line} isMissing={isMissing} />
        {price !== item.price && (
          <p className="text-sm text-warn">
            O preço mudou desde que você o adicionou ao carrinho: era {formatBRL(item.price)}.
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:grid sm:content-start sm:justify-items-end">
        <Quantity
          name={item.name}
          quantity={item.quantity}
          onChange={(quantity) => changeQuantity(item.id, quantity)}
        />
        <Money amount={price * BigInt(item.quantity)} className="font-semibold text-lg" />
        <Button
          variant="quiet"
          size="sm"
          onClick={() => changeQuantity(item.id, 0)}
          aria-label={`Tirar do carrinho: ${item.name}`}
        >
          Tirar
        </Button>
      </div>
    </li>
  )
}

/** Whether it can be delivered, and what to do when it cannot. */
function StockWords({ item, line, isMissing }: Props) {
  if (isMissing)
    return <p className="font-medium text-bad text-sm">A loja não vende mais este produto. Tire-o para continuar.</p>
  if (!line) return null
  const { stock } = line.variant
  if (line.stock === 'sold_out')
    return <p className="font-medium text-bad text-sm">Esgotou. Tire-o do carrinho para continuar.</p>
  if (line.stock === 'enough') return <p className="text-good text-sm">Em estoque</p>
  return (
    <p className="font-medium text-sm text-warn">
      {stock === 1 ? 'Só há 1 em estoque.' : `Só há ${stock} em estoque.`}{' '}
      <button type="button" className="prose-link" onClick={() => changeQuantity(item.id, stock)}>
        Mudar para {stock}
      </button>
    </p>
  )
}

type QuantityProps = { name: string; quantity: number; onChange: (quantity: number) => void }

/** Quantity with buttons for one fewer and one more. Zero removes the line. */
const Quantity = ({ name, quantity, onChange }: QuantityProps) => (
  <div
    role="group"
    aria-label={`Quantidade de ${name}`}
    className="inline-flex items-center rounded-full border border-edge bg-surface"
  >
    <IconButton
      label={quantity > 1 ? 'Uma unidade a menos' : 'Tirar do carrinho'}
      onClick={() => onChange(quantity - 1)}
    >
      <Minus aria-hidden="true" />
    </IconButton>
    <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
      {quantity}
    </output>
    <IconButton label="Uma unidade a mais" onClick={() => onChange(quantity + 1)} disabled={quantity >= MOST_PIECES}>
      <Plus aria-hidden="true" />
    </IconButton>
  </div>
)
