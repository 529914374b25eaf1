import { errorMessage } from '#browser/api.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import type { Booking } from '../../bookings/contract.ts'
import {
  isAhead,
  labelOf,
  moneyInWords,
  otherOf,
  reasonOf,
  sideOf,
  wasNeverPaid,
  whenInWords,
} from '../booking-words.ts'
import { useDeviceZone } from '../local-time.ts'
import { useBookings } from '../use-bookings.ts'
import { BookingDays } from './booking-card.tsx'
import { isProposed } from './reschedule-request.tsx'

type Props = { personId: string; isClient: boolean; part?: 'ahead' | 'over' }

/** Bookings of a person: those ahead with what can be done about them, then what became of the others. */
export function MyBookings({ personId, isClient, part }: Props) {
  const { data, dataUpdatedAt, error, refetch } = useBookings(personId, part === 'ahead' ? 'ahead' : 'all')
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
    ) : (
      <Skeleton className="h-48" />
    )
  const [ahead, over] = [data.filter(isAhead), data.filter((one) => !isAhead(one))]
  // Reservations that nobody paid say nothing to look back on.
  const [unpaid, ended] = [over.filter(wasNeverPaid), over.filter((one) => !wasNeverPaid(one))]
  const list = (some: readonly Booking[]) => (
    <ol className="border-line border-t">
      {some.map((booking) => (
        <Over key={booking.id} booking={booking} personId={personId} />
      ))}
    </ol>
  )
  return (
    <>
      {part !== 'over' && (
        <DashboardSection id="marcadas" title="Consultas marcadas">
          {ahead.length === 0 && <NothingAhead isClient={isClient} />}
          <BookingDays bookings={ahead} personId={personId} updatedAt={dataUpdatedAt} />
        </DashboardSection>
      )}
      {over.length > 0 && (
        <DashboardSection id="passadas" title="Encerradas">
          {ended.length > 0 && list(ended)}
          {unpaid.length > 0 && (
            <details>
              <summary className="min-h-11 py-2.5 text-quiet text-sm hover:text-accent">
                {unpaid.length === 1 ? '1 reserva que não foi paga' : `${unpaid.length} reservas que não foram pagas`}
              </summary>
              {list(unpaid)}
            </details>
          )}
        </DashboardSection>
      )}
    </>
  )
}

const NothingAhead = ({ isClient }: { isClient: boolean }) => (
  <EmptyState
    title="Nada marcado por enquanto"
    art={<Emblem name="hourglass" />}
    action={isClient && <LinkButton href="/agendar">Marcar uma consulta</LinkButton>}
  >
    <p>
      {isClient
        ? 'Com hora marcada, o horário fica reservado para você. O que você marcar aparece aqui.'
        : 'Quando alguém marcar um horário com você, ele aparece aqui e chega por e-mail.'}
    </p>
  </EmptyState>
)

/** A booking that is over: what became of it and of the money. */
function Over({ booking, personId }: { booking: Booking; personId: string }) {
  const zone = useDeviceZone()
  const side = sideOf(booking, personId)
  const other = otherOf(booking, side)
  const { words, tone } = labelOf(booking, side)
  const { day, times } = whenInWords(booking, zone)
  const hadRoom = !['expired', 'cancelled', 'undone'].includes(booking.state)
  return (
    <li className="flex items-start gap-4 border-line border-b py-4">
      <Avatar name={other.name} imageUrl={side === 'client' ? booking.consultant.imageUrl : null} size="sm" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{other.name}</span>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-quiet text-sm tabular-nums">
          <span className="inline-block first-letter:uppercase">{day}</span>, {times}
        </p>
        <p className="measure text-sm">
          {reasonOf(booking, side)} {moneyInWords(booking, side)}{' '}
          {hadRoom && (
            <a
              href={`/consultation/${booking.id}`}
              aria-label={`Conversa e recibo da consulta com ${other.name}, ${day}`}
              className="prose-link"
            >
              Conversa e recibo
            </a>
          )}
        </p>
      </div>
    </li>
  )
}

/** The next booking on a dashboard, those for which another time is proposed, and the way to all; or nothing. */
export function NextBooking({ personId, href }: { personId: string; href: string }) {
  const { data = [], dataUpdatedAt } = useBookings(personId, 'ahead')
  const shown = data.filter((one, n) => n === 0 || isProposed(one))
  if (shown.length === 0) return null
  return (
    <DashboardSection id="proxima" title="Próxima consulta marcada">
      <BookingDays bookings={shown} personId={personId} updatedAt={dataUpdatedAt} />
      <a href={href} className="prose-link justify-self-start">
        {data.length > 1 ? `Ver as ${data.length} marcadas` : 'Ver a agenda'}
      </a>
    </DashboardSection>
  )
}
