import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { nextPathOf } from '#domains/accounts/rules.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { orderPath } from '#domains/catalogue/ui/choose/choice-address.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { NothingAskedYet } from '#domains/consultations/ui/my-consultations/my-consultations.tsx'
import { OpenConsultation } from '#domains/consultations/ui/my-consultations/open-consultation.tsx'
import { PastConsultations } from '#domains/consultations/ui/my-consultations/past-consultations.tsx'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '#domains/consultations/ui/my-consultations/use-person-updates.ts'
import { PastQuestions } from '#domains/consultations/ui/written-questions/past-questions.tsx'
import { OpenQuestions } from '#domains/consultations/ui/written-questions/open-questions.tsx'
import { listCards } from '#domains/consultants/contract.ts'
import { readWithdrawals } from '#domains/payments/withdrawals/contract.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { BalanceParts, PartMark } from '#domains/wallet/ui/balance-parts.tsx'
import { Greeting } from '../../layouts/dashboard/greeting.tsx'
import { titleOfSection } from '../../layouts/dashboard/sections.ts'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/client-dashboard.ts'

/** Loaded on demand: not on the first screen, or only at an address of its own. */
const OrderPage = lazy(async () => ({
  default: (await import('#domains/catalogue/ui/checkout/order-page.tsx')).OrderPage,
}))
const MyOrders = lazy(async () => ({ default: (await import('#domains/catalogue/ui/orders/my-orders.tsx')).MyOrders }))
const MySubscriptions = lazy(async () => ({
  default: (await import('#domains/subscriptions/ui/my-subscriptions.tsx')).MySubscriptions,
}))
const WithdrawButton = lazy(async () => ({
  default: (await import('#domains/payments/withdrawals/ui/withdraw-button.tsx')).WithdrawButton,
}))
const MyWithdrawals = lazy(async () => ({
  default: (await import('#domains/payments/withdrawals/ui/my-withdrawals.tsx')).MyWithdrawals,
}))
const QuestionPage = lazy(async () => ({
  default: (await import('#domains/consultations/ui/written-questions/question-page.tsx')).QuestionPage,
}))
const UnconfirmedEmail = lazy(async () => ({
  default: (await import('#domains/accounts/ui/email/unconfirmed-email.tsx')).UnconfirmedEmail,
}))
const MyFavourites = lazy(async () => ({
  default: (await import('#domains/consultants/ui/favourites/my-favourites.tsx')).MyFavourites,
}))
const MinutesAndBonus = lazy(async () => ({
  default: (await import('#domains/wallet/ui/minutes/minutes-and-bonus.tsx')).MinutesAndBonus,
}))
const bookings = () => import('#domains/scheduling/ui/my-bookings/my-bookings.tsx')
const MyBookings = lazy(async () => ({ default: (await bookings()).MyBookings }))
const NextBooking = lazy(async () => ({ default: (await bookings()).NextBooking }))
const MyAccount = lazy(async () => ({ default: (await import('../account/my-account.tsx')).MyAccount }))
const SelfCare = lazy(async () => ({ default: (await import('#domains/limits/ui/self-care.tsx')).SelfCare }))

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: titleOfSection('client', location, 'Meu painel'),
    description: 'O seu saldo, as suas conversas e os seus recibos.',
    path: '/client-dashboard',
    noindex: true,
  })

