import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { errorMessage } from '#browser/api.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { useAvailability } from '#domains/consultants/ui/availability/use-availability.ts'
import type { Consultation } from '#domains/consultations/contract.ts'
import { OpenConsultation } from '#domains/consultations/ui/my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '#domains/consultations/ui/my-consultations/use-person-updates.ts'
import { IncomingRequests } from '#domains/consultations/ui/incoming-requests/incoming-requests.tsx'
import { clientBriefOf } from './client-brief-of.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'

const WaitingCount = lazyPart(() => import('#domains/queue/ui/waiting-count.tsx'), 'WaitingCount')
const MyBookings = lazyPart(() => import('#domains/scheduling/ui/my-bookings/my-bookings.tsx'), 'MyBookings')

export const meta = () =>
  pageMeta({
    title: 'Consultas em andamento',
    description: 'As suas consultas em andamento e as que esperam resposta.',
    path: '/sistema-consultas',
    noindex: true,
  })

export default function Consultations() {
  return (
    <PersonalPage>
      <RequireSignIn
        title="Consultas em andamento"
        why="Aqui ficam as suas consultas em andamento e as que esperam resposta. Só você as vê, por isso pedimos que entre."
      >
        {(user) => (
          <div className="max-w-3xl">
            <PageHeading
              overline="Consultas"
              title="O que está acontecendo agora"
              lead="Esta página se atualiza sozinha."
            />
            <OpenConsultations user={user} />
          </div>
        )}
      </RequireSignIn>
    </PersonalPage>
  )
}

function OpenConsultations({ user }: { user: User }) {
  usePersonUpdates(user.id)
  const { data: open, error, refetch } = useOpenConsultations()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!open) return <Skeleton className="h-48 w-full" />
  const requested = open.filter(({ state }) => state === 'requested')
  return (
    <div className="grid gap-10">
      <Running consultations={open.filter(({ state }) => state !== 'requested')} isClient={user.role === 'client'} />
      {user.role === 'consultor' ? (
        <RequestQueue requests={requested} personId={user.id} />
      ) : (
        <Requested consultations={requested} />
      )}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <MyBookings personId={user.id} isClient={user.role === 'client'} part="ahead" />
      </Suspense>
      <p>
        <a href="/chat-room" className="prose-link">
          Ver todas as conversas anteriores e seus recibos
        </a>
      </p>
    </div>
  )
}

const Running = ({ consultations, isClient }: { consultations: readonly Consultation[]; isClient: boolean }) => (
  <DashboardSection id="em-andamento" title="Em andamento">
    {consultations.map((consultation) => (
      <OpenConsultation key={consultation.id} consultation={consultation} />
    ))}
    {consultations.length === 0 && (
      <EmptyState
        title="Nenhuma consulta agora"
        action={isClient && <LinkButton href="/consultores?online=sim">Ver quem está online</LinkButton>}
      >
        <p>Quando uma começar, a volta para a sala fica aqui.</p>
      </EmptyState>
    )}
  </DashboardSection>
)

const Requested = ({ consultations }: { consultations: readonly Consultation[] }) => (
  <DashboardSection id="pedidas" title="À espera de resposta">
    {consultations.map((consultation) => (
      <OpenConsultation key={consultation.id} consultation={consultation} />
    ))}
    {consultations.length === 0 && (
      <p className="text-quiet">
        Nenhum pedido em aberto. Um pedido espera resposta por até um minuto; sem ela, a reserva volta inteira.
      </p>
    )}
  </DashboardSection>
)

function RequestQueue({ requests, personId }: { requests: readonly Consultation[]; personId: string }) {
  const availability = useAvailability(personId)
  const isOnline = Boolean(availability?.isOn && !availability.backAt)
  return (
    <div className="grid gap-4">
      <Suspense>
        <WaitingCount consultantId={personId} />
      </Suspense>
      <IncomingRequests requests={requests} isOnline={isOnline} about={clientBriefOf} />
    </div>
  )
}
