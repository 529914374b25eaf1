import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiContext } from '#browser/api.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { dashboardOf, nextPathOf, signInPathFor } from '#domains/accounts/rules.ts'
import { AuthPage } from '#domains/accounts/ui/auth-page.tsx'
import { RegisterForm } from '#domains/accounts/ui/register-form.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { ApplicationFields } from '#domains/consultants/ui/application/application-fields.tsx'
import { ApplicationForm } from '#domains/consultants/ui/application/application-form.tsx'
import { myStatus } from '#domains/consultants/ui/application/my-status.ts'
import { useApplication } from '#domains/consultants/ui/application/use-application.ts'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import type { Route } from './+types/register.ts'

export const meta = () =>
  pageMeta({
    title: 'Criar conta',
    description:
      'Crie sua conta grátis para se consultar ou para atender no Sensitivos. Não pede cartão, e só se paga a consulta que você decidir começar.',
    path: '/cadastro-novo',
  })

/** Free minutes are named while somebody gives them today. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isAnybody } = await context
    .get(apiContext)(listWelcomeOffers, {})
    .catch(() => ({ isAnybody: false }))
  return { isWelcome: isAnybody }
}

const WELCOME = 'Na primeira conversa, 5 minutos grátis, sem cartão: basta confirmar o e-mail.'
const PROMISES = [
  'Criar a conta não custa nada.',
  'Você vê o preço antes e só paga os segundos em que os dois estiveram lá.',
  'Seu telefone nunca é mostrado a ninguém.',
]

/** `?quero=atender` opens the registration of consultants; `?next=` leads back to where the person was. */
export default function Register({ loaderData: { isWelcome } }: Route.ComponentProps) {
  const { user } = useSession()
  const [query] = useSearchParams()
  const application = useApplication()
  const next = nextPathOf(query.get('next'))
  const { data: applicationStatus, isPending } = useQuery({
    ...myStatus,
    enabled: user?.role === 'consultor',
  })

  if (user && user.role !== 'consultor') return <Navigate to={next ?? dashboardOf(user.role)} replace />
  if (application.progress === 'sent' || (applicationStatus && applicationStatus.application !== 'missing'))
    return <Navigate to={dashboardOf('consultor')} replace />
  if (user) {
    const isAsking = isPending && application.progress === 'unsent'
    return (
      <AuthPage
        title="Falta pouco"
        lead={`Sua conta está criada, ${user.firstName}. Conte como é o seu atendimento para entrar em análise.`}
        promises={PROMISES}
      >
        {isAsking ? <Skeleton className="h-96 w-full" /> : <ApplicationForm application={application} />}
      </AuthPage>
    )
  }
  const extra = {
    fields: <ApplicationFields form={application.form} documents={application.documents} />,
    isValid: application.isValid,
    send: application.send,
  }
  const startsAs = query.get('quero') === 'atender' ? 'consultor' : 'client'
  return (
    <AuthPage
      title="Crie sua conta"
      lead="Um minuto, sem cartão. Depois é só escolher com quem conversar."
      promises={isWelcome && startsAs === 'client' ? [WELCOME, ...PROMISES] : PROMISES}
    >
      <RegisterForm startsAs={startsAs} extra={extra} />
      <p className="mt-6 text-center">
        Já tem conta?{' '}
        <a href={next ? signInPathFor(next) : '/login'} className="prose-link font-semibold">
          Entrar
        </a>
      </p>
    </AuthPage>
  )
}
