import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { late } from '#browser/late-code.ts'
import { readingPath } from '#domains/oracles/tarot/reading/ui/reading-path.ts'
import type { Spread } from '../../../table/spread.rules.ts'

/** Keeps a finished spread of cards among the client's own readings. */
export function KeepSpread({ consultationId, spread }: { consultationId: string; spread: Spread }) {
  const keeping = useMutation({
    mutationFn: async () => {
      const { keepSpread } = await late(() => import('../../../table/contract.ts'))
      return browserApi(keepSpread, { id: consultationId, spreadId: spread.id })
    },
  })
  if (keeping.data)
    return (
      <p role="status" className="text-center text-sm">
        Guardada nas suas leituras.{' '}
        <a href={readingPath(keeping.data.id)} target="_blank" rel="noopener" className="prose-link">
          Ver em outra aba
        </a>
      </p>
    )
  return (
    <div className="grid justify-items-center gap-1">
      <Button
        variant="secondary"
        size="sm"
        busy={keeping.isPending}
        busyWords="Guardando…"
        onClick={() => keeping.mutate()}
      >
        Guardar nas minhas leituras
      </Button>
      {keeping.error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(keeping.error)}
        </p>
      )}
    </div>
  )
}
