import { data, useSearchParams } from 'react-router'
import { ApiError, apiContext } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Pagination } from '#browser/kit/navigation/pagination.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { productsTopic } from '#domains/shop/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { ogImagePathOf } from '#browser/seo/og-image-path.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { getProduct, listNearProducts, type ProductCard, searchProducts } from '#domains/shop/contract.ts'
import { CATEGORIES } from '#domains/shop/rules.ts'
import { ProductGrid } from '#domains/shop/ui/product-card.tsx'
import { ProductDetails } from '#domains/shop/ui/product-details.tsx'
import { productPath, shopAddress, searchInputOf } from '#domains/shop/ui/shop-address.ts'
import { ShopFilters } from '#domains/shop/ui/shop-filters.tsx'
import { listProductReviews } from '#domains/reviews/products/contract.ts'
import { ProductReviews } from '#domains/reviews/products/ui/product-reviews.tsx'
import { averageOf, countOf } from '#domains/reviews/rules.ts'
import { MissingItem } from '../../layouts/not-found/missing-item.tsx'
import type { Route } from './+types/shop.ts'

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData && 'near' in loaderData)
    return [{ title: 'Produto não encontrado · Sensitivos' }, { name: 'robots', content: 'noindex' }]
  if (loaderData && 'product' in loaderData) {
    const { name, summary, slug, category } = loaderData.product
    return pageMeta({
      title: `${name} · Loja`,
      description: summary,
      path: productPath(slug),
      type: 'product',
      overline: CATEGORIES[category],
    })
  }
  const { text, category } = searchInputOf(new URLSearchParams(location.search))
  return pageMeta({
    title: category ? `Loja: ${CATEGORIES[category]}` : 'Loja',
    description:
      'Baralhos, cristais, incensos, velas, runas e cadernos, descritos como são: material, origem, medidas e preço, sem promessa.',
    path: category ? `/loja?categoria=${category}` : '/loja',
    overline: 'Para a mesa',
    noindex: Boolean(text),
  })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The product named by the address instead of the list; with status 404 similar products when there is no such. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const address = new URL(request.url).searchParams
  const slug = address.get('produto')?.slice(0, 120)
  const headers = publicPageHeaders({
    seconds: 60,
    topics: [slug ? productsTopic(slug) : productsTopic],
    parameters: ['busca', 'categoria', 'ordem', 'pagina', 'produto'],
  })
  if (!slug) return data(await api(searchProducts, searchInputOf(address)), { headers })
  try {
    const [product, reviews] = await Promise.all([api(getProduct, { slug }), api(listProductReviews, { slug })])
    return data({ ...product, reviews }, { headers })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return data({ near: await api(listNearProducts, { slug }) }, { status: 404 })
    throw error
  }
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  if ('near' in loaderData) return <MissingProduct near={loaderData.near} />
  if ('product' in loaderData) {
    const { name, summary: description, slug, variants } = loaderData.product
    const { reviews, ...shown } = loaderData
    const rated = { rating: averageOf(reviews.distribution), reviewCount: countOf(reviews.distribution) }
    const path = productPath(slug)
    return (
      <main className="page py-8">
        <StructuredData
          of={({ breadcrumbsSchema, productSchema }) => [
            productSchema({ name, description, path, imageUrl: ogImagePathOf(path), offers: variants, ...rated }),
            breadcrumbsSchema([
              { name: 'Loja', path: '/loja' },
              { name, path },
            ]),
          ]}
        />
        <ProductDetails {...shown} reviews={<ProductReviews key={slug} slug={slug} first={reviews} />} />
      </main>
    )
  }
  const { products, total, page, pages } = loaderData
  const { text } = searchInputOf(address)
  return (
    <main className="page py-10">
      <PageHeading
        overline="Loja"
        title="Coisas para a mesa"
        lead="Cada uma descrita como é: de que é feita, de onde vem, quanto mede e quanto custa."
      />
      <ShopFilters address={address} />
      <p role="status" className="mb-5 text-quiet text-sm">
        {total === 1 ? '1 produto' : `${total} produtos`}
        {text && ` para “${text}”`}
      </p>
      {products.length === 0 ? (
        <EmptyState
          title="Nada na prateleira com estas palavras"
          action={<LinkButton href="/loja">Ver toda a loja</LinkButton>}
        >
          Tente uma palavra só, sem se preocupar com acentos, ou escolha um tipo de produto.
        </EmptyState>
      ) : (
        <ProductGrid products={products} />
      )}
      <Pagination page={page} pages={pages} hrefOf={(n) => shopAddress(address, { pagina: n > 1 ? String(n) : '' })} />
    </main>
  )
}

const MissingProduct = ({ near }: { near: readonly ProductCard[] }) => (
  <MissingItem
    title="Não temos um produto neste endereço"
    text="Ele pode ter mudado de nome ou saído da prateleira. Talvez seja um destes:"
    all={{ words: 'Ver toda a loja', href: '/loja' }}
  >
    <ProductGrid products={near} />
  </MissingItem>
)
