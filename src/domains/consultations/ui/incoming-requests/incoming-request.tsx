import type { ReactNode } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { Countdown } from '#browser/kit/display/countdown.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { wordsOfRequest } from '../counterpart.ts'
import { ReservedFunds } from '../reserved-funds.tsx'
import { useServerClock } from '../use-server-clock.ts'
import { AnswerButtons } from './answer-buttons.tsx'

/** One request that waits for an answer, with the time left and `about`: what is known of who asks. */
export function IncomingRequest({ request: c, about }: { request: Consultation; about: ReactNode }) {
  const clock = useServerClock(c.readAt)
  return (
    <Card
      as="article"
      aria-label={`Pedido de ${c.client.name}`}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-metal! bg-metal-wash!"
    >
      {c.deadlineAt && (
        <Countdown from={c.requestedAt} until={c.deadlineAt} label="Tempo para responder" clock={clock} />
      )}
      <div className="grid min-w-40 flex-1 gap-0.5 sm:min-w-72">
        <p className="font-display text-xl">{wordsOfRequest(c)}</p>
        <p className="text-quiet text-sm">
          {channelNames[c.channel]} a <Money amount={c.pricePerMinuteCents} /> por minuto ·{' '}
          <ReservedFunds consultation={c} />
        </p>
      </div>
      <AnswerButtons id={c.id} channel={c.channel} />
      {about}
    </Card>
  )
}
