import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { errorMessage } from '#browser/api.ts'
import { Emblem, type EmblemName } from '#browser/kit/art/emblem.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'
import { SubscriberCounts } from '#domains/newsletter/ui/subscriber-counts.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'
import { Greeting } from '../../layouts/dashboard/greeting.tsx'
import { countWords, titleOfSection } from '../../layouts/dashboard/sections.ts'
import { useWaitingCounts } from '../../layouts/dashboard/waiting-counts.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/admin-dashboard.ts'

const ConsultantsOfTeam = lazyPart(() => import('#domains/consultants/ui/consultants-of-team.tsx'), 'ConsultantsOfTeam')
const ClaimsWithHistories = lazyPart(() => import('./claims-with-histories.tsx'), 'ClaimsWithHistories')
const ApplicationsInReview = lazyPart(
  () => import('#domains/consultants/ui/application/applications-in-review.tsx'),
  'ApplicationsInReview',
)
const ProfileChanges = lazyPart(() => import('#domains/consultants/ui/profile-changes.tsx'), 'ProfileChanges')
const WithdrawalsToPay = lazyPart(
  () => import('#domains/payments/withdrawals/ui/withdrawals-to-pay.tsx'),
  'WithdrawalsToPay',
)
const MissedWords = lazyPart(() => import('#domains/consultants/ui/missed-words.tsx'), 'MissedWords')
const DailyCharts = lazyPart(() => import('#domains/reports/ui/daily-charts.tsx'), 'DailyCharts')
const PayoutsOfTeam = lazyPart(() => import('#domains/payouts/ui/payouts-of-team.tsx'), 'PayoutsOfTeam')
const TestimonialsToDecide = lazyPart(
  () => import('#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'),
  'TestimonialsToDecide',
)
const OpenMessages = lazyPart(() => import('#domains/support/ui/open-messages.tsx'), 'OpenMessages')
const ClosedMessages = lazyPart(() => import('#domains/support/ui/open-messages.tsx'), 'ClosedMessages')
const MyAccount = lazyPart(() => import('../account/my-account.tsx'), 'MyAccount')

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

type Content = { title: string; lead: string; Content: ComponentType }

/** What the sections of this page hold, by the `?secao=` of their address. */
const PARTS: ReadonlyMap<string, Content> = new Map<string, Content>([
  [
    'candidaturas',
    {
      title: 'Candidaturas',
      lead: 'Quem quer atender, do pedido mais antigo ao mais novo.',
      Content: ApplicationsInReview,
    },
  ],
  [
    'depoimentos',
    {
      title: 'Depoimentos',
      lead: 'Um depoimento sai como foi escrito, ou não sai.',
      Content: TestimonialsToDecide,
    },
  ],
  ['mensagens', { title: 'Mensagens', lead: 'O que chegou pelo contato e ainda espera.', Content: Messages }],
  [
    'reembolsos',
    {
      title: 'Reembolsos',
      lead: 'Consultas que alguém pediu para rever. A decisão e o motivo ficam registrados.',
      Content: ClaimsWithHistories,
    },
  ],
  [
    'retiradas',
    {
      title: 'Retiradas',
      lead: 'O que o banco não devolve sozinho: a equipe transfere por Pix.',
      Content: WithdrawalsToPay,
    },
  ],
  [
    'saques',
    {
      title: 'Saques',
      lead: 'Os ganhos dos consultores a caminho do banco: o que a equipe transfere, o que o banco não respondeu, os totais.',
      Content: PayoutsOfTeam,
    },
  ],
  [
    'consultores',
    {
      title: 'Consultores',
      lead: 'Quem foi aprovado, e por quem um programa atende: isso fica dito em todo lugar.',
      Content: ConsultantsOfTeam,
    },
  ],
  [
    'perfis',
    {
      title: 'Perfis',
      lead: 'O que os consultores mudaram no que os clientes veem, do mais novo ao mais antigo.',
      Content: ProfileChanges,
    },
  ],
  [
    'numeros',
    {
      title: 'Números da casa',
      lead: 'Quatro semanas dia a dia; os totais são os que qualquer pessoa pode ver.',
      Content: HouseNumbers,
    },
  ],
])

/** What is written stays in this tab when another section is opened. */
const DRAFTS = { load: loadDraft, store: storeDraft }

function Messages() {
  return (
    <>
      <OpenMessages drafts={DRAFTS} />
      <ClosedMessages />
    </>
  )
}

function HouseNumbers() {
  return (
    <>
      <div className="mb-10">
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <DailyCharts />
        </Suspense>
      </div>
      <Numbers />
      <SubscriberCounts />
      <h3 className="mt-10 mb-4 text-xl">O que procuraram e não encontraram</h3>
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <MissedWords />
      </Suspense>
    </>
  )
}

