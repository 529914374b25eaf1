import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const HealthPage = lazyPart(() => import('#domains/team/health/ui/health-page.tsx'), 'HealthPage')
const SwitchList = lazyPart(() => import('#domains/team/switches/ui/switch-list.tsx'), 'SwitchList')

const TITLE = 'Saúde'

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Como a casa roda.', path: '/admin-dashboard/saude', noindex: true })

export default function Health() {
  return (
    <BackOfficePage title={TITLE} lead="O que roda, o que atrasa, e o que espera por alguém.">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <HealthPage />
          <SwitchList />
        </div>
      </Suspense>
    </BackOfficePage>
  )
}
