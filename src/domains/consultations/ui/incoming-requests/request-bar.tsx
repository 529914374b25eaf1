import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Countdown } from '#browser/kit/display/countdown.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { isCall } from '../../channels/rules.ts'
import { acceptConsultation, declineConsultation } from '../../contract.ts'
import type { Consultation } from '../../state/contract.ts'
import { wordsOfRequest } from '../counterpart.ts'
import { loadCallStage } from '../room/call/load-call-stage.ts'
import { useConsultationMove } from '../room/use-consultation-move.ts'
import { useServerClock } from '../use-server-clock.ts'
import { earnsInWords } from './earns-per-minute.ts'

/** The key that brings the keyboard to the request from wherever it is. */
const KEY = 'F9'

/** A request above whatever page is open: who, about what, what it earns, the time left, and both answers. */
export function RequestBar({ request, others }: { request: Consultation; others: number }) {
  const navigate = useNavigate()
  const { id, channel, subject, deadlineAt, requestedAt } = request
  const clock = useServerClock(request.readAt)
  const accept = useConsultationMove(acceptConsultation, id, () => void navigate(`/consultation/${id}`))
  const decline = useConsultationMove(declineConsultation, id)
  const [isOver, setOver] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCall(channel)) void loadCallStage()
  }, [channel])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === KEY) answer.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  if (isOver) return null
  const words = wordsOfRequest(request)
  const earns = earnsInWords(request)
  return (
    <aside
      aria-label={`Pedido de ${request.client.name}`}
      data-print="no"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 p-2 sm:p-3"
    >
      <div className="pointer-events-auto mx-auto grid max-w-3xl grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-lg border-2 border-metal bg-surface p-3 shadow-lifted sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-4">
        {deadlineAt && (
          <Countdown
            from={requestedAt}
            until={deadlineAt}
            label="Tempo para responder"
            clock={clock}
            onEnd={() => setOver(true)}
          />
        )}
        <div className="col-start-2 grid min-w-0 gap-0.5">
          <p role="alert" className="truncate font-display text-lg leading-tight">
            <span className="sr-only">Pedido novo: </span>
            {words}
            <span className="sr-only">. {KEY} leva até ele.</span>
          </p>
          {subject && <p className="line-clamp-2 text-sm">Sobre: {subject}</p>}
          <p className="text-quiet text-sm tabular-nums">
            {channelNames[channel]}
            {earns && ` · ${earns}`}
          </p>
          {others > 0 && (
            <a href="/consultant-dashboard" className="prose-link justify-self-start text-sm">
              {others === 1 ? 'Mais um pedido espera' : `Mais ${others} pedidos esperam`}
            </a>
          )}
        </div>
        <div ref={answer} className="flex gap-2 max-sm:col-span-2 max-sm:*:flex-1">
          <Button
            aria-keyshortcuts={KEY}
            busy={accept.isPending}
            busyWords="Abrindo a sala…"
            onClick={() => accept.mutate()}
          >
            Atender
          </Button>
          <Button variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
            Recusar
          </Button>
        </div>
      </div>
    </aside>
  )
}
