import { Button } from '#browser/kit/buttons/button.tsx'
import { formatBRL } from '#shared/money.ts'
import { confirmBeginning, resumeConsultation } from '../../contract.ts'
import type { Consultation } from '../../state/contract.ts'
import { isFree, priceOfChannel } from '../cost-so-far.ts'
import { useServerClock } from '../use-server-clock.ts'
import { CountdownText } from './countdown-text.tsx'
import { PauseWords } from './pause-words.tsx'
import { useConsultationMove } from './use-consultation-move.ts'

/** Before a consultation with a program: the press that starts the clock, with its price beside it. */
export function BeginPrompt({ consultation: c }: { consultation: Consultation }) {
  const begin = useConsultationMove(confirmBeginning, c.id)
  const clock = useServerClock(c.readAt)
  return (
    <>
      <p className="font-semibold">Nada é cobrado até você apertar</p>
      <p>
        Quem responde aqui é um programa. Leia com calma: o relógio só anda com o seu toque, e para sozinho se você
        ficar 45 segundos sem escrever.{' '}
        {c.deadlineAt && (
          <span className="text-quiet">
            A sala espera <CountdownText at={c.deadlineAt} clock={clock} />.
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          Começar a consulta
        </Button>
        <span className="font-semibold">{priceWords(c)}</span>
      </p>
    </>
  )
}

/** In a pause that only the client ends: with a word, or with this press. */
export function GoOnPrompt({ consultation: c }: { consultation: Consultation }) {
  const goOn = useConsultationMove(resumeConsultation, c.id)
  return (
    <>
      <PauseWords consultation={c} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          Continuar
        </Button>
        <span className="font-semibold">{priceWords(c)}</span>
      </p>
    </>
  )
}

const priceWords = (c: Consultation) =>
  isFree(c)
    ? `grátis primeiro, depois ${formatBRL(priceOfChannel(c))} por min`
    : `${formatBRL(priceOfChannel(c))} por min`
