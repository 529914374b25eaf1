import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart, quietly } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { whenIdle } from '#browser/when-idle.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import type { Consultation } from '../../state/contract.ts'
import { WARN_AT_MS } from '../../billing/money.rules.ts'
import { isCall } from '../../channels/rules.ts'
import { useServerClock } from '../use-server-clock.ts'
import { asksToContinue, waitsForClient } from '../../state/rules.ts'
import { BookedWaiting, NextBooking, useEndsForNext } from './booked-room.tsx'
import { ChannelProposal } from './call-channel.tsx'
import { CountdownText } from './countdown-text.tsx'
import { PauseWords } from './pause-words.tsx'
import { CALL_CLOSED, hadCall } from './room-texts.ts'

const ContinuePrompt = lazyPart(() => import('./continue-prompt.tsx'), 'ContinuePrompt')

const BeginPrompt = lazyPart(() => import('./program-prompt.tsx'), 'BeginPrompt')
const GoOnPrompt = lazyPart(() => import('./program-prompt.tsx'), 'GoOnPrompt')

const TONE = { plain: 'bg-sunken', warn: 'bg-warn-wash', metal: 'bg-metal-wash' } as const

const Notice = ({ tone = 'plain', children }: { tone?: keyof typeof TONE; children: ReactNode }) => (
  <div className={classes('grid gap-2 border-line border-b px-4 py-2.5 text-sm', TONE[tone])}>{children}</div>
)

/** What the two should know now, above their words: at most the connection, the clock, the money. */
export function Notices({
  consultation: c,
  isLost,
  hasBegun,
  onTopUp,
}: {
  consultation: Consultation
  isLost: boolean
  hasBegun: boolean
  /** Opens the sheet that adds credit; a consultant has none. */
  onTopUp: (() => void) | undefined
}) {
  const { isNear, clock } = useEndsForNext(c)
  const willAsk = c.you === 'client' && c.awaitsConfirmation
  useEffect(() => {
    if (willAsk) whenIdle(() => void quietly(() => import('./continue-prompt.tsx')))
  }, [willAsk])
  useEffect(() => {
    if (c.isAutomatic) whenIdle(() => void quietly(() => import('./program-prompt.tsx')))
  }, [c.isAutomatic])
  const mayGoOn = isForClientToGoOn(c)
  const mustAnswer = c.you === 'client' && mustConfirm(c) && !(isNear && c.state === 'active')
  return (
    <div role="status" className="lying:min-h-0 lying:overflow-y-auto">
      {isLost && (
        <Notice tone="warn">
          <p className="flex items-center gap-2.5 font-medium">
            <Spinner /> Reconectando… o relógio parou para você também
          </p>
        </Notice>
      )}
      {c.mustEndAt && isNear && (
        <Notice tone="warn">
          <NextBooking at={c.mustEndAt} clock={clock} />
        </Notice>
      )}
      {c.isCallClosed && hadCall(c) && (
        <Notice tone="warn">
          <p>{CALL_CLOSED}</p>
        </Notice>
      )}
      {c.proposed && !mustAnswer && (
        <Notice tone="metal">
          <ChannelProposal consultation={c} onTopUp={onTopUp} />
        </Notice>
      )}
      {c.state === 'accepted' && c.booked && (
        <Notice tone="metal">
          <BookedWaiting consultation={c} />
        </Notice>
      )}
      {c.waitsForBeginning && c.you === 'client' && (
        <Notice tone="metal">
          <Suspense>
            <BeginPrompt consultation={c} />
          </Suspense>
        </Notice>
      )}
      {c.state === 'accepted' && !c.booked && !(c.waitsForBeginning && c.you === 'client') && (
        <Connecting consultation={c} />
      )}
      {mayGoOn && (
        <Notice tone="metal">
          <Suspense>
            <GoOnPrompt consultation={c} />
          </Suspense>
        </Notice>
      )}
      {c.state === 'paused' && !mustAnswer && !mayGoOn && <Paused consultation={c} />}
      {c.state === 'active' && !hasBegun && (
        <Notice tone="metal">
          <p>
            {isCall(c.currentChannel)
              ? 'O relógio começa quando o som chegar aos dois. Até lá, nada é cobrado.'
              : c.you === 'client'
                ? `O relógio começa com a primeira palavra de ${c.consultant.name}. Até lá, nada é cobrado.`
                : 'O relógio começa com a sua primeira palavra.'}
          </p>
        </Notice>
      )}
      {mustAnswer && (
        <Notice tone="warn">
          <Suspense>
            <ContinuePrompt consultation={c} onTopUp={onTopUp} />
          </Suspense>
        </Notice>
      )}
      {c.state === 'active' && !mustAnswer && <FundsWarning consultation={c} onTopUp={onTopUp} />}
    </div>
  )
}

/** Where a program attends, its client ends a silence, and what the program paused, with a press. */
const isForClientToGoOn = (c: Consultation) =>
  c.isAutomatic &&
  c.you === 'client' &&
  c.state === 'paused' &&
  (waitsForClient(c.reason) || c.reason === 'by_consultant')

/** The client is asked shortly before the free minutes or the booked time end, and when they have ended. */
const mustConfirm = ({ awaitsConfirmation, state, reason, leftMs }: Consultation) =>
  awaitsConfirmation && (state === 'active' ? leftMs <= WARN_AT_MS[0] : state === 'paused' && asksToContinue(reason))

function Connecting({ consultation: c }: { consultation: Consultation }) {
  const clock = useServerClock(c.readAt)
  return (
    <Notice tone="metal">
      <p className="flex items-center gap-x-2.5">
        <Spinner />
        <span className="min-w-0">
          {c.you === 'client'
            ? `${c.consultant.name} aceitou. Conectando vocês dois…`
            : c.waitsForBeginning
              ? `Nada anda antes de ${c.client.name} apertar “Começar a consulta”.`
              : `Conectando você e ${c.client.name}…`}
          {c.deadlineAt && (
            <span className="text-quiet">
              {' '}
              espera no máximo <CountdownText at={c.deadlineAt} clock={clock} />
            </span>
          )}
        </span>
      </p>
    </Notice>
  )
}

const Paused = ({ consultation: c }: { consultation: Consultation }) => (
  <Notice tone="metal">
    <PauseWords consultation={c} />
  </Notice>
)

/** Warns two minutes and half a minute before the reserved money ends, which is never renewed by itself. */
function FundsWarning({ consultation: c, onTopUp }: { consultation: Consultation; onTopUp: (() => void) | undefined }) {
  const [early, late] = WARN_AT_MS
  if (c.leftMs > early) return null
  const left = c.leftMs <= late ? '30 segundos' : '2 minutos'
  if (c.you === 'consultant') {
    return (
      <Notice tone="warn">
        <p>
          {c.awaitsConfirmation
            ? `${c.booked ? 'O tempo marcado dura' : `Os minutos grátis de ${c.client.name} duram`} menos de ${left}. Depois disso, ${c.client.name} decide se continua.`
            : `O que ${c.client.name} reservou dura menos de ${left}. Depois disso, a conversa é acertada e termina.`}
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          O que está reservado dura menos de {left}. Depois disso, a conversa termina sem cobrar mais nada.
        </p>
        {!c.awaitsConfirmation && (
          <Button size="sm" onClick={onTopUp}>
            Adicionar créditos aqui
          </Button>
        )}
      </div>
    </Notice>
  )
}
