import { useSearchParams } from 'react-router'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { AuthPage } from '#domains/accounts/ui/auth-page.tsx'
import { RecoveryForm } from '#domains/accounts/ui/recovery/recovery-form.tsx'
import { NewPasswordForm } from '#domains/accounts/ui/recovery/new-password-form.tsx'
import { StopTaxIdChange } from '#domains/consultants/ui/settings/stop-tax-id-change.tsx'

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

const STOP_PROMISES = [
  'O documento anterior dos seus saques volta a valer.',
  'Quem está na sua conta sai dela, e a senha antiga deixa de abrir.',
  'Nada foi pago ao documento novo nas primeiras 72 horas.',
]

/**
 * Requests the mail; with `?token=` from that mail, sets a new password; with `?documento=` from another one, takes a
 * change of the payouts' document back.
 */
export default function ForgotPassword() {
  const [address] = useSearchParams()
  const token = address.get('token')
  const stop = address.get('documento')
  if (stop)
    return (
      <AuthPage
        title="Alguém trocou o seu documento?"
        lead="Trocaram o CPF ou CNPJ que recebe os seus saques. Se não foi você, desfaça agora."
        promises={STOP_PROMISES}
      >
        <StopTaxIdChange key={stop} token={stop} />
      </AuthPage>
    )
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
