import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { resubscribe } from '../contract.ts'

/** Confirms the unsubscription, with a button to undo it. */
export function Unsubscribed({ token }: { token: string }) {
  const back = useMutation({ mutationFn: () => browserApi(resubscribe, { token }) })
  if (back.isSuccess)
    return <EmptyState title="Você está na lista de novo">Nada mudou: a próxima carta chega como antes.</EmptyState>
  return (
    <EmptyState
      title="Pronto, você saiu da newsletter"
      action={
        <Button variant="secondary" busy={back.isPending} onClick={() => back.mutate()}>
          Foi engano? Voltar a receber
        </Button>
      }
    >
      <p>Não enviamos mais nenhuma carta para o seu endereço. Não é preciso dizer por quê.</p>
      {back.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {errorMessage(back.error)}
        </p>
      )}
    </EmptyState>
  )
}
