import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { OpenConsultation } from '#domains/consultations/ui/my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '#domains/consultations/ui/my-consultations/use-person-updates.ts'
import { welcomeWith } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { Greeting } from '../../../layouts/dashboard/greeting.tsx'

/** Loaded on demand: each waits for an answer of the server anyway. */
const AlmanacPage = lazyPart(() => import('#domains/oracles/day-card/ui/almanac-page.tsx'), 'AlmanacPage')
const DayCardReminder = lazyPart(() => import('#domains/reminders/ui/day-card-reminder.tsx'), 'DayCardReminder')
const ContinueReading = lazyPart(() => import('#domains/oracles/day-card/ui/continue-reading.tsx'), 'ContinueReading')
const Followed = lazyPart(() => import('./followed.tsx'), 'Followed')
const OrdersToPay = lazyPart(() => import('#domains/catalogue/ui/orders/orders-to-pay.tsx'), 'OrdersToPay')
const PastConsultations = lazyPart(
  () => import('#domains/consultations/ui/my-consultations/past-consultations.tsx'),
  'PastConsultations',
)
const MoneyLine = lazyPart(() => import('./money-line.tsx'), 'MoneyLine')
const WelcomeHosts = lazyPart(() => import('./welcome-hosts.tsx'), 'WelcomeHosts')
const NewAnswers = lazyPart(() => import('#domains/written-questions/ui/new-answers.tsx'), 'NewAnswers')
const OpenQuestions = lazyPart(() => import('#domains/written-questions/ui/open-questions.tsx'), 'OpenQuestions')
const PastQuestions = lazyPart(() => import('#domains/written-questions/ui/past-questions.tsx'), 'PastQuestions')
const UnconfirmedEmail = lazyPart(() => import('#domains/accounts/ui/email/unconfirmed-email.tsx'), 'UnconfirmedEmail')
const NextBooking = lazyPart(() => import('#domains/scheduling/ui/my-bookings/my-bookings.tsx'), 'NextBooking')

/** The client's first page: what waits, today's page of the almanac, where one left off, whom one follows, the rest. */
export function Overview({ user }: { user: User }) {
  usePersonUpdates(user.id)
  return (
    <>
      <Greeting name={user.firstName} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Waiting personId={user.id} />
        <Suspense fallback={<Skeleton className="h-112 w-full" />}>
          <div className="grid gap-3">
            <AlmanacPage />
            <DayCardReminder />
          </div>
        </Suspense>
        <FirstConversation />
        <Suspense fallback={<Skeleton className="h-44 w-full" />}>
          <ContinueReading />
        </Suspense>
        <Suspense>
          <Followed />
        </Suspense>
        <DashboardSection id="historico" title="Conversas e recibos">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PastConsultations most={3} empty={<NoConversations />} />
          </Suspense>
        </DashboardSection>
        <Suspense>
          <PastQuestions most={3} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <MoneyLine />
        </Suspense>
      </div>
    </>
  )
}

/** What is running or waits for this person; takes no place when nothing does. */
function Waiting({ personId }: { personId: string }) {
  const { data: open = [] } = useOpenConsultations()
  return (
    <div className="grid gap-6 empty:hidden">
      {open.map((consultation) => (
        <OpenConsultation key={consultation.id} consultation={consultation} />
      ))}
      <Suspense>
        <UnconfirmedEmail personId={personId} />
      </Suspense>
      <Suspense>
        <NewAnswers />
      </Suspense>
      <Suspense>
        <OrdersToPay />
      </Suspense>
      <Suspense>
        <NextBooking personId={personId} href="/client-dashboard?secao=agenda" />
      </Suspense>
      <Suspense>
        <OpenQuestions personId={personId} />
      </Suspense>
    </div>
  )
}

/** The one proposal to somebody who has not talked yet: with whom the free minutes can be used. */
function FirstConversation() {
  const { data } = useQuery(welcomeWith())
  if (!data || (data.leftMs <= 0 && data.refusal !== 'confirm_email')) return null
  return (
    <DashboardSection id="primeira" title="A sua primeira conversa tem 5 minutos grátis" emblem="hourglass">
      <p className="measure text-quiet">
        Sem cartão; sem o seu sim, nada é cobrado no fim.
        {data.refusal === 'confirm_email' && ' Antes, confirme o seu e-mail pelo link que enviamos.'} Estas pessoas dão
        esses minutos hoje:
      </p>
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <div className="max-w-2xl">
          <WelcomeHosts isSignedIn />
        </div>
      </Suspense>
    </DashboardSection>
  )
}

const NoConversations = () => (
  <p className="text-quiet">
    Cada conversa fica guardada aqui, com o tempo exato, o valor e o recibo.{' '}
    <a href="/consultas-online" className="prose-link">
      Ver quem está online
    </a>
  </p>
)
