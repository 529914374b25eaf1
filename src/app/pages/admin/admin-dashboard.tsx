import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { ClaimsToDecide } from '#domains/claims/ui/claims-to-decide.tsx'
import { ApplicationsInReview } from '#domains/consultants/ui/application/applications-in-review.tsx'
import { ProfileChanges } from '#domains/consultants/ui/profile-changes.tsx'
import { SubscriberCounts } from '#domains/newsletter/ui/shop-opening.tsx'
import { MissedWords } from '#domains/consultants/ui/missed-words.tsx'
import { WithdrawalsToPay } from '#domains/payments/withdrawals/ui/withdrawals-to-pay.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'
import { TestimonialsToDecide } from '#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'
import { ClosedMessages, OpenMessages } from '#domains/support/ui/open-messages.tsx'
import { countWords, titleOfSection } from '../../layouts/dashboard/sections.ts'
import { useWaitingCounts } from '../../layouts/dashboard/waiting-counts.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/admin-dashboard.ts'

const MyAccount = lazy(async () => ({ default: (await import('../account/my-account.tsx')).MyAccount }))

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: titleOfSection('admin', location, 'Painel da equipe'),
    description: 'O que espera por uma decisão da equipe.',
    path: '/admin-dashboard',
    noindex: true,
  })

export default function AdminDashboard() {
  const section = useSearchParams()[0].get('secao') ?? ''
  return (
    <DashboardLayout>
      <RequireSignIn
        title="Painel da equipe"
        role="admin"
        why="Aqui a equipe lê candidaturas, depoimentos e mensagens."
      >
        {(user) => (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            {section === 'conta' ? <MyAccount user={user} /> : <Part section={section} user={user} />}
          </Suspense>
        )}
      </RequireSignIn>
    </DashboardLayout>
  )
}

/** What the sections of this page hold, by the `?secao=` of their address. */
const PARTS: Readonly<Record<string, { title: string; lead: string; Content: () => ReactNode }>> = {
  candidaturas: {
    title: 'Candidaturas',
    lead: 'Quem quer atender, do pedido mais antigo ao mais novo.',
    Content: ApplicationsInReview,
  },
  depoimentos: {
    title: 'Depoimentos',
    lead: 'Um depoimento sai como foi escrito, ou não sai.',
    Content: TestimonialsToDecide,
  },
  mensagens: { title: 'Mensagens', lead: 'O que chegou pelo contato e ainda espera.', Content: Messages },
  reembolsos: {
    title: 'Reembolsos',
    lead: 'Consultas que alguém pediu para rever. A decisão e o motivo ficam registrados.',
    Content: ClaimsToDecide,
  },
  retiradas: {
    title: 'Retiradas',
    lead: 'O que o banco não devolve sozinho: a equipe transfere por Pix.',
    Content: WithdrawalsToPay,
  },
  perfis: {
    title: 'Perfis',
    lead: 'O que os consultores mudaram no que os clientes veem, do mais novo ao mais antigo.',
    Content: ProfileChanges,
  },
  numeros: { title: 'Números da casa', lead: 'Os mesmos que qualquer pessoa pode ver.', Content: HouseNumbers },
}

const HEADINGS: Readonly<Record<string, string>> = { numeros: 'Até hoje', perfis: 'Mudanças' }

function Messages() {
  return (
    <>
      <OpenMessages />
      <ClosedMessages />
    </>
  )
}

function HouseNumbers() {
  return (
    <>
      <Numbers />
      <SubscriberCounts />
      <h3 className="mt-10 mb-4 text-xl">O que procuraram e não encontraram</h3>
      <MissedWords />
    </>
  )
}

function Part({ section, user }: { section: string; user: User }) {
  const part = PARTS[section]
  if (!part) return <Overview user={user} />
  const { title, lead, Content } = part
  return (
    <>
      <PageHeading overline="Equipe" title={title} lead={lead} />
      <h2 className="sr-only">{HEADINGS[section] ?? 'O que espera'}</h2>
      <Content />
    </>
  )
}

const Overview = ({ user }: { user: User }) => (
  <>
    <PageHeading
      overline="Painel da equipe"
      title={`Olá, ${user.firstName}`}
      lead="O que espera por uma decisão vem primeiro."
    />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <WaitingCases />
      <DashboardSection id="numeros" title="Números da casa">
        <HouseNumbers />
      </DashboardSection>
    </div>
  </>
)

const QUEUES: readonly [part: string, title: string, one: string, many: string][] = [
  ['?secao=candidaturas', 'Candidaturas', 'pessoa espera', 'pessoas esperam'],
  ['?secao=depoimentos', 'Depoimentos', 'a ler', 'a ler'],
  ['?secao=mensagens', 'Mensagens', 'sem resposta', 'sem resposta'],
  ['?secao=reembolsos', 'Reembolsos', 'a decidir', 'a decidir'],
  ['?secao=retiradas', 'Retiradas', 'a transferir', 'a transferir'],
]
const MONEY: readonly [part: string, title: string, one: string, many: string][] = [
  ['/conferencia', 'Conferência com o banco', 'diferença', 'diferenças'],
  ['/suspenso', 'Em suspenso', 'valor a decidir', 'valores a decidir'],
  ['/contestacoes', 'Contestações', 'espera o banco', 'esperam o banco'],
]

/** Every queue of the team with what waits in it, so that one look says where to begin. */
function WaitingCases() {
  const counts = useWaitingCounts()
  const card = ([part, title, one, many]: (typeof QUEUES)[number]) => (
    <Queue
      key={part}
      href={`/admin-dashboard${part}`}
      count={counts[`/admin-dashboard${part}`]}
      {...{ title, one, many }}
    />
  )
  return (
    <>
      <DashboardSection id="decidir" title="A decidir">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{QUEUES.map(card)}</ul>
      </DashboardSection>
      <DashboardSection id="dinheiro" title="Dinheiro a conferir">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{MONEY.map(card)}</ul>
      </DashboardSection>
    </>
  )
}

type QueueProps = { href: string; title: string; count: number | undefined; one: string; many: string }

const Queue = ({ href, title, count, one, many }: QueueProps) => (
  <Card
    as="li"
    lifts
    className={classes(
      'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4',
      count ? 'border-metal!' : '',
    )}
  >
    <a href={href} className="font-display text-lg after:absolute after:inset-0 hover:text-accent">
      {title}
    </a>
    <span aria-hidden="true" className="row-span-2 font-display text-4xl text-metal-ink tabular-nums">
      {count ? countWords(count) : ''}
    </span>
    <p className="min-h-6 text-quiet text-sm">
      {count === undefined ? '' : count === 0 ? 'Nada espera' : <Waiting {...{ count, one, many }} />}
    </p>
  </Card>
)

const Waiting = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <>
    <span className="sr-only">{countWords(count)} </span>
    {count === 1 ? one : many}
  </>
)

function Numbers() {
  const { data, error, refetch } = useQuery(apiQuery(readTransparency, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <TransparencyFigures figures={data} /> : <Skeleton className="h-48 w-full" />
}
