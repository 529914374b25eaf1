import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const LogPage = lazyPart(() => import('#domains/team/audit/ui/log-page.tsx'), 'LogPage')

const TITLE = 'Registro'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'O que a equipe fez, quando e por quê.',
    path: '/admin-dashboard/registro',
    noindex: true,
  })

export default function AuditLog() {
  return (
    <BackOfficePage title={TITLE} lead="Cada ato da equipe, com o que mudou e por quê. Só cresce, e ninguém o altera.">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <LogPage />
      </Suspense>
    </BackOfficePage>
  )
}
