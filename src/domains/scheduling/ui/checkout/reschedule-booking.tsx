import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { type Booking, listBookings, rescheduleBooking } from '../../bookings/contract.ts'
import { freeUntilAfterReschedule, isLate } from '../../bookings/rules.ts'
import { lateCostOf } from '../booking-words.ts'
import { useBooking } from '../use-bookings.ts'
import { ChooseAgain, isConflict, nowInWords, startInWords } from './choose-again.tsx'
import { BookingSummary } from './reservation-page.tsx'

const AGENDA = '/client-dashboard?secao=agenda'

/** Another time for a booking: the same month and day, the same price and payment. */
export function RescheduleBooking({ id, personId }: { id: string; personId: string }) {
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
        <Move booking={booking} />
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

function Move({ booking }: { booking: Booking }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (to: Date) => browserApi(rescheduleBooking, { id: booking.id, from: booking.startsAt, startsAt: to }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listBookings.path] })
      toast({ title: 'Horário mudado', description: 'Avisamos os dois por e-mail.' })
      void navigate(AGENDA)
    },
  })
  return (
    // What was wrong with another time is not wrong with this one.
    <ChooseAgain booking={booking} onTime={() => move.reset()}>
      {({ startsAt, zone, readAgain }) => (
        <BookingSummary booking={startsAt ? movedTo(booking, startsAt) : booking}>
          <div className="grid gap-4 border-line border-t pt-5">
            <FreeAfterReschedule booking={booking} startsAt={startsAt} zone={zone} />
            {move.isError && <ErrorState title="O horário não mudou">{errorMessage(move.error)}</ErrorState>}
            <p className="text-quiet text-sm">
              {!startsAt && 'Escolha outro dia ou outra hora. '}Agora é {nowInWords(booking, zone)}.
            </p>
            {startsAt && (
              <Button
                size="lg"
                wide
                busy={move.isPending}
                busyWords="Mudando…"
                onClick={() => move.mutate(startsAt, { onError: (error) => isConflict(error) && readAgain() })}
              >
                Mudar para {startInWords(startsAt, zone)}
              </Button>
            )}
            <p className="text-quiet text-xs">Cada consulta muda de horário uma vez só. Nada mais é cobrado.</p>
            <a href={AGENDA} className="prose-link text-sm">
              Deixar como está
            </a>
          </div>
        </BookingSummary>
      )}
    </ChooseAgain>
  )
}

/** The booking as it would be at another start. */
const movedTo = (booking: Booking, startsAt: Date): Booking => ({
  ...booking,
  startsAt,
  freeUntil:
    booking.freeUntil &&
    booking.agreedAt &&
    freeUntilAfterReschedule({ freeUntil: booking.freeUntil, agreedAt: booking.agreedAt }, startsAt, booking.readAt),
})

/** What a move takes from the time in which cancelling costs nothing. */
function FreeAfterReschedule({
  booking,
  startsAt,
  zone,
}: {
  booking: Booking
  startsAt: Date | undefined
  zone: string
}) {
  const { freeUntil, readAt } = booking
  const late = lateCostOf(booking)
  if (!freeUntil) return null
  if (isLate(booking, readAt))
    return (
      <Notice tone="warn">O prazo para desmarcar sem custo já passou. Se você mudar e depois desmarcar, {late}.</Notice>
    )
  const next = startsAt && movedTo(booking, startsAt).freeUntil
  if (!next || next >= freeUntil) return null
  return (
    <Notice tone="warn">
      {isLate({ freeUntil: next }, readAt) ? (
        <>Neste horário não dá mais para desmarcar sem custo: se você mudar e depois desmarcar, {late}.</>
      ) : (
        <>
          Neste horário, o prazo para desmarcar sem custo termina antes: {startInWords(next, zone)}, e não{' '}
          {startInWords(freeUntil, zone)}.
        </>
      )}
    </Notice>
  )
}
