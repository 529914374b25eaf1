import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { chooseMailByLink } from '../contract.ts'
import { OPTIONAL_MAIL_WORDS } from '../rules.ts'

/** Ends a kind of optional mails as soon as the link at the end of one is opened, with a button to undo it. */
export function MailChoiceByLink({ token }: { token: string }) {
  const choose = useMutation({ mutationFn: (wanted: boolean) => browserApi(chooseMailByLink, { token, wanted }) })
  const { mutate, data, variables: wanted, error } = choose
  useEffect(() => mutate(false), [mutate])
  if (isMissing(error)) return <ErrorState title="Este link não vale mais">{errorMessage(error)}</ErrorState>
  if (error) return <ErrorState onRetry={() => mutate(wanted ?? false)}>{errorMessage(error)}</ErrorState>
  if (!data) {
    return (
      <div role="status">
        <p className="mb-3 text-quiet">Desligando este aviso…</p>
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  return (
    <div role="status">
      <EmptyState
        title={wanted ? 'Você voltou a receber este aviso' : 'Pronto, este aviso não chega mais'}
        action={
          <Button variant="secondary" busy={choose.isPending} onClick={() => mutate(!wanted)}>
            {wanted ? 'Desligar de novo' : 'Foi engano? Voltar a receber'}
          </Button>
        }
      >
        <p>“{OPTIONAL_MAIL_WORDS[data.kind].title}.” Recibos e avisos de segurança continuam chegando.</p>
      </EmptyState>
    </div>
  )
}
