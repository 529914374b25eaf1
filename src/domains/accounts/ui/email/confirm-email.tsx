import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
 * on any device, signed in or not; `after` is shown then.
 */
export function ConfirmEmail({ token, after }: { token: string; after: ReactNode }) {
  const { user } = useSession()
  const confirm = useMutation({ mutationFn: () => browserApi(confirmEmail, { token }) })
  if (confirm.isSuccess) return after
  if (confirm.error instanceof ApiError && confirm.error.code === 'accounts.email_link_invalid') {
    return (
      <EmptyState
        title="Este link não vale mais"
        action={
          <LinkButton href={user ? dashboardOf(user.role) : '/login'}>
            {user ? 'Pedir outro no meu painel' : 'Entrar para pedir outro'}
          </LinkButton>
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
