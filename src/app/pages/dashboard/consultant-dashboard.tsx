import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { getMyApplicationStatus, type ApplicationStatus } from '#domains/consultants/application-status/contract.ts'
import { applicationRefused, consultantApproved } from '#domains/consultants/facts.ts'
import { AvailabilityStatus } from '#domains/consultants/ui/availability/availability-status.tsx'
import { useAvailability } from '#domains/consultants/ui/availability/use-availability.ts'
import { OpenConsultation } from '#domains/consultations/ui/my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '#domains/consultations/ui/my-consultations/use-person-updates.ts'
import { IncomingRequests } from '#domains/consultations/ui/incoming-requests/incoming-requests.tsx'
import { on } from '#shared/facts.ts'
import { Greeting } from '../../layouts/dashboard/greeting.tsx'
import { clientBriefOf } from '../consultations/client-brief-of.tsx'
import { titleOfSection } from '../../layouts/dashboard/sections.ts'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/consultant-dashboard.ts'

/** Loaded on demand: only shown at an address of its own. */
const RecentEarnings = lazyPart(() => import('#domains/consultations/ui/recent-earnings.tsx'), 'RecentEarnings')
/** Below what is going on now. The list and what stands in its place are one request. */
const PastConsultations = lazyPart(
  () => import('#domains/consultations/ui/my-consultations/past-consultations.tsx'),
  'PastConsultations',
)
const NothingAnsweredYet = lazyPart(
  () => import('#domains/consultations/ui/my-consultations/past-consultations.tsx'),
  'NothingAnsweredYet',
)
const OpenQuestions = lazyPart(() => import('#domains/written-questions/ui/open-questions.tsx'), 'OpenQuestions')
const PastQuestions = lazyPart(() => import('#domains/written-questions/ui/past-questions.tsx'), 'PastQuestions')
const WaitingCount = lazyPart(() => import('#domains/queue/ui/waiting-count.tsx'), 'WaitingCount')
const FirstSteps = lazyPart(() => import('./first-steps/first-steps.tsx'), 'FirstSteps')
const MyAccount = lazyPart(() => import('../account/my-account.tsx'), 'MyAccount')
const MyNotices = lazyPart(() => import('../account/my-notices.tsx'), 'MyNotices')
const QuestionPage = lazyPart(() => import('#domains/written-questions/ui/question-page.tsx'), 'QuestionPage')

const ClientList = lazyPart(() => import('#domains/clients/ui/client-list.tsx'), 'ClientList')
const ClientPage = lazyPart(() => import('#domains/clients/ui/client-page.tsx'), 'ClientPage')
const MyQuality = lazyPart(() => import('#domains/consultations/ui/my-quality.tsx'), 'MyQuality')
const OwnPayouts = lazyPart(() => import('./own-payouts.tsx'), 'OwnPayouts')
const PayoutReceipt = lazyPart(() => import('#domains/payouts/ui/payout-receipt.tsx'), 'PayoutReceipt')
const NextBooking = lazyPart(() => import('#domains/scheduling/ui/my-bookings/my-bookings.tsx'), 'NextBooking')
const ConsultantAgenda = lazyPart(
  () => import('#domains/scheduling/ui/hours/consultant-agenda.tsx'),
  'ConsultantAgenda',
)
const NotApproved = lazyPart(() => import('./not-approved.tsx'), 'NotApproved')
const RefusedApplication = lazyPart(
  () => import('#domains/consultants/ui/application/refused-application.tsx'),
  'RefusedApplication',
)

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: titleOfSection('consultor', location, 'Painel do consultor'),
    description: 'Os pedidos, os atendimentos e os ganhos de quem atende.',
    path: '/consultant-dashboard',
    noindex: true,
  })

export default function ConsultantDashboard() {
  return (
    <DashboardLayout>
      <RequireSignIn
        title="Painel do consultor"
        role="consultor"
        why="Aqui ficam os pedidos, os atendimentos e os ganhos de quem atende."
      >
        {(user) => <DashboardPart user={user} />}
      </RequireSignIn>
    </DashboardLayout>
  )
}

