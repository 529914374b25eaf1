import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { ObjectWithPage } from '#domains/team/objects/contract.ts'
import { hrefOfObject, OBJECT_KINDS, OBJECT_WORDS } from '#domains/team/objects.rules.ts'
import { BackOfficePage } from '../back-office-page.tsx'
import { BackTo } from './back-to.tsx'
import { CallTraceOnDemand } from './call-trace-on-demand.tsx'
import type { Route } from './+types/object-page.ts'

const ObjectView = lazyPart(() => import('#domains/team/objects/ui/object-view.tsx'), 'ObjectView')

/** Of which kind the object is whose page this is. */
const kindAt = (pathname: string, id: string): ObjectWithPage => {
  const path = pathname.replace(/\/$/, '')
  const kind = OBJECT_KINDS.find((one) => hrefOfObject(one, id) === path)
  return kind === undefined || kind === 'person' ? 'consultation' : kind
}

export const meta = ({ params: { id }, location: { pathname } }: Route.MetaArgs) =>
  pageMeta({
    title: OBJECT_WORDS[kindAt(pathname, id)],
    description: 'O que a equipe vê.',
    path: `/admin-dashboard${pathname.slice('/admin-dashboard'.length)}`,
    noindex: true,
  })

export default function ObjectPage() {
  const { id = '' } = useParams()
  const kind = kindAt(useLocation().pathname, id)
  return (
    <BackOfficePage title={OBJECT_WORDS[kind]} action={<BackTo kind={kind} />}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ObjectView key={`${kind}${id}`} kind={kind} id={id} />
      </Suspense>
      {kind === 'consultation' && <CallTraceOnDemand id={id} />}
    </BackOfficePage>
  )
}
