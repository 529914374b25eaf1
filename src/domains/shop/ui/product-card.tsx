import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import type { ProductCard as Shown } from '../contract.ts'
import { CATEGORIES, cheapestOf } from '../rules.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StockOf } from './stock-of.tsx'
import { productPath } from './shop-address.ts'

/** One product: picture, name and price; of several variants the least price, and the way to the choice. */
export const ProductCard = ({ product, as: Heading = 'h2' }: { product: Shown; as?: 'h2' | 'h3' }) => (
  <Card as="article" lifts className="relative flex h-full flex-col overflow-hidden">
    <div className="-mx-5 -mt-5 mb-5 border-line border-b bg-sunken p-4 sm:-mx-6 sm:-mt-6">
      <ProductPicture
        name={product.picture}
        photo={product.photos[0]?.name}
        className="mx-auto aspect-4/3 w-full max-w-56"
      />
    </div>
    <div className="flex flex-1 flex-col gap-2">
      <p className="eyebrow text-xs">{CATEGORIES[product.category]}</p>
      <Heading className="text-lg leading-snug">
        <a href={productPath(product.slug)} className="after:absolute after:inset-0 hover:text-accent">
          {product.name}
        </a>
      </Heading>
      <p className="flex-1 text-quiet text-sm">{product.summary}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {product.variants.length > 1 && <span className="text-quiet text-sm">a partir de </span>}
          <Money amount={cheapestOf(product.variants).priceCents} className="font-semibold text-lg" />
        </span>
        <StockOf variants={product.variants} className="text-sm" />
      </p>
      {product.variants.length > 1 ? (
        <LinkButton
          href={productPath(product.slug)}
          variant="secondary"
          wide
          className="relative z-10 mt-1"
          aria-label={`Escolher: ${product.name}`}
        >
          Escolher
        </LinkButton>
      ) : (
        <AddToCartButton
          product={product}
          choice={product.variants[0]!}
          variant="secondary"
          wide
          className="relative z-10 mt-1"
        />
      )}
    </div>
  </Card>
)

export const ProductGrid = ({ products, as }: { products: readonly Shown[]; as?: 'h2' | 'h3' }) => (
  <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} {...(as && { as })} />
      </li>
    ))}
  </ul>
)
