import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { formatBRL } from '#shared/money.ts'
import { type Booking, listBookings, moveBooking } from '../../bookings/contract.ts'
import type { BookingMinutes } from '../../rules.ts'
import { agendaAddressIn, agendarWith, startParameter } from '../choose/agenda-address.ts'
import { TimeChoice } from '../choose/time-choice.tsx'
import { useFreeTimes } from '../choose/use-free-times.ts'
import { whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { useBooking } from '../use-bookings.ts'
import { BookingSummary } from './reservation-page.tsx'

const AGENDA = '/client-dashboard?secao=agenda'

/** Another time for a booking: the same month and day, the same price and payment. */
export function MoveBooking({ id, personId }: { id: string; personId: string }) {
  const { data: booking, error, refetch } = useBooking(id, personId)
  if (!booking)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
    ) : (
      <Skeleton className="h-96" />
    )
  return (
    <>
      <PageHeading
        overline="Agenda"
        title="Mudar o horário"
        lead={`A consulta com ${booking.consultant.name} continua a mesma: só muda o dia ou a hora.`}
      />
      {booking.canMove ? (
        <ChooseAgain booking={booking} />
      ) : (
        <ErrorState
          title="Este horário não muda mais"
          action={<LinkButton href={AGENDA}>Voltar à minha agenda</LinkButton>}
        >
          Dá para mudar uma vez, até duas horas antes. Para outro horário, desmarque e marque de novo.
        </ErrorState>
      )}
    </>
  )
}

function ChooseAgain({ booking }: { booking: Booking }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const device = useDeviceZone()
  const { zone = device, month: asked, day, startsAt } = agendaAddressIn(search)
  const month = asked ?? (day ?? wallTimeIn(zone, booking.startsAt).day).slice(0, 7)
  const { consultant } = booking
  const minutes = booking.minutes as BookingMinutes
  const free = useFreeTimes({ consultantId: consultant.id, month, zone, minutes, moving: booking.id })
  const go = (changes: Record<string, string>) =>
    void navigate(agendarWith(search, changes), { replace: true, preventScrollReset: true })
  const move = useMutation({
    mutationFn: (to: Date) => browserApi(moveBooking, { id: booking.id, from: booking.startsAt, startsAt: to }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listBookings.path] })
      toast({ title: 'Horário mudado', description: 'Avisamos os dois por e-mail.' })
      void navigate(AGENDA)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void free.refetch()
    },
  })
  const chosen = startsAt && startsAt.getTime() !== booking.startsAt.getTime() ? startsAt : undefined
  const to = chosen && wallTimeIn(zone, chosen)
  const losesFree = booking.freeUntil && booking.readAt > booking.freeUntil
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      {free.times ? (
        <TimeChoice
          times={free.times}
          name={consultant.name}
          zone={zone}
          month={month}
          day={day ?? wallTimeIn(zone, booking.startsAt).day}
          startsAt={startsAt ?? booking.startsAt}
          now={booking.readAt}
          isBusy={free.isBusy}
          onDay={(dia) => go({ dia })}
          onMonth={(mes) => go({ mes, dia: '' })}
          onZone={(fuso) => go({ fuso, dia: '' })}
          onTime={(at) => {
            // What was wrong with another time is not wrong with this one.
            move.reset()
            go({ dia: wallTimeIn(zone, at).day, inicio: startParameter(at) })
          }}
        />
      ) : free.error ? (
        <ErrorState onRetry={() => void free.refetch()}>{errorMessage(free.error)}</ErrorState>
      ) : (
        <Skeleton className="h-96" />
      )}
      <BookingSummary booking={booking}>
        <div className="grid gap-4 border-line border-t pt-5">
          {losesFree && (
            <Notice tone="warn">
              Faltam menos de 12 horas para o horário de agora: se você desmarcar depois de mudar, continua custando{' '}
              {formatBRL(booking.cancellingCostsCents)}.
            </Notice>
          )}
          {move.isError && <ErrorState title="O horário não mudou">{errorMessage(move.error)}</ErrorState>}
          {to ? (
            <Button
              size="lg"
              wide
              busy={move.isPending}
              busyWords="Mudando…"
              onClick={() => !move.isPending && move.mutate(chosen)}
            >
              Mudar para {dayInWords(to.day)}, {to.time}
            </Button>
          ) : (
            <p className="text-quiet text-sm">Escolha outro dia ou outra hora. Agora é {now(booking, zone)}.</p>
          )}
          <p className="text-quiet text-xs">
            Dá para mudar uma vez, até duas horas antes da hora marcada. Nada mais é cobrado.
          </p>
          <a href={AGENDA} className="prose-link text-sm">
            Deixar como está
          </a>
        </div>
      </BookingSummary>
    </div>
  )
}

const now = (booking: Booking, zone: string) => {
  const { day, times } = whenInWords(booking, zone)
  return `${day}, das ${times}`
}
