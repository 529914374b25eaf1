import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { Draw } from '../draw/contract.ts'
import { findWitnessRecord } from '../draw/ui/witness-record.ts'
import { useKeptReading } from '../tarot/reading/ui/use-kept-reading.ts'
import { keptReadingPath } from '../draw/kept-reading-path.rules.ts'
import { ReadingOutcome } from './reading-outcome.tsx'

/** Runes and hexagrams of a signed-in reader are kept at once; others hear for how long the address holds. */
export function KeptNote({ draw, question }: { draw: Draw; question?: string | undefined }) {
  const { state } = useSession()
  const isMine = findWitnessRecord(draw.id) !== undefined
  const kept = useKeptReading({ draw, question, isMine }, state === 'signed-in')
  if (state === 'loading') return null
  if (state === 'signed-out')
    return (
      <p className="measure text-quiet text-sm">
        O endereço desta página mostra o que saiu por 30 dias, sem a pergunta.{' '}
        {isMine && (
          <a href={signInPathFor(keptReadingPath(draw))} className="prose-link">
            Entrar e guardar
          </a>
        )}
      </p>
    )
  if (kept.error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        <span>Ainda não foi guardada: {errorMessage(kept.error)}</span>
        <Button size="sm" variant="secondary" busy={kept.isFetching} onClick={kept.keepAgain}>
          Guardar de novo
        </Button>
      </p>
    )
  if (!kept.reading) return null
  return (
    <div className="grid gap-2">
      <p role="status">
        <strong className="font-semibold">Guardada nas suas leituras.</strong> Só você a vê.{' '}
        <a href="/tarot-gratis#leituras" className="prose-link">
          Ver todas
        </a>
      </p>
      <ReadingOutcome reading={kept.reading} />
    </div>
  )
}
