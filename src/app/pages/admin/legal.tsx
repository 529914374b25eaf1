import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const LegalPage = lazyPart(() => import('#domains/team/legal/ui/legal-page.tsx'), 'LegalPage')

const TITLE = 'Jurídico'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'O que a justiça, a ANPD e as pessoas pedem sobre dados.',
    path: '/admin-dashboard/registro/juridico',
    noindex: true,
  })

export default function Legal() {
  return (
    <BackOfficePage title={TITLE} lead="O que a justiça, a ANPD e as pessoas pedem sobre dados, por prazo.">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <LegalPage />
      </Suspense>
    </BackOfficePage>
  )
}
