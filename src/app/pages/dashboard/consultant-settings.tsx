import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { MinuteEarnings } from '#domains/catalogue/ui/minute-earnings.tsx'
import { commissionBps } from '#domains/consultants/commission.rules.ts'
import { getMyApplicationStatus } from '#domains/consultants/application-status/contract.ts'
import { PackagesSwitch } from '#domains/consultants/ui/settings/packages-switch.tsx'
import { PriceForm } from '#domains/consultants/ui/settings/price-form.tsx'
import { QuickRepliesForm } from '#domains/consultants/ui/settings/quick-replies-form.tsx'
import { VacationForm } from '#domains/consultants/ui/settings/vacation-form.tsx'
import { WelcomeSwitch } from '#domains/consultants/ui/settings/welcome-switch.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Configurações de atendimento',
    description: 'O preço e a disponibilidade de quem atende.',
    path: '/consultor/configuracoes',
    noindex: true,
  })

export default function ConsultantSettings() {
  return (
    <PersonalPage>
      <RequireSignIn
        title="Configurações de atendimento"
        role="consultor"
        why="Aqui quem atende cuida do preço e da disponibilidade."
      >
        {() => (
          <div className="max-w-3xl">
            <PageHeading
              overline="Consultor"
              title="Configurações"
              lead="O seu preço e com que minutos você atende. Começar e parar é na chave do alto, em qualquer página."
            />
            <Settings />
            <p className="mt-8 text-quiet">
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

function Settings() {
  const { data: applicationStatus, error, refetch } = useQuery(apiQuery(getMyApplicationStatus, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!applicationStatus) return <Skeleton className="h-96 w-full" />
  if (applicationStatus.application !== 'approved' || !applicationStatus.profile) {
    return (
      <EmptyState
        title="Ainda não há o que configurar"
        action={<LinkButton href="/consultant-dashboard">Ver a minha candidatura</LinkButton>}
      >
        <p>Preço e disponibilidade se abrem aqui quando a sua candidatura for aprovada.</p>
      </EmptyState>
    )
  }
  const { profile } = applicationStatus
  return (
    <div className="grid gap-8">
      <PriceForm current={profile.pricePerMinuteCents} />
      <PackagesSwitch profile={profile}>
        <MinuteEarnings
          terms={{ pricePerMinute: profile.pricePerMinuteCents, commissionBps: commissionBps(profile.tier) }}
        />
      </PackagesSwitch>
      <WelcomeSwitch accepts={profile.acceptsWelcome} />
      <QuickRepliesForm />
      <VacationForm />
      <Card as="section" aria-labelledby="perfil" className="grid gap-3">
        <h2 id="perfil" className="text-xl">
          Perfil e canais
        </h2>
        <p className="measure text-quiet">
          Nome, apresentação, foto, especialidades e canais são corrigidos pela equipe. Escreva o que mudou, e uma
          pessoa responde.
        </p>
        <p className="flex flex-wrap gap-3">
          <LinkButton href={`/consultores/${profile.id}`} variant="secondary">
            Ver meu perfil
          </LinkButton>
          <LinkButton href="/contato" variant="secondary">
            Escrever para a equipe
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}
