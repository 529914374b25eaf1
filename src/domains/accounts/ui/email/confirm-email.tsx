import { useMutation } from '@tanstack/react-query'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { confirmEmail } from '../../email/contract.ts'
import { dashboardOf } from '../../rules.ts'
import { FormError } from '../form-error.tsx'
import { useSession } from '../session.tsx'

/**
 * Confirms a mail address by the mailed link, on a click, because programs that look into mails open every link. Works
 * on any device, signed in or not.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { user } = useSession()
  const confirm = useMutation({ mutationFn: () => browserApi(confirmEmail, { token }) })
  const onward = user
    ? { href: dashboardOf(user.role), words: 'Ir para o meu painel' }
    : { href: '/login', words: 'Entrar na minha conta' }
  if (confirm.isSuccess) {
    return (
      <EmptyState title="E-mail confirmado" action={<LinkButton href={onward.href}>{onward.words}</LinkButton>}>
        <p role="status">Obrigado! É neste endereço que chegam os seus avisos e recibos.</p>
      </EmptyState>
    )
  }
  if (confirm.error instanceof ApiError && confirm.error.code === 'accounts.email_link_invalid') {
    return (
      <EmptyState
        title="Este link não vale mais"
        action={
          <LinkButton href={onward.href}>{user ? 'Pedir outro no meu painel' : 'Entrar para pedir outro'}</LinkButton>
        }
      >
        <p role="alert">Ele já foi usado ou passou das 24 horas. A sua conta continua como estava.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-5">
      <FormError>{confirm.error ? errorMessage(confirm.error) : undefined}</FormError>
      <Button size="lg" wide busy={confirm.isPending} busyWords="Confirmando…" onClick={() => confirm.mutate()}>
        Confirmar meu e-mail
      </Button>
      <p className="text-center text-quiet text-sm">Se não foi você quem pediu, é só fechar esta página.</p>
    </div>
  )
}
