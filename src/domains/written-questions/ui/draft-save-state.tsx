import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { useMutation } from '@tanstack/react-query'
import type { Draft } from './use-draft.ts'

/** Whether the draft is saved; after a conflict, the choice between the two texts. */
export function DraftSaveState({ draft: { text, saveState, retry, keepMine, takeTheirs } }: { draft: Draft }) {
  const settle = useMutation({ mutationFn: (act: () => Promise<void>) => act() })
  if (saveState === 'conflict') {
    return (
      <Notice tone="warn" title="Este rascunho mudou em outra aba ou em outro aparelho">
        <p>O texto que está na sua tela continua aqui. Qual dos dois fica?</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" busy={settle.isPending} onClick={() => settle.mutate(keepMine)}>
            O desta tela
          </Button>
          <Button size="sm" variant="secondary" disabled={settle.isPending} onClick={() => settle.mutate(takeTheirs)}>
            O outro
          </Button>
        </p>
        {settle.isError && <p role="alert">{errorMessage(settle.error)}</p>}
      </Notice>
    )
  }
  if (saveState === 'unsaved') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-warn">
        Sem conexão para guardar o rascunho. Ele está nesta aba.
        <Button size="sm" variant="quiet" className="-mx-3" onClick={retry}>
          Tentar de novo
        </Button>
      </p>
    )
  }
  return (
    <p role="status" className="min-h-5 text-quiet text-sm">
      {text !== '' && (saveState === 'saved' ? 'Rascunho guardado.' : 'Guardando o rascunho…')}
    </p>
  )
}
