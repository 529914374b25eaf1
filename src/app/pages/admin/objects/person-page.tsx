import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { hrefOfList, hrefOfObject } from '#domains/team/objects.rules.ts'
import { DeskPage } from '../desk-page.tsx'
import type { Route } from './+types/person-page.ts'

const PersonView = lazyPart(() => import('#domains/team/people/ui/person-view.tsx'), 'PersonView')

export const meta = ({ params: { id } }: Route.MetaArgs) =>
  pageMeta({
    title: 'Pessoa',
    description: 'O que a equipe vê de uma conta.',
    path: hrefOfObject('person', id) as `/${string}`,
    noindex: true,
  })

export default function PersonPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Pessoa">
      <Breadcrumbs trail={[{ words: 'Pessoas', href: hrefOfList('person') }, { words: 'Esta conta' }]} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PersonView key={id} id={id} />
      </Suspense>
    </DeskPage>
  )
}
