import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'

type Props = {
  words: string
  title: string
  yes: string
  done: string
  act: () => Promise<unknown>
  onDone: () => unknown
  children: ReactNode
}

/** An act on the catalogue that asks once whether it is meant. */
export function SureButton({ words, title, yes, done, act, onDone, children }: Props) {
  const doing = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast({ title: done })
      await onDone()
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      size="sm"
      variant="quiet"
      words={words}
      title={title}
      yes={yes}
      busy={doing.isPending}
      busyWords="Um instante…"
      onYes={() => doing.mutate()}
    >
      <p className="measure">{children}</p>
    </ConfirmButton>
  )
}
