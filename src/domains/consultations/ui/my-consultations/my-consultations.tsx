import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { OpenQuestions } from '../written-questions/open-questions.tsx'
import { PastQuestions } from '../written-questions/past-questions.tsx'
import { OpenConsultation } from './open-consultation.tsx'
import { PastConsultations } from './past-consultations.tsx'
import { useOpenConsultations } from './use-open-consultations.ts'
import { usePersonUpdates } from './use-person-updates.ts'

/** All consultations of a person: the open ones first, then the past ones. */
export function MyConsultations({ user }: { user: User }) {
  usePersonUpdates(user.id)
  const { data: open = [] } = useOpenConsultations()
  return (
    <div className="grid gap-10">
      {open.length > 0 && (
        <div className="grid gap-4">
          {open.map((consultation) => (
            <OpenConsultation key={consultation.id} consultation={consultation} />
          ))}
        </div>
      )}
      <OpenQuestions personId={user.id} isConsultant={user.role === 'consultor'} />
      <DashboardSection id="anteriores" title="Anteriores">
        <PastConsultations empty={<NoConsultationsYet isClient={user.role === 'client'} />} />
      </DashboardSection>
      <PastQuestions />
    </div>
  )
}

/** The empty state: what will be listed here, and how to begin. */
export const NoConsultationsYet = ({ isClient }: { isClient: boolean }) =>
  isClient ? (
    <EmptyState
      title="Ainda não há conversas"
      action={<LinkButton href="/consultores">Ver quem está online</LinkButton>}
    >
      <p>Cada conversa fica guardada aqui, com o tempo exato, o valor e o recibo.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Ainda não há atendimentos">
      <p>Quando você atender alguém, a conversa fica guardada aqui, com o tempo exato, o seu valor e o recibo.</p>
    </EmptyState>
  )