/** One question when the query names one, one section of the dashboard, otherwise the overview. */
function DashboardPart({ user }: { user: User }) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const questionId = search.get('pergunta')
  const section = search.get('secao')
  const clientId = search.get('cliente')
  const payoutId = search.get('saque')
  if (search.size === 0 && (hash === '#email' || hash === '#acessos'))
    return <Navigate to={`?secao=conta${hash}`} replace />
  const isOverview = !['agenda', 'avisos', 'conta', 'clientes', 'qualidade', 'saques'].includes(section ?? '')
  if (!questionId && isOverview) return <ApplicationGate user={user} />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {questionId ? (
        <QuestionPage key={questionId} id={questionId} />
      ) : section === 'avisos' ? (
        <MyNotices />
      ) : section === 'conta' ? (
        <MyAccount user={user} />
      ) : section === 'agenda' ? (
        <ConsultantAgenda personId={user.id} />
      ) : section === 'qualidade' ? (
        <MyQuality />
      ) : section === 'saques' ? (
        payoutId ? (
          <PayoutReceipt key={payoutId} id={payoutId} personId={user.id} />
        ) : (
          <OwnPayouts personId={user.id} />
        )
      ) : clientId ? (
        <ClientPage key={clientId} id={clientId} />
      ) : (
        <ClientList />
      )}
    </Suspense>
  )
}

function ApplicationGate({ user }: { user: User }) {
  const client = useQueryClient()
  const { data: applicationStatus, error, refetch } = useQuery(apiQuery(getMyApplicationStatus, {}))
  const status = [getMyApplicationStatus.path]
  useFacts(personTopic(user.id), () => refetchMissed(client, status), [
    on(consultantApproved, () => refetchChanged(client, status)),
    on(applicationRefused, () => refetchChanged(client, status)),
  ])
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!applicationStatus) return <Skeleton className="h-96 w-full" />
  const { application, refusal } = applicationStatus
  if (application === 'approved') return <Overview user={user} applicationStatus={applicationStatus} />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {application === 'refused' && refusal ? (
        <RefusedApplication firstName={user.firstName} refusal={refusal} />
      ) : (
        <NotApproved user={user} application={application} />
      )}
    </Suspense>
  )
}

function Overview({ user, applicationStatus }: { user: User; applicationStatus: ApplicationStatus }) {
  usePersonUpdates(user.id)
  const availability = useAvailability(user.id)
  const { data: open = [] } = useOpenConsultations()
  const requests = open.filter(({ state }) => state === 'requested')
  const running = open.filter(({ state }) => state !== 'requested')
  return (
    <>
      <Greeting name={applicationStatus.profile?.name ?? user.firstName} />
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="grid gap-10">
          <AvailabilityStatus personId={user.id} />
          {running.map((consultation) => (
            <OpenConsultation key={consultation.id} consultation={consultation} />
          ))}
          <Suspense>
            <WaitingCount consultantId={user.id} />
          </Suspense>
          <IncomingRequests
            requests={requests}
            isOnline={Boolean(availability?.isOn && !availability.backAt)}
            about={clientBriefOf}
          />
          <Suspense>
            <FirstSteps personId={user.id} />
          </Suspense>
          <Suspense>
            <NextBooking personId={user.id} href="/consultant-dashboard?secao=agenda" />
          </Suspense>
          <Suspense>
            <OpenQuestions personId={user.id} isConsultant />
          </Suspense>
        </div>
        <DashboardSection
          id="ganhos"
          title="Seus ganhos"
          emblem="chest"
          className="xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <Suspense fallback={<Skeleton className="h-96" />}>
            <RecentEarnings consultantId={user.id} />
          </Suspense>
        </DashboardSection>
        <div className="grid gap-10">
          <DashboardSection id="historico" title="Atendimentos e recibos">
            <Suspense fallback={<Skeleton className="h-64" />}>
              <PastConsultations most={8} empty={<NothingAnsweredYet />} />
            </Suspense>
          </DashboardSection>
          <Suspense>
            <PastQuestions most={5} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
