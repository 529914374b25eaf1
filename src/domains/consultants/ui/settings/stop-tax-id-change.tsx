import { useMutation } from '@tanstack/react-query'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { stopTaxIdChange } from '../../tax-id/contract.ts'

/**
 * "Não fui eu": takes a change of the document back by the mailed link, on a click, because programs that look into
 * mails open every link. Works on any device, signed in or not.
 */
export function StopTaxIdChange({ token }: { token: string }) {
  const stop = useMutation({ mutationFn: () => browserApi(stopTaxIdChange, { token }) })
  if (stop.isSuccess)
    return (
      <EmptyState title="A troca foi desfeita" action={<LinkButton href="/login">Ir para a entrada</LinkButton>}>
        <p role="status">
          O documento anterior voltou a valer, e todos os acessos da conta foram encerrados. Enviamos ao seu e-mail um
          link para criar uma senha nova: sem ele, ninguém entra.
        </p>
      </EmptyState>
    )
  if (stop.error instanceof ApiError && stop.error.code === 'consultants.tax_id_link_invalid')
    return (
      <EmptyState title="Este link não vale mais" action={<LinkButton href="/contato">Falar com a equipe</LinkButton>}>
        <p role="alert">Ele vale por 30 dias. Se você não trocou o documento, uma pessoa da equipe confere agora.</p>
      </EmptyState>
    )
  return (
    <div className="grid gap-5">
      {stop.isError && <ErrorState>{errorMessage(stop.error)}</ErrorState>}
      <Button size="lg" wide busy={stop.isPending} busyWords="Desfazendo…" onClick={() => stop.mutate()}>
        Não fui eu: desfazer a troca
      </Button>
      <p className="text-center text-quiet text-sm">Se foi você, é só fechar esta página.</p>
    </div>
  )
}
