import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { hrefOfObject } from '#domains/team/objects.rules.ts'
import { usePerson } from '#domains/team/people/ui/person-facts.tsx'
import { BackOfficePage } from '../back-office-page.tsx'
import type { Route } from './+types/see-as-page.ts'

const SeeAsForm = lazyPart(() => import('#domains/accounts/ui/impersonation/see-as-form.tsx'), 'SeeAsForm')

const TITLE = 'Ver como ela vê'

export const meta = ({ params: { id } }: Route.MetaArgs) =>
  pageMeta({
    title: TITLE,
    description: 'As páginas de uma pessoa como ela as vê, só para ler.',
    path: `${hrefOfObject('person', id) as `/${string}`}/ver`,
    noindex: true,
  })

const ENDS: Readonly<Record<string, string>> = {
  tempo: 'O tempo acabou, ou o seu acesso mudou. Esta aba é sua de novo.',
  saida: 'Você saiu. Esta aba é sua de novo.',
}

/** Where somebody of the team begins to see as a person, and comes back. */
export default function SeeAsPage() {
  const { id = '' } = useParams()
  const { data } = usePerson(id)
  const end = ENDS[useSearchParams()[0].get('fim') ?? '']
  return (
    <BackOfficePage
      title={data ? `Ver como ${data.name} vê` : TITLE}
      action={
        <a href={hrefOfObject('person', id)} className="prose-link text-sm">
          Página da pessoa
        </a>
      }
    >
      <div className="measure grid gap-6">
        {end && <Notice>{end}</Notice>}
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <SeeAsForm key={id} id={id} />
        </Suspense>
      </div>
    </BackOfficePage>
  )
}
