import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { DECIDE_PROPOSALS } from '#domains/accounts/proposals.rules.ts'
import { mayDo } from '#shared/capabilities.ts'
import { BackOfficePage } from './back-office-page.tsx'

const Members = lazyPart(() => import('#domains/accounts/ui/team/members.tsx'), 'Members')
const OwnSecondFactor = lazyPart(() => import('#domains/accounts/ui/team/own-second-factor.tsx'), 'OwnSecondFactor')
const Proposals = lazyPart(() => import('#domains/team/proposals/ui/proposals.tsx'), 'Proposals')

const TITLE = 'Equipe'

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Quem é da equipe.', path: '/admin-dashboard/equipe', noindex: true })

export default function Team() {
  const { user } = useSession()
  return (
    <BackOfficePage title={TITLE} lead="Quem decide o quê, e com que segurança. Cada mudança fica registrada.">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {DECIDE_PROPOSALS.some((capability) => mayDo(user, capability)) && <Proposals />}
          <OwnSecondFactor />
          {mayDo(user, 'members') && <Members />}
        </div>
      </Suspense>
    </BackOfficePage>
  )
}
