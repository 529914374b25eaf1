import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { NEWSLETTER_PATH } from '../rules.ts'
import { type confirmSubscription, resubscribe, type unsubscribe } from '../contract.ts'

type Props = {
  endpoint: typeof confirmSubscription | typeof unsubscribe
  token: string
  doing: string
  children: ReactNode
}

/** Does what a mailed link asks for as soon as it is opened. Repeating changes nothing. */
export function MailLinkAction({ endpoint, token, doing, children }: Props) {
  const { mutate, isSuccess, error } = useMutation({ mutationFn: () => browserApi(endpoint, { token }) })
  useEffect(() => mutate(), [mutate])
  if (isSuccess) return <div role="status">{children}</div>
  if (error instanceof ApiError && error.status < 500) {
    return (
      <ErrorState
        title="Este link não vale mais"
        action={<LinkButton href={NEWSLETTER_PATH}>Ir para a inscrição</LinkButton>}
      >
        {errorMessage(error)}
      </ErrorState>
    )
  }
  if (error) return <ErrorState onRetry={() => mutate()}>{errorMessage(error)}</ErrorState>
  return (
    <div role="status">
      <p className="mb-3 text-quiet">{doing}</p>
      <Skeleton className="h-20 w-full" />
    </div>
  )
}

/** Confirms the unsubscription, with a button to undo it. */
export function Unsubscribed({ token, isShop = false }: { token: string; isShop?: boolean }) {
  const back = useMutation({ mutationFn: () => browserApi(resubscribe, { token }) })
  if (back.isSuccess)
    return (
      <EmptyState title="Você está na lista de novo">
        {isShop ? 'Nada mudou: o aviso chega no dia da abertura.' : 'Nada mudou: a próxima carta chega como antes.'}
      </EmptyState>
    )
  return (
    <EmptyState
      title={isShop ? 'Pronto, o aviso da loja foi desfeito' : 'Pronto, você saiu da newsletter'}
      action={
        <Button variant="secondary" busy={back.isPending} onClick={() => back.mutate()}>
          Foi engano? Voltar a receber
        </Button>
      }
    >
      <p>
        {isShop
          ? 'Não enviaremos nada sobre a loja. Se você recebe a newsletter, ela continua.'
          : 'Não enviamos mais nenhuma carta para o seu endereço. Não é preciso dizer por quê.'}
      </p>
      {back.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {errorMessage(back.error)}
        </p>
      )}
    </EmptyState>
  )
}
