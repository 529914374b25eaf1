import { useState } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import type { Booking } from '../../bookings/contract.ts'
import { labelOf, otherOf, roomOpensAt, sideOf, whenInWords } from '../booking-words.ts'
import { useDeviceZone, wallTimeIn } from '../local-time.ts'
import { aheadMsOf, useReached } from '../use-bookings.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { isProposed, MoveProposal } from './move-proposal.tsx'

type Props = { booking: Booking; personId: string /** When it was read, by this device. */; updatedAt: number }

/** One booking ahead: when by the reader's clock, with whom, and what can be done about it. */
export function BookingCard({ booking, personId, updatedAt }: Props) {
  const zone = useDeviceZone()
  const side = sideOf(booking, personId)
  const [isCancelling, setCancelling] = useState(false)
  const aheadMs = aheadMsOf(booking, updatedAt)
  const isRoomOpen = useReached(roomOpensAt(booking), aheadMs)
  const hasBegun = useReached(booking.startsAt, aheadMs)
  const other = otherOf(booking, side)
  const { day, times, place } = whenInWords(booking, zone)
  const isReserved = booking.state === 'reserved'
  const { words, tone } = labelOf(booking)
  return (
    <Card
      as="article"
      aria-label={`Consulta com ${other.name}, ${day}, ${times}`}
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
    >
      <DayLeaf day={wallTimeIn(zone, booking.startsAt).day} />
      <div className="grid min-w-52 flex-1 justify-items-start gap-1">
        <Badge tone={tone}>{words}</Badge>
        <p className="font-display text-xl leading-tight">{other.name}</p>
        <p className="text-sm">
          <span className="inline-block first-letter:uppercase">{day}</span>,{' '}
          <span className="whitespace-nowrap tabular-nums">{times}</span>
          <span className="text-quiet"> ({place})</span>
        </p>
        <p className="text-quiet text-sm">
          {booking.minutes} minutos por {channelNames[booking.channel].toLowerCase()},{' '}
          <Money amount={booking.priceCents} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:w-full">
        {isReserved ? (
          <LinkButton href={`/agendar?reserva=${booking.id}`}>
            Pagar até {wallTimeIn(zone, booking.expiresAt).time.replace(':', 'h')}
          </LinkButton>
        ) : isRoomOpen ? (
          <LinkButton href={`/consultation/${booking.id}`}>Entrar na sala</LinkButton>
        ) : (
          <>
            {side === 'consultant' && (
              <LinkButton href={clientPath(other.id)} variant="quiet" size="sm">
                Anotações
              </LinkButton>
            )}
            {booking.canPropose && (
              <LinkButton href={`/agendar?propor=${booking.id}`} variant="secondary" size="sm" className="mr-2">
                Propor outro horário
              </LinkButton>
            )}
            {booking.canMove && (
              <LinkButton href={`/agendar?mover=${booking.id}`} variant="secondary" size="sm" className="mr-2">
                Mudar horário
              </LinkButton>
            )}
          </>
        )}
        {!hasBegun && !isReserved && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Desmarcar a consulta com ${other.name}`}
            onClick={() => setCancelling(true)}
          >
            Desmarcar
          </Button>
        )}
      </div>
      {isProposed(booking) && <MoveProposal booking={booking} side={side} />}
      {isCancelling && (
        <CancelDialog booking={booking} side={side} personId={personId} onClose={() => setCancelling(false)} />
      )}
    </Card>
  )
}

/** A leaf of a tear-off calendar. */
const DayLeaf = ({ day }: { day: string }) => (
  <span
    aria-hidden="true"
    className="grid w-16 shrink-0 overflow-hidden rounded-md border border-metal text-center leading-none"
  >
    <span className="bg-metal-wash py-1 font-semibold text-metal-ink text-xs">
      {MONTHS[Number(day.slice(5, 7)) - 1]}
    </span>
    <span className="py-2 font-display text-2xl tabular-nums">{Number(day.slice(8))}</span>
  </span>
)

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
