import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { chooseMailByLink } from '../contract.ts'
import { GROUP_WORDS } from './group-words.ts'

/**
 * Ends a group of optional mails by the link at the end of one, on a press, because programs that look into mails open
 * every link; with a button to undo it.
 */
export function MailChoiceByLink({ token }: { token: string }) {
  const choose = useMutation({ mutationFn: (wanted: boolean) => browserApi(chooseMailByLink, { token, wanted }) })
  const { mutate, data, variables: wanted, error } = choose
  if (isMissing(error)) return <ErrorState title="Este link não vale mais">{errorMessage(error)}</ErrorState>
  if (error) return <ErrorState onRetry={() => mutate(wanted ?? false)}>{errorMessage(error)}</ErrorState>
  if (!data) {
    return (
      <EmptyState
        title="Desligar este aviso?"
        action={
          <Button busy={choose.isPending} onClick={() => mutate(false)}>
            Desligar este aviso
          </Button>
        }
      >
        <p>
          E-mails como o que trouxe você aqui deixam de chegar; no site o aviso continua. Recibos e avisos de segurança
          continuam.
        </p>
      </EmptyState>
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
        <p>O assunto é “{GROUP_WORDS[data.group].title}”. Recibos e avisos de segurança continuam chegando.</p>
      </EmptyState>
    </div>
  )
}
