import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { dashboardOf, nextPathOf } from '#domains/accounts/rules.ts'
import { AuthPage } from '#domains/accounts/ui/auth-page.tsx'
import { ConfirmEmail } from '#domains/accounts/ui/email/confirm-email.tsx'
import { LoginForm } from '#domains/accounts/ui/login-form.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'

const AfterConfirming = lazyPart(() => import('./after-confirming.tsx'), 'AfterConfirming')

export const meta = () => [
  ...pageMeta({
    title: 'Entrar',
    description: 'Entre na sua conta do Sensitivos para conversar, ver o saldo e reler os recibos.',
    path: '/login',
  }),
  // The URL may contain the token from the mail.
  { name: 'referrer', content: 'no-referrer' },
]

const PROMISES = [
  'Você só paga os segundos em que os dois estiveram lá.',
  'Se a conexão cair, a cobrança para.',
  'Todo recibo pode ser conferido por qualquer pessoa.',
]

/** Signs in; with `?confirmar=` from a mail, confirms the address of an account, whoever is signed in. */
export default function Login() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const token = query.get('confirmar')
  if (token)
    return (
      <AuthPage title="Seu e-mail" lead="Para onde vão os seus avisos e as confirmações de compra." promises={PROMISES}>
        <ConfirmEmail
          key={token}
          token={token}
          after={
            <Suspense>
              <AfterConfirming />
            </Suspense>
          }
        />
      </AuthPage>
    )
  const next = nextPathOf(query.get('next'))
  if (user) return <Navigate to={next ?? dashboardOf(user.role)} replace />
  return (
    <AuthPage title="Que bom ver você" lead="Entre com seu e-mail e sua senha." promises={PROMISES}>
      <LoginForm />
      <p className="mt-6 text-center">
        Ainda não tem conta?{' '}
        <a
          href={next ? `/cadastro-novo?${new URLSearchParams({ next })}` : '/cadastro-novo'}
          className="prose-link font-semibold"
        >
          Criar conta grátis
        </a>
      </p>
    </AuthPage>
  )
}
