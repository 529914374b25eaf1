import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { publishProduct, withdrawProduct } from '../../publishing/contract.ts'
import type { Editing } from './editing.ts'

/** Puts a product into the shop and takes it out. */
export function PublicationSection({ page, onChanged }: Editing) {
  const isPublished = page.state === 'published'
  const change = useMutation({
    mutationFn: () => browserApi(isPublished ? withdrawProduct : publishProduct, { id: page.id }),
    onSuccess: (changed) => {
      onChanged(changed)
      toast({ title: changed.state === 'published' ? 'Está na loja' : 'Fora da loja' })
    },
  })
  return (
    <section aria-labelledby="venda" className="grid gap-4">
      <h2 id="venda" className="text-xl">
        Na loja
      </h2>
      <div>
        {isPublished ? (
          <ConfirmButton
            variant="secondary"
            words="Tirar da loja"
            title={`Tirar “${page.name}” da loja?`}
            yes="Tirar da loja"
            busy={change.isPending}
            busyWords="Um instante…"
            onYes={() => change.mutate()}
          >
            <p className="measure">Some das páginas agora. Quem já fez o pedido ainda pode pagar, e recebe.</p>
          </ConfirmButton>
        ) : (
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            Pôr na loja
          </Button>
        )}
      </div>
      {change.isError && <ErrorState>{errorMessage(change.error)}</ErrorState>}
    </section>
  )
}
