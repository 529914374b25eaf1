import { useState } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { AutomaticBadge } from '#domains/consultants/ui/automatic.tsx'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import { formatBRL } from '#shared/money.ts'
import type { Booking } from '../../bookings/contract.ts'
import { lateMinutesOf, packMinutesOf } from '../../pack-minutes.rules.ts'
import { isOpenCall, labelOf, lateFeeOf, otherOf, type Side, sideOf, whenInWords } from '../booking-words.ts'
import { CheckDevices } from '../check-devices.tsx'
import { DayLeaf } from '../day-leaf.tsx'
import { dayInShort, dayInWords, nearDay, placeOf, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { aheadMsOf, useReached } from '../use-bookings.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { isProposed, RescheduleRequest } from './reschedule-request.tsx'

type Shown = { personId: string /** When it was read, by this device. */; updatedAt: number }

/** Bookings ahead by the days of the reader's clock, each under the leaf of its day. */
export function BookingDays({ bookings, ...shown }: Shown & { bookings: readonly Booking[] }) {
  const zone = useDeviceZone()
  const days = new Map<string, Booking[]>()
  for (const booking of bookings) {
    const { day } = wallTimeIn(zone, booking.startsAt)
    days.set(day, [...(days.get(day) ?? []), booking])
  }
  return [...days].map(([day, some]) => {
    const near = nearDay(day, wallTimeIn(zone, some[0]!.readAt).day)
    return (
      <Card
        key={day}
        as="section"
        aria-label={dayInWords(day)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:gap-x-6"
      >
        <DayLeaf day={day} className="sm:row-span-2" />
        <h3 className="self-center font-sans text-sm">
          <span className="block font-semibold first-letter:uppercase">
            {near.includes('/') ? dayInWords(day) : `${near}, ${dayInWords(day)}`}
          </span>
          <span className="text-quiet">horário de {placeOf(zone)}</span>
        </h3>
        <div className="divide-y divide-line max-sm:col-span-2">
          {some.map((booking) => (
            <BookingCard key={booking.id} booking={booking} {...shown} />
          ))}
        </div>
      </Card>
    )
  })
}

/** One booking of a day: when by the reader's clock, with whom, and what can be done about it. */
function BookingCard({ booking, personId, updatedAt }: Shown & { booking: Booking }) {
  const zone = useDeviceZone()
  const side = sideOf(booking, personId)
  const [isCancelling, setCancelling] = useState(false)
  const aheadMs = aheadMsOf(booking, updatedAt)
  const isRoomOpen = booking.openedAt !== null
  const hasBegun = useReached(booking.startsAt, aheadMs)
  const { channel } = booking
  const other = otherOf(booking, side)
  const { day, times } = whenInWords(booking, zone)
  const isReserved = booking.state === 'reserved'
  const { words, tone } = labelOf(booking, side)
  return (
    <article
      id={`marcada-${booking.id}`}
      tabIndex={-1}
      aria-label={`Consulta com ${other.name}, ${day}, ${times}`}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-6 gap-y-3 py-4 outline-offset-4 last:pb-0 sm:first:pt-2"
    >
      <div className="flex min-w-[min(--spacing(56),100%)] flex-1 items-start gap-3">
        <Avatar
          name={other.name}
          imageUrl={side === 'client' ? booking.consultant.imageUrl : null}
          className="max-sm:size-10"
        />
        <div className="grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="whitespace-nowrap font-semibold tabular-nums">{times}</span>
            {isReserved && <Badge tone={tone}>{words}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-display text-xl leading-tight">{other.name}</span>
            {side === 'client' && booking.consultant.isAutomatic && <AutomaticBadge />}
          </p>
          <p className="text-quiet text-sm">
            {booking.minutes} minutos por {channelNames[channel].toLowerCase()},{' '}
            {booking.coveredMs > 0 ? (
              `${packMinutesOf(booking, booking.coveredMs)} dos minutos`
            ) : (
              <Money amount={booking.priceCents} />
            )}
          </p>
          {!isReserved && !hasBegun && <FreeUntil booking={booking} side={side} zone={zone} aheadMs={aheadMs} />}
          {!isReserved && !hasBegun && side === 'client' && isOpenCall(channel) && (
            <div className="text-sm">
              <CheckDevices channel={channel} />
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:w-full">
        {isReserved ? (
          <LinkButton href={`/agendar?reserva=${booking.id}`}>
            Pagar até {wallTimeIn(zone, booking.expiresAt).time}
          </LinkButton>
        ) : isRoomOpen ? (
          <LinkButton href={`/consultation/${booking.id}`}>Entrar na sala</LinkButton>
        ) : (
          <>
            {side === 'consultant' && (
              <LinkButton href={clientPath(other.id)} variant="quiet" size="sm" className="max-sm:-ml-3">
                Anotações
              </LinkButton>
            )}
            {booking.canPropose && (
              <LinkButton
                href={`/agendar?propor=${booking.id}`}
                variant="secondary"
                size="sm"
                className="mr-2 max-sm:order-1"
              >
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
      {isProposed(booking) && <RescheduleRequest booking={booking} side={side} />}
      {isCancelling && (
        <CancelDialog booking={booking} side={side} personId={personId} onClose={() => setCancelling(false)} />
      )}
    </article>
  )
}

/** Until when cancelling is free, and what it costs from then on; the client also gets the way to everything else. */
function FreeUntil({ booking, side, zone, aheadMs }: { booking: Booking; side: Side; zone: string; aheadMs: number }) {
  const { id, freeUntil, cancellingCostsCents, coveredMs, pricePerMinuteCents } = booking
  const isOver = useReached(freeUntil ?? undefined, aheadMs)
  const free = freeUntil && wallTimeIn(zone, freeUntil)
  const costs = side === 'client' ? lateFeeOf(pricePerMinuteCents) : cancellingCostsCents
  return (
    <p className="text-quiet text-sm">
      {free && !isOver && `Desmarcar é grátis até ${dayInShort(free.day)}, ${free.time}. `}
      {isOver &&
        side === 'client' &&
        coveredMs > 0 &&
        `Desmarcar agora usa ${lateMinutesOf(booking)} dos seus minutos. `}
      {isOver && costs > 0n && !(side === 'client' && coveredMs > 0) && `Desmarcar agora custa ${formatBRL(costs)}. `}
      {side === 'client' && (
        <a href={`/agendar?reserva=${id}`} className="prose-link inline-block">
          Detalhes e calendário
        </a>
      )}
    </p>
  )
}
