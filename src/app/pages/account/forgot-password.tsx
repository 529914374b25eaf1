import { useSearchParams } from 'react-router'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { AuthPage } from '#domains/accounts/ui/auth-page.tsx'
import { RecoveryForm } from '#domains/accounts/ui/recovery/recovery-form.tsx'
import { NewPasswordForm } from '#domains/accounts/ui/recovery/new-password-form.tsx'

export const meta = () => [
  ...pageMeta({
    title: 'Recuperar a senha',
    description:
      'Receba por e-mail um link para criar uma senha nova. Ele vale por 30 minutos e funciona uma única vez.',
    path: '/forgot-password',
  }),
  // The URL may contain the token from the mail.
  { name: 'referrer', content: 'no-referrer' },
]

const PROMISES = [
  'O link vale por 30 minutos e funciona uma única vez.',
  'A resposta é a mesma para qualquer e-mail: ninguém descobre aqui quem tem conta.',
  'Créditos, conversas e recibos continuam como estão.',
]

/** Requests the mail; with `?token=` from that mail, sets a new password. */
export default function ForgotPassword() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return token ? (
    <AuthPage
      title="Crie uma senha nova"
      lead="Uma frase curta funciona bem, e é fácil de lembrar."
      promises={PROMISES}
    >
      <NewPasswordForm key={token} token={token} />
    </AuthPage>
  ) : (
    <AuthPage
      title="Esqueceu a senha?"
      lead="Acontece. Diga o e-mail da conta e enviamos um link para criar outra."
      promises={PROMISES}
    >
      <RecoveryForm />
      <p className="mt-6 text-center">
        Lembrou?{' '}
        <a href="/login" className="prose-link font-semibold">
          Entrar
        </a>
      </p>
    </AuthPage>
  )
}
