import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { type Booking, listBookings } from '../../bookings/contract.ts'
import { acceptReschedule, endRescheduleRequest } from '../../reschedule-requests/contract.ts'
import { otherOf, type Side, whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'

type Proposed = Booking & { proposal: NonNullable<Booking['proposal']> }
export const isProposed = (booking: Booking): booking is Proposed => booking.proposal !== null

/** Another time that the consultant proposes: its client answers, its consultant may withdraw it. */
export function RescheduleRequest({ booking, side }: { booking: Proposed; side: Side }) {
  const client = useQueryClient()
  const zone = useDeviceZone()
  const { id, proposal } = booking
  const { name } = otherOf(booking, side)
  const settled = (title: string, description: string) => {
    void client.invalidateQueries({ queryKey: [listBookings.path] })
    toast({ title, description })
  }
  const onError = () => void client.invalidateQueries({ queryKey: [listBookings.path] })
  const accept = useMutation({
    mutationFn: () => browserApi(acceptReschedule, { id, startsAt: proposal.startsAt }),
    onSuccess: () => settled('Novo horário aceito', 'Avisamos os dois por e-mail.'),
    onError,
  })
  const end = useMutation({
    mutationFn: () => browserApi(endRescheduleRequest, { id }),
    onSuccess: () =>
      side === 'client'
        ? settled('O horário fica como estava', `Avisamos ${name} por e-mail.`)
        : settled('Proposta retirada', 'O horário voltou para a sua agenda.'),
    onError,
  })
  const { day, times, place } = whenInWords({ ...booking, startsAt: proposal.startsAt }, zone)
  const until = wallTimeIn(zone, proposal.answerBy)
  const free = wallTimeIn(zone, proposal.freeUntil)
  const answerBy = `${dayInWords(until.day)}, ${until.time}`
  const error = accept.error ?? end.error
  return (
    <section
      aria-label={`Proposta de outro horário para a consulta com ${name}`}
      className="grid w-full basis-full gap-3 rounded-md border border-accent bg-accent-wash p-4"
    >
      <div className="grid gap-1">
        <p className="text-sm">{side === 'client' ? `${name} propõe outro horário` : 'Você propôs outro horário'}</p>
        <p className="font-display text-lg leading-tight first-letter:uppercase">
          {day}, <span className="whitespace-nowrap tabular-nums">{times}</span>
          <span className="text-base text-quiet"> ({place})</span>
        </p>
        <p className="measure text-quiet text-sm">
          {side === 'client' ? (
            <>
              Fica guardado para você até {answerBy}; sem resposta, vale o horário marcado. O preço não muda. Se você
              aceitar agora, desmarcar não custa nada até {dayInWords(free.day)}, {free.time}.
            </>
          ) : (
            <>
              {name} responde até {answerBy}; sem resposta, vale o horário marcado.
            </>
          )}
        </p>
      </div>
      {error && <ErrorState title="Nada mudou">{errorMessage(error)}</ErrorState>}
      <div className="flex flex-wrap gap-2">
        {side === 'client' && (
          <Button
            size="sm"
            busy={accept.isPending}
            busyWords="Aceitando…"
            onClick={() => !end.isPending && accept.mutate()}
          >
            Aceitar o novo horário
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          busy={end.isPending}
          busyWords={side === 'client' ? 'Respondendo…' : 'Retirando…'}
          onClick={() => !accept.isPending && end.mutate()}
        >
          {side === 'client' ? 'Ficar com o marcado' : 'Retirar a proposta'}
        </Button>
      </div>
    </section>
  )
}
