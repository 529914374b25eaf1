import { useLocation } from 'react-router'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import type { Booking } from '../../bookings/contract.ts'
import { endsAt, otherOf, sideOf } from '../booking-words.ts'
import { useDeviceZone, wallTimeIn } from '../local-time.ts'
import { aheadMsOf, useBookings, useReached } from '../use-bookings.ts'

/** On every page once the room of a booking is open, ten minutes before, until its end: the way into it. */
export function BookingSoon({ personId }: { personId: string }) {
  const { data = [], dataUpdatedAt } = useBookings(personId, 'ahead')
  const next = data.find(({ state }) => state === 'confirmed')
  return next ? <Notice key={next.id} booking={next} personId={personId} updatedAt={dataUpdatedAt} /> : null
}

function Notice({ booking, personId, updatedAt }: { booking: Booking; personId: string; updatedAt: number }) {
  const { pathname } = useLocation()
  const zone = useDeviceZone()
  const aheadMs = aheadMsOf(booking, updatedAt)
  const hasBegun = useReached(booking.startsAt, aheadMs)
  const isOver = useReached(endsAt(booking), aheadMs)
  const { data: rooms = [] } = useOpenConsultations()
  const room = `/consultation/${booking.id}`
  // Once they talk, the banner of an open consultation leads there.
  const isTalking = rooms.some(({ id, state }) => id === booking.id && state !== 'accepted')
  // It opens a moment after its time.
  if (booking.openedAt === null || isOver || pathname === room || isTalking) return null
  const { name } = otherOf(booking, sideOf(booking, personId))
  const { time } = wallTimeIn(zone, booking.startsAt)
  return (
    <aside role="status" aria-label="Consulta marcada" className="border-metal border-b bg-metal-wash" data-print="no">
      <a
        href={room}
        className="page flex min-h-12 flex-wrap items-center justify-center gap-x-2.5 py-2 text-center text-sm hover:underline"
      >
        <span className="font-semibold">
          {hasBegun ? `A sua consulta com ${name} começou às ${time}` : `A sua consulta com ${name} começa às ${time}`}
        </span>
        <span className="font-semibold text-accent">Entrar na sala →</span>
      </a>
    </aside>
  )
}
