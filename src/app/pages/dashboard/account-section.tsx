import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { MyEmail } from '#domains/accounts/ui/email/my-email.tsx'
import { OpenSessions } from '#domains/accounts/ui/sessions/open-sessions.tsx'

/** The account, the same in every dashboard (`?secao=conta`). */
export const AccountSection = ({ personId }: { personId: string }) => (
  <>
    <PageHeading title="Conta" lead="O seu e-mail e os aparelhos em que você entrou." />
    <div className="grid gap-10">
      <DashboardSection id="email" title="Seu e-mail" className="scroll-mt-24">
        <MyEmail personId={personId} />
      </DashboardSection>
      <DashboardSection id="acessos" title="Onde você está conectado">
        <OpenSessions />
      </DashboardSection>
    </div>
  </>
)
