import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import type { useKeptReading } from './use-kept-reading.ts'

type Props = { kept: ReturnType<typeof useKeptReading>; onLeave: (() => void) | undefined }

/** Confirms that the reading is kept, and lets its owner share the cards. */
export function KeptReading({
  kept: { reading, error, isFetching, keepAgain, isShared, share, shareError },
  onLeave,
}: Props) {
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        <span>Ainda não foi guardada: {errorMessage(error)}</span>
        <Button size="sm" variant="secondary" busy={isFetching} onClick={keepAgain}>
          Guardar de novo
        </Button>
      </p>
    )
  if (!reading) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-center">
      <p role="status">
        <strong className="font-semibold">Guardada nas suas leituras.</strong>{' '}
        <a href="/tarot-gratis#leituras" onClick={onLeave} className="prose-link">
          Ver todas
        </a>
      </p>
      <Switch
        label="Quem tiver o endereço pode ver as cartas"
        hint={shareError ? errorMessage(shareError) : 'A sua pergunta nunca aparece para os outros.'}
        checked={isShared}
        onChange={(event) => share(event.currentTarget.checked)}
      />
    </div>
  )
}
