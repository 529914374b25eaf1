import { pageMeta } from '#browser/seo/page-meta.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { Members } from '#domains/accounts/ui/team/members.tsx'
import { OwnSecondFactor } from '#domains/accounts/ui/team/own-second-factor.tsx'
import { DECIDE_PROPOSALS } from '#domains/team/proposals/rules.ts'
import { Proposals } from '#domains/team/proposals/ui/proposals.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { DeskPage } from './desk-page.tsx'

const TITLE = 'Equipe'

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Quem é da equipe.', path: '/admin-dashboard/equipe', noindex: true })

export default function Team() {
  const { user } = useSession()
  return (
    <DeskPage title={TITLE} lead="Quem decide o quê, e com que segurança. Cada mudança fica registrada.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {DECIDE_PROPOSALS.some((capability) => mayDo(user, capability)) && <Proposals />}
        <OwnSecondFactor />
        {mayDo(user, 'members') && <Members />}
      </div>
    </DeskPage>
  )
}
