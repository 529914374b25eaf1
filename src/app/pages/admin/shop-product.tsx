import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const ProductEditor = lazyPart(() => import('#domains/shop/ui/team/product-editor.tsx'), 'ProductEditor')

const LIST = '/admin-dashboard/loja'

export const meta = () =>
  pageMeta({ title: 'Produto da loja', description: 'Opções, preço, estoque e texto.', path: LIST, noindex: true })

export default function ShopProduct() {
  const { id = '' } = useParams()
  return (
    <BackOfficePage
      title="Produto da loja"
      action={
        <a href={LIST} className="prose-link text-sm">
          Todos os produtos
        </a>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ProductEditor key={id} id={id} />
      </Suspense>
    </BackOfficePage>
  )
}