export default function ClientDashboard() {
  return (
    <DashboardLayout>
      <RequireSignIn
        title="Meu painel"
        role="client"
        why="Aqui ficam o seu saldo, as suas conversas e os seus recibos."
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
        <QuestionPage key={questionId} id={questionId} personId={user.id} />
      ) : orderId ? (
        <OrderPage key={orderId} id={orderId} personId={user.id} next={next} onReplaced={onReplaced} />
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
  '#pedidos': 'compras',
  '#retiradas': 'compras',
  '#cuidado': 'cuidado',
  '#email': 'conta',
  '#acessos': 'conta',
}

const Purchases = ({ personId }: { personId: string }) => (
  <>
    <PageHeading
      title="Compras"
      lead="O que você comprou, a sua assinatura e o que voltou para a sua conta."
      action={
        <LinkButton href="/comprar" variant="secondary">
          Formas de comprar
        </LinkButton>
      }
    />
    <div className="grid gap-10">
      <DashboardSection id="assinatura" title="Minha assinatura" className="scroll-mt-24">
        <MySubscriptions personId={personId} />
      </DashboardSection>
      <DashboardSection id="pedidos" title="Pedidos" className="scroll-mt-24">
        <MyOrders />
      </DashboardSection>
      <MyWithdrawals personId={personId} />
    </div>
  </>
)

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

function Overview({ user }: { user: User }) {
  usePersonUpdates(user.id)
  const { data: open = [] } = useOpenConsultations()
  return (
    <>
      <Greeting name={user.firstName} />
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {open.map((consultation) => (
          <div key={consultation.id} className="xl:col-span-2">
            <OpenConsultation consultation={consultation} />
          </div>
        ))}
        <div className="xl:order-last">
          <Balance />
        </div>
        <div className="grid gap-10">
          <Suspense>
            <UnconfirmedEmail personId={user.id} />
          </Suspense>
          <Suspense>
            <NextBooking personId={user.id} href="/client-dashboard?secao=agenda" />
          </Suspense>
          <OpenQuestions personId={user.id} />
          <DashboardSection id="historico" title="Conversas e recibos">
            <PastConsultations most={5} empty={<NothingAskedYet />} />
          </DashboardSection>
          <PastQuestions most={5} />
          <DashboardSection id="minutos" title="Meus minutos e bônus" emblem="hourglass">
            <Suspense fallback={<Skeleton className="h-24" />}>
              <MinutesAndBonus nameOf={nameOfConsultant} hasCalls={isOpenChannel('audio') || isOpenChannel('video')} />
            </Suspense>
          </DashboardSection>
          <DashboardSection id="favoritos" title="Favoritos">
            <Suspense fallback={<Skeleton className="h-24" />}>
              <MyFavourites />
            </Suspense>
          </DashboardSection>
          <TarotReadings />
        </div>
      </div>
    </>
  )
}

const nameOfConsultant = (id: string) => <ConsultantName id={id} />

/** Somebody by name; while it is read, or when they are no longer here, what they are. */
function ConsultantName({ id }: { id: string }) {
  const { data } = useQuery(apiQuery(listCards, { ids: [id] }))
  const name = data?.[0]?.name
  return name ? (
    <a href={`/consultores/${id}`} className="prose-link">
      {name}
    </a>
  ) : (
    'quem faltou'
  )
}

const TarotReadings = () => (
  <section
    aria-labelledby="leituras"
    className="relative grid grid-cols-[auto_1fr] items-center gap-x-5 rounded-lg bg-sunken p-5 hover:bg-accent-wash"
  >
    <Emblem name="tarot" className="row-span-2 size-18" />
    <h2 id="leituras" className="self-end text-xl">
      <a href="/tarot-gratis#leituras" className="after:absolute after:inset-0 hover:text-accent">
        Leituras de tarot
      </a>
    </h2>
    <p className="self-start text-quiet text-sm">Abrir a mesa, tirar cartas de graça e ver as leituras guardadas.</p>
  </section>
)

function Balance() {
  const { data, isPending } = useQuery(apiQuery(readWallet, {}))
  return (
    <Card as="section" aria-label="Saldo" className="grid gap-4">
      <div>
        <h2 className="flex items-center gap-2 font-medium font-sans text-quiet text-sm">
          <Emblem name="creditos" className="size-10" />
          Saldo
        </h2>
        {isPending && <Skeleton className="mt-1 h-11 w-40" />}
        {data && <Money amount={data.availableCents} className="font-display text-4xl" />}
        {data && <BalanceParts wallet={data} />}
        {data && data.promotionalCents > 0n && (
          <p className="text-quiet text-sm">
            <PartMark kind="bonus" /> mais <Money amount={data.promotionalCents} /> de bônus, gastos primeiro
          </p>
        )}
        {data && data.reservedCents > 0n && (
          <p className="text-quiet text-sm">
            <PartMark kind="reserved" /> mais <Money amount={data.reservedCents} /> reservados para o que está aberto
          </p>
        )}
        <FrozenCredit />
        {!isPending && !data && <p className="text-quiet">Não conseguimos ler o saldo agora. Ele está guardado.</p>}
      </div>
      <LinkButton href="/comprar/creditos?next=/client-dashboard" wide>
        Adicionar créditos
      </LinkButton>
      <LinkButton href="/consultas-online" variant="secondary" wide>
        Ver quem está online
      </LinkButton>
      <Suspense>
        <WithdrawButton />
      </Suspense>
      <a href="/relatorios" className="prose-link justify-self-center text-sm">
        Ver o extrato
      </a>
    </Card>
  )
}

function FrozenCredit() {
  const { data } = useQuery(apiQuery(readWithdrawals, {}))
  if (!data || data.frozenCents === 0n) return null
  return (
    <p className="text-quiet text-sm">
      <Money amount={data.frozenCents} /> esperam pela decisão do banco sobre uma compra contestada
    </p>
  )
}
