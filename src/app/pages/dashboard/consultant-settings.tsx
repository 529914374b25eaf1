import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { JumpLinks } from '#browser/kit/navigation/jump-links.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { commissionBy } from '#domains/consultants/commissions/share.rules.ts'
import { getMyApplicationStatus } from '#domains/consultants/application-status/contract.ts'
import { OwnTerms } from '#domains/consultants/ui/settings/own-terms.tsx'
import { PackagesSwitch } from '#domains/consultants/ui/settings/packages-switch.tsx'
import { PriceForm } from '#domains/consultants/ui/settings/price-form.tsx'
import { WelcomeSwitch } from '#domains/consultants/ui/settings/welcome-switch.tsx'
import { readHours } from '#domains/scheduling/hours/contract.ts'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'

const ProfileEditor = lazyPart(
  () => import('#domains/consultants/ui/profile-editor/profile-editor.tsx'),
  'ProfileEditor',
)
const MinuteEarnings = lazyPart(() => import('#domains/catalogue/ui/minute-earnings.tsx'), 'MinuteEarnings')
const QuickRepliesForm = lazyPart(
  () => import('#domains/consultants/ui/settings/quick-replies-form.tsx'),
  'QuickRepliesForm',
)
const AnswerTermsForm = lazyPart(
  () => import('#domains/consultants/ui/settings/answer-terms-form.tsx'),
  'AnswerTermsForm',
)
const VacationForm = lazyPart(() => import('#domains/consultants/ui/settings/vacation-form.tsx'), 'VacationForm')

export const meta = () =>
  pageMeta({
    title: 'Configurações de atendimento',
    description: 'O perfil, o preço e a disponibilidade de quem atende.',
    path: '/consultor/configuracoes',
    noindex: true,
  })

export default function ConsultantSettings() {
  return (
    <PersonalPage>
      <RequireSignIn
        title="Configurações de atendimento"
        role="consultor"
        why="Aqui quem atende cuida do perfil, do preço e da disponibilidade."
      >
        {() => (
          <div>
            <PageHeading
              overline="Consultor"
              title="Configurações"
              lead="O que os clientes veem de você, o seu preço e com que minutos você atende. Começar e parar é na chave do alto."
            />
            <Settings />
            <p className="mt-8 text-quiet">
              Os horários em que clientes podem marcar estão na sua{' '}
              <a href="/consultant-dashboard?secao=agenda#horarios" className="prose-link">
                agenda
              </a>
              .
            </p>
            <p className="mt-2 text-quiet">
              E-mail, celular, senha e avisos estão na sua{' '}
              <a href="/consultant-dashboard?secao=conta" className="prose-link">
                conta
              </a>
              .
            </p>
          </div>
        )}
      </RequireSignIn>
    </PersonalPage>
  )
}

const PARTS = [
  ['perfil', 'Perfil'],
  ['preco', 'Preço'],
  ['mensagens', 'Mensagens'],
  ['pacotes', 'Pacotes e planos'],
  ['primeira-vez', 'Primeira conversa'],
  ['respostas-prontas', 'Respostas prontas'],
  ['ferias', 'Férias'],
] as const

/** The days of a vacation are those of the clock by which the consultant's hours are written. */
function OwnVacation() {
  const { data } = useQuery(apiQuery(readHours, {}))
  return <VacationForm zone={data?.zone} />
}

function Settings() {
  const [typedPrice, setTypedPrice] = useState<bigint>()
  const { data: applicationStatus, error, refetch } = useQuery(apiQuery(getMyApplicationStatus, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!applicationStatus) return <Skeleton className="h-96 w-full" />
  if (applicationStatus.application !== 'approved' || !applicationStatus.profile) {
    return (
      <EmptyState
        title="Ainda não há o que configurar"
        action={<LinkButton href="/consultant-dashboard">Ver a minha candidatura</LinkButton>}
      >
        <p>Perfil, preço e disponibilidade se abrem aqui quando a sua candidatura for aprovada.</p>
      </EmptyState>
    )
  }
  const { profile } = applicationStatus
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <JumpLinks to={PARTS} />
      <ProfileEditor typedPrice={typedPrice}>
        {({ nextPrice }) => (
          <>
            <OwnTerms profile={profile} />
            <PriceForm
              current={profile.pricePerMinuteCents}
              next={nextPrice}
              commissionBps={commissionBy(profile, 'chat')}
              onTyped={setTypedPrice}
            />
            {!profile.isAutomatic && (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <AnswerTermsForm commissionBps={commissionBy(profile, 'chat')} />
              </Suspense>
            )}
            <PackagesSwitch profile={profile}>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <MinuteEarnings
                  terms={{ pricePerMinute: profile.pricePerMinuteCents, commissionBps: commissionBy(profile, 'chat') }}
                />
              </Suspense>
            </PackagesSwitch>
            <WelcomeSwitch accepts={profile.acceptsWelcome} />
            <Suspense fallback={<Skeleton className="h-96" />}>
              <QuickRepliesForm />
              <OwnVacation />
            </Suspense>
          </>
        )}
      </ProfileEditor>
    </Suspense>
  )
}
