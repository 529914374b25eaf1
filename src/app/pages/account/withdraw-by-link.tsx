import { useSearchParams } from 'react-router'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { AuthPage } from '#domains/accounts/ui/auth-page.tsx'
import { WithdrawByLink } from '#domains/payments/withdrawals/ui/withdraw-by-link.tsx'

export const meta = () => [
  ...pageMeta({
    title: 'Retirar o saldo',
    description: 'Retire o que você pagou e não usou, sem entrar na conta.',
    path: '/retirar',
    noindex: true,
  }),
  // The URL contains the token from the mail.
  { name: 'referrer', content: 'no-referrer' },
]

const PROMISES = [
  'O dinheiro volta por onde veio: Pix ou cartão de quem pagou.',
  'O link funciona enquanto a conta estiver bloqueada.',
  'Nada é retirado duas vezes.',
]

/** With `?token=` of the mail about a block: whoever cannot sign in takes their own money along. */
export default function WithdrawByLinkPage() {
  const [address] = useSearchParams()
  return (
    <AuthPage title="Retirar o seu saldo" lead="O que você pagou e não usou continua seu." promises={PROMISES}>
      <WithdrawByLink token={address.get('token') ?? ''} />
    </AuthPage>
  )
}
