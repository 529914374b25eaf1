import { useState } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import type { Product } from '../contract.ts'
import { cheapestOf, stockWords } from '../rules.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { measuresInWords } from './measures-in-words.ts'
import { RestockButton } from './restock-button.tsx'
import { StockOf } from './stock-of.tsx'

/** Which variant of a product, what it costs and how many there are; with only one there is nothing to choose. */
export function VariantChoice({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(() => cheapestOf(product.variants).id)
  const choice = product.variants.find(({ id }) => id === chosen) ?? cheapestOf(product.variants)
  return (
    <>
      {product.variants.length > 1 && (
        <RadioCards
          legend="Qual deles?"
          name="variante"
          value={choice.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          cards={product.variants.map(({ id, name, priceCents, stock, isUnique }) => ({
            value: id,
            title: name,
            text: stockWords(stock, isUnique),
            aside: <Money amount={priceCents} className="font-semibold" />,
          }))}
        />
      )}
      <p className="flex flex-wrap items-baseline gap-x-4" aria-live="polite">
        <Money amount={choice.priceCents} className="font-display text-3xl" />
        <StockOf variants={[choice]} />
      </p>
      <p className="text-quiet text-sm">{measuresInWords(choice)}</p>
      <div className="flex flex-wrap gap-3">
        <AddToCartButton product={product} choice={choice} size="lg" />
        {choice.stock <= 0 && <RestockButton key={choice.id} variantId={choice.id} slug={product.slug} />}
        <LinkButton href="/carrinho" variant="secondary" size="lg">
          Ver o carrinho
        </LinkButton>
      </div>
    </>
  )
}
