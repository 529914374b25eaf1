import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { blockPerson, listBlocked, unblockPerson } from '../contract.ts'

type Props = {
  id: string
  name: string
  isBlocked: boolean
  onChanged?: () => void
  /** What a block means, before it is done. */
  children?: ReactNode
}

/** Blocks somebody after saying what that means, or takes the block back at once. */
export function BlockButton({ id, name, isBlocked, onChanged, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: () => browserApi(isBlocked ? unblockPerson : blockPerson, { id }),
    onSuccess: () => {
      setOpen(false)
      toast({ title: isBlocked ? `Você tirou o bloqueio de ${name}` : `Você bloqueou ${name}` })
      void queries.invalidateQueries({ queryKey: [listBlocked.path] })
      onChanged?.()
    },
  })
  if (isBlocked)
    return (
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" size="sm" busy={changing.isPending} onClick={() => changing.mutate()}>
          Tirar o bloqueio<span className="sr-only"> de {name}</span>
        </Button>
        {changing.isError && <ErrorState>{errorMessage(changing.error)}</ErrorState>}
      </div>
    )
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setOpen(true)}>
        Bloquear {name}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Bloquear ${name}?`}>
        <div className="grid gap-4">
          {children}
          {changing.isError && <ErrorState>{errorMessage(changing.error)}</ErrorState>}
          <div className="flex flex-wrap gap-3">
            <Button busy={changing.isPending} busyWords="Bloqueando…" onClick={() => changing.mutate()}>
              Bloquear
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Voltar
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
