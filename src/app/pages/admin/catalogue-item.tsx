import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const ItemEditor = lazyPart(() => import('#domains/catalogue/ui/team/items/item-editor.tsx'), 'ItemEditor')

const LIST = '/admin-dashboard/catalogo'

export const meta = () =>
  pageMeta({ title: 'Item do catálogo', description: 'Preço, texto e venda.', path: LIST, noindex: true })

export default function CatalogueItem() {
  const { slug = '' } = useParams()
  return (
    <BackOfficePage
      title="Item do catálogo"
      action={
        <a href={LIST} className="prose-link text-sm">
          Todos os itens
        </a>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ItemEditor key={slug} slug={slug} />
      </Suspense>
    </BackOfficePage>
  )
}
