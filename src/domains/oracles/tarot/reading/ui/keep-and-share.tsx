import { errorMessage } from '#browser/api.ts'
import { Printer } from '#browser/icons/printer.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { ReadingOutcome } from '../../../ui/reading-outcome.tsx'
import { readingPath } from './reading-path.ts'
import { ShareReading } from './share-reading.tsx'
import { type KeptReadingProps, useKeptReading } from './use-kept-reading.ts'

/**
 * Keeps the reading of a signed-in reader at once; others get its URL and an offer to sign in. Private readings cannot
 * be shared.
 */
export function KeepAndShare(props: KeptReadingProps) {
  const { state } = useSession()
  const kept = useKeptReading(props, state === 'signed-in')
  const isPublic = state === 'signed-out' || kept.reading === null || kept.isPublic
  return (
    <section
      aria-label="Guardar e mostrar"
      data-print="no"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {state === 'signed-in' && <KeptReading kept={kept} onLeave={props.onLeave} />}
      {state === 'signed-out' && props.isMine && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="measure">
            Este endereço vale por 30 dias para quem o tiver. Com uma conta, a leitura e a pergunta ficam guardadas, e
            só você as vê.
          </p>
          <LinkButton variant="secondary" href={signInPathFor(readingPath(props.draw.id))}>
            Entrar e guardar
          </LinkButton>
        </div>
      )}
      <div className="-mx-5 grid justify-items-start gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
        {isPublic && <ShareReading draw={props.draw} />}
        <Button variant="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Imprimir
        </Button>
        <LinkButton variant="quiet" href="/tarot-gratis" onClick={props.onLeave}>
          Fazer outra tiragem
        </LinkButton>
      </div>
    </section>
  )
}

type Props = { kept: ReturnType<typeof useKeptReading>; onLeave: (() => void) | undefined }

/** Confirms that the reading is kept, and lets its owner share the cards. */
function KeptReading({ kept: { reading, error, isFetching, keepAgain, isShared, share, shareError }, onLeave }: Props) {
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
      <ReadingOutcome reading={reading} />
    </div>
  )
}
