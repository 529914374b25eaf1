import type { ReactNode } from 'react'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import type { Product, ProductCard } from '../contract.ts'
import { CATEGORIES } from '../rules.ts'
import { ProductGrid } from './product-card.tsx'
import { ProductPicture } from './product-picture.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { SHOP, shopAddress } from './shop-address.ts'

type Props = { product: Product; related: readonly ProductCard[] /** What people say of it. */; reviews: ReactNode }

/** All about one product, shown in place of the list. */
export const ProductDetails = ({ product, related, reviews }: Props) => (
  <>
    <Breadcrumbs
      trail={[
        { words: 'Loja', href: SHOP },
        {
          words: CATEGORIES[product.category],
          href: shopAddress(new URLSearchParams(), { categoria: product.category }),
        },
        { words: product.name },
      ]}
    />
    <article className="grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-10">
        {product.photos.length > 0 ? (
          <ul className="grid gap-4">
            {product.photos.map(({ name, alt }) => (
              <li key={name}>
                <ProductPicture
                  name={product.picture}
                  photo={name}
                  alt={alt}
                  sizes="(min-width: 48rem) 32rem, 92vw"
                  className="mx-auto w-full max-w-lg"
                />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <ProductPicture name={product.picture} className="mx-auto aspect-4/3 w-full max-w-lg" />
            <p className="mt-4 text-center text-quiet text-xs">
              Gravura nossa: a peça real pode variar na cor e na forma.
            </p>
          </>
        )}
      </div>
      <div className="grid gap-5">
        <header className="grid gap-3">
          <p className="eyebrow">{CATEGORIES[product.category]}</p>
          <h1 className="text-3xl leading-tight">{product.name}</h1>
          <p className="text-lg text-quiet">{product.summary}</p>
        </header>
        <VariantChoice key={product.id} product={product} />
        <p className="measure">{product.description}</p>
        <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-metal">
          {product.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="border-line border-t pt-4 text-quiet text-sm">
          O frete é calculado pelo CEP no carrinho. Você tem sete dias depois de receber para desistir da compra, sem
          explicar o motivo.
        </p>
      </div>
    </article>
    {reviews}
    <section aria-labelledby="perto" className="mt-16">
      <SectionHeading id="perto" title="Na mesma prateleira" link={{ words: 'Toda a loja', href: SHOP }} />
      <ProductGrid products={related} as="h3" />
    </section>
  </>
)
