import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { type List, NEWSLETTER_PATH } from '../lists/rules.ts'
import { type confirmSubscription, resubscribe, type unsubscribe } from '../contract.ts'

type Props = {
  endpoint: typeof confirmSubscription | typeof unsubscribe
  token: string
  /** The campaign by which somebody leaves. */
  campaign?: string | undefined
  title: string
  /** What a press will do. */
  words: ReactNode
  button: string
  onDone?: () => void
  /** What is shown once it is done. */
  children: ReactNode
}

/**
 * Does what a mailed link asks for, on a press, because programs that look into mails open every link. Repeating
 * changes nothing.
 */
export function MailLinkAction({ endpoint, token, campaign, title, words, button, onDone, children }: Props) {
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: () => browserApi(endpoint, { token, ...(campaign && { campaign }) }),
    onSuccess: () => onDone?.(),
  })
  if (isSuccess)
    return (
      <div role="status" className="grid gap-5">
        {children}
      </div>
    )
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
    <EmptyState
      title={title}
      action={
        <Button busy={isPending} onClick={() => mutate()}>
          {button}
        </Button>
      }
    >
      <p>{words}</p>
    </EmptyState>
  )
}

const LEFT = {
  newsletter: {
    title: 'Pronto, você saiu da newsletter',
    words: 'Não enviamos mais nenhuma carta para o seu endereço. Não é preciso dizer por quê.',
    back: 'Nada mudou: a próxima carta chega como antes.',
  },
  shop_opening: {
    title: 'Pronto, o aviso da loja foi desfeito',
    words: 'Não enviaremos nada sobre a loja. Se você recebe a newsletter, ela continua.',
    back: 'Nada mudou: o aviso chega no dia da abertura.',
  },
  horoscope: {
    title: 'Pronto, o horóscopo não chega mais',
    words: 'Se você recebe a newsletter, ela continua.',
    back: 'Nada mudou: o próximo horóscopo chega como antes.',
  },
} as const

/** Confirms the unsubscription, with a button to undo it. */
export function Unsubscribed({ token, list }: { token: string; list: List }) {
  const back = useMutation({ mutationFn: () => browserApi(resubscribe, { token }) })
  const words = LEFT[list]
  if (back.isSuccess) return <EmptyState title="Você está na lista de novo">{words.back}</EmptyState>
  return (
    <EmptyState
      title={words.title}
      action={
        <Button variant="secondary" busy={back.isPending} onClick={() => back.mutate()}>
          Foi engano? Voltar a receber
        </Button>
      }
    >
      <p>{words.words}</p>
      {back.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {errorMessage(back.error)}
        </p>
      )}
    </EmptyState>
  )
}
