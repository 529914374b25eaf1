import { Suspense } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { nextPathOf } from '#domains/accounts/rules.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import { titleOfSection } from '../../layouts/dashboard/sections.ts'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/client-dashboard.ts'
import { Overview } from './overview/overview.tsx'

/** Loaded on demand: not on the first screen, or only at an address of its own. */
const OrderPage = lazyPart(() => import('#domains/catalogue/ui/checkout/order-page.tsx'), 'OrderPage')
const OrderParcels = lazyPart(() => import('#domains/shipments/ui/order-parcels.tsx'), 'OrderParcels')
const OrderReviews = lazyPart(() => import('#domains/reviews/products/ui/order-reviews.tsx'), 'OrderReviews')
const QuestionPage = lazyPart(() => import('#domains/written-questions/ui/question-page.tsx'), 'QuestionPage')
const Purchases = lazyPart(() => import('./purchases.tsx'), 'Purchases')
const MyBookings = lazyPart(() => import('#domains/scheduling/ui/my-bookings/my-bookings.tsx'), 'MyBookings')
const MyAccount = lazyPart(() => import('../account/my-account.tsx'), 'MyAccount')
const MyNotices = lazyPart(() => import('../account/my-notices.tsx'), 'MyNotices')
const SelfCare = lazyPart(() => import('#domains/limits/ui/self-care.tsx'), 'SelfCare')

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: titleOfSection('client', location, 'Meu painel'),
    description: 'O céu de hoje, a sua carta, as suas conversas e os seus recibos.',
    path: '/client-dashboard',
    noindex: true,
  })

export default function ClientDashboard() {
  return (
    <DashboardLayout>
      <RequireSignIn
        title="Meu painel"
        role="client"
        why="Aqui ficam o céu de hoje, a sua carta, as suas conversas e os seus recibos."
      >
        {(user) => <DashboardPart user={user} />}
      </RequireSignIn>
    </DashboardLayout>
  )
}

/** One order or question when the query names one, one section of the dashboard, otherwise the overview. */
function DashboardPart({ user }: { user: User }) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const orderId = search.get('pedido')
  const questionId = search.get('pergunta')
  const section = search.get('secao')
  const moved = section === null && SECTION_OF_ANCHOR[hash]
  if (moved) return <Navigate to={`?secao=${moved}${hash}`} replace />
  const next = nextPathOf(search.get('next'))
  const onReplaced = (id: string) => void navigate(orderPath(id, next), { replace: true })
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {questionId ? (
        <QuestionPage key={questionId} id={questionId} />
      ) : orderId ? (
        <OrderPage
          key={orderId}
          id={orderId}
          personId={user.id}
          next={next}
          onReplaced={onReplaced}
          parcels={
            <>
              <OrderParcels orderId={orderId} personId={user.id} />
              <OrderReviews orderId={orderId} personId={user.id} />
            </>
          }
        />
      ) : section === 'compras' ? (
        <Purchases personId={user.id} />
      ) : section === 'agenda' ? (
        <Agenda personId={user.id} />
      ) : section === 'cuidado' ? (
        <>
          <PageHeading title="Autocuidado" emblem="candle" lead="Consultar-se deve fazer bem, também ao bolso." />
          <DashboardSection id="cuidado" title="Gastos, limites e pausas">
            <SelfCare />
          </DashboardSection>
        </>
      ) : section === 'avisos' ? (
        <MyNotices />
      ) : section === 'conta' ? (
        <MyAccount user={user} />
      ) : (
        <Overview user={user} />
      )}
    </Suspense>
  )
}

/** Where the parts are that mails and older links name by their anchor alone. */
const SECTION_OF_ANCHOR: Readonly<Record<string, string>> = {
  '#assinatura': 'compras',
  '#minutos': 'compras',
  '#respostas': 'compras',
  '#pedidos': 'compras',
  '#retiradas': 'compras',
  '#cuidado': 'cuidado',
  '#email': 'conta',
  '#acessos': 'conta',
}

const Agenda = ({ personId }: { personId: string }) => (
  <>
    <PageHeading
      title="Agenda"
      lead="O que você marcou, e o que aconteceu com cada consulta e com o dinheiro dela."
      action={<LinkButton href="/agendar">Marcar uma consulta</LinkButton>}
    />
    <div className="grid gap-10">
      <MyBookings personId={personId} isClient />
    </div>
  </>
)
