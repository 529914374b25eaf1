import { type ReactNode, useEffect } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Countdown } from '#browser/kit/display/countdown.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { AutomaticBadge } from '#domains/consultants/ui/automatic.tsx'
import type { Consultation } from '../../state/contract.ts'
import { cancelConsultation } from '../../contract.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import { viaCall, wordsOfRequest } from '../counterpart.ts'
import { AnswerButtons } from '../incoming-requests/answer-buttons.tsx'
import { ReservedFunds } from '../reserved-funds.tsx'
import { useServerClock } from '../use-server-clock.ts'
import { isCall } from '../../channels/rules.ts'
import { loadCallStage } from './call/load-call-stage.ts'
import { useConsultationMove } from './use-consultation-move.ts'

/** A request that waits for its answer, as each of the two sees it. */
export function PendingRequest({ consultation: c, about }: { consultation: Consultation; about: ReactNode }) {
  const clock = useServerClock(c.readAt)
  const isClient = c.you === 'client'
  const other = isClient ? c.consultant : c.client
  useEffect(() => {
    if (isClient && isCall(c.channel)) void loadCallStage()
  }, [isClient, c.channel])
  return (
    <section className="mx-auto grid max-w-lg justify-items-center gap-6 py-14 text-center sm:py-20">
      <Avatar name={other.name} imageUrl={other.imageUrl} size="xl" />
      <div className="grid justify-items-center gap-2">
        {c.isAutomatic && <AutomaticBadge />}
        <h1 className="text-3xl">
          {isClient ? `Chamando ${c.consultant.name}${viaCall(c)}…` : `${wordsOfRequest(c)} com você`}
        </h1>
        <p className="text-quiet" role="status">
          {isClient ? (
            <>
              {c.consultant.name} tem um minuto para responder. <ReservedFunds consultation={c} />; nada é usado antes{' '}
              {c.isAutomatic ? 'de você apertar “Começar a consulta”' : 'da primeira palavra'}.
            </>
          ) : (
            <>
              {channelNames[c.channel]} a <Money amount={c.pricePerMinuteCents} /> por minuto.
            </>
          )}
        </p>
      </div>
      {c.deadlineAt && (
        <Countdown from={c.requestedAt} until={c.deadlineAt} label="Tempo para responder" clock={clock} />
      )}
      {!isClient && about}
      {isClient ? <CancelRequestButton id={c.id} /> : <AnswerButtons id={c.id} channel={c.channel} />}
    </section>
  )
}

function CancelRequestButton({ id }: { id: string }) {
  const cancel = useConsultationMove(cancelConsultation, id)
  return (
    <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      Cancelar o pedido
    </Button>
  )
}
