import { Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { pausedWords } from '#browser/paused.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { mayDo } from '#shared/capabilities.ts'
import { MOVED_SECTIONS } from '../../layouts/back-office/sections.ts'
import { BackOfficePage } from './back-office-page.tsx'

const Beginning = lazyPart(() => import('#domains/team/beginning/ui/beginning.tsx'), 'Beginning')
const Queue = lazyPart(() => import('#domains/team/queue/ui/queue.tsx'), 'Queue')

export const meta = () =>
  pageMeta({
    title: 'Hoje · Equipe',
    description: 'O que espera por uma decisão da equipe.',
    path: '/admin-dashboard',
    noindex: true,
  })

/** All decisions that wait, by deadline. Old addresses of this page lead to where their part is now. */
export default function Today() {
  const section = useSearchParams()[0].get('secao')
  const { search, hash } = useLocation()
  const moved = section && MOVED_SECTIONS[section]
  if (moved) return <Navigate to={moved + hash} replace />
  if (search === '' && (hash === '#email' || hash === '#acessos'))
    return <Navigate to={`/admin-dashboard/conta${hash}`} replace />
  return (
    <BackOfficePage title="Hoje">
      {(user) => (
        <>
          {section && (
            <div className="mb-4">
              <Notice tone="warn" title="Esta parte não existe">
                O endereço pode ter mudado. Você está em Hoje; as outras partes estão no menu.
              </Notice>
            </div>
          )}
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            {pausedWords('selling') && mayDo(user, 'company') && (
              <div className="mb-8">
                <Beginning />
              </div>
            )}
            <Queue memberId={user.id} />
          </Suspense>
        </>
      )}
    </BackOfficePage>
  )
}