const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['numeros', 'Até hoje'],
  ['consultores', 'Aprovados'],
  ['perfis', 'Mudanças'],
])

function Part({ section, user }: { section: string; user: User }) {
  const { search, hash } = useLocation()
  if (search === '' && (hash === '#email' || hash === '#acessos'))
    return <Navigate to={`?secao=conta${hash}`} replace />
  const part = PARTS.get(section)
  if (!part) return <Overview user={user} />
  const { title, lead, Content } = part
  const emblem = QUEUES.find((queue) => queue.part === `?secao=${section}`)?.emblem ?? 'abacus'
  return (
    <>
      <PageHeading overline="Equipe" title={title} lead={lead} emblem={emblem} />
      <h2 className="sr-only">{HEADINGS.get(section) ?? 'O que espera'}</h2>
      <Content />
    </>
  )
}

const Overview = ({ user }: { user: User }) => (
  <>
    <Greeting name={user.firstName} lead="O que espera por uma decisão vem primeiro." />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <WaitingCases />
      <DashboardSection id="numeros" title="Números da casa" emblem="abacus">
        <HouseNumbers />
      </DashboardSection>
    </div>
  </>
)

type Queue = { part: string; title: string; emblem: EmblemName; one: string; many: string }

const QUEUES: readonly Queue[] = [
  {
    part: '?secao=candidaturas',
    title: 'Candidaturas',
    emblem: 'escolher',
    one: 'pessoa espera',
    many: 'pessoas esperam',
  },
  { part: '?secao=depoimentos', title: 'Depoimentos', emblem: 'quill', one: 'a ler', many: 'a ler' },
  { part: '?secao=mensagens', title: 'Mensagens', emblem: 'envelope', one: 'sem resposta', many: 'sem resposta' },
  { part: '?secao=reembolsos', title: 'Reembolsos', emblem: 'scales', one: 'a decidir', many: 'a decidir' },
  { part: '?secao=retiradas', title: 'Retiradas', emblem: 'return', one: 'a transferir', many: 'a transferir' },
  {
    part: '?secao=saques',
    title: 'Saques',
    emblem: 'chest',
    one: 'a transferir ou conferir',
    many: 'a transferir ou conferir',
  },
]
const MONEY: readonly Queue[] = [
  { part: '/conferencia', title: 'Conferência com o banco', emblem: 'book', one: 'diferença', many: 'diferenças' },
  {
    part: '/suspenso',
    title: 'Em suspenso',
    emblem: 'hourglass',
    one: 'valor a decidir',
    many: 'valores a decidir',
  },
  {
    part: '/contestacoes',
    title: 'Contestações',
    emblem: 'seal',
    one: 'espera o banco',
    many: 'esperam o banco',
  },
]

/** Every queue of the team with what waits in it, so that one look says where to begin. */
function WaitingCases() {
  const counts = useWaitingCounts()
  const row = (queue: Queue) => (
    <QueueRow key={queue.part} queue={queue} count={counts[`/admin-dashboard${queue.part}`]} />
  )
  return (
    <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
      <DashboardSection id="decidir" title="A decidir">
        <ul className="@container border-line border-t">{QUEUES.map(row)}</ul>
      </DashboardSection>
      <DashboardSection id="dinheiro" title="Dinheiro a conferir">
        <ul className="@container border-line border-t">{MONEY.map(row)}</ul>
      </DashboardSection>
    </div>
  )
}

const QueueRow = ({
  queue: { part, title, emblem, one, many },
  count,
}: {
  queue: Queue
  count: number | undefined
}) => (
  <li
    className={classes(
      'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @3xs:grid-cols-[auto_minmax(0,1fr)_auto] border-line border-b px-3 py-2.5 transition-colors duration-150 hover:bg-accent-wash',
      count ? 'bg-metal-wash' : '',
    )}
  >
    <Emblem name={emblem} className={classes('row-span-2 size-12 @max-3xs:hidden', !count && 'opacity-60')} />
    <a
      href={`/admin-dashboard${part}`}
      className="self-end font-display text-lg leading-snug after:absolute after:inset-0 hover:text-accent"
    >
      {title}
    </a>
    <span aria-hidden="true" className="row-span-2 font-display text-3xl text-metal-ink tabular-nums">
      {count ? countWords(count) : ''}
    </span>
    <p className="min-h-6 self-start text-quiet text-sm">
      {count === undefined ? '' : count === 0 ? 'Nada espera' : <Waiting {...{ count, one, many }} />}
    </p>
  </li>
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
