import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { type Booking, listBookings } from '../../bookings/contract.ts'
import { RESCHEDULE_BEFORE_MS } from '../../bookings/rules.ts'
import { requestReschedule } from '../../reschedule-requests/contract.ts'
import { useBooking } from '../use-bookings.ts'
import { ChooseAgain, isConflict, nowInWords, startInWords } from './choose-again.tsx'

const AGENDA = '/consultant-dashboard?secao=agenda'

/** A consultant proposes another time for what somebody booked with them. */
export function RequestReschedule({ id, personId }: { id: string; personId: string }) {
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
        title="Propor outro horário"
        lead={`Quem decide é ${booking.client.name}. Até a resposta, vale o horário marcado.`}
      />
      {booking.canPropose ? (
        <Propose booking={booking} />
      ) : (
        <ErrorState
          title="Não dá para propor outro horário"
          action={<LinkButton href={AGENDA}>Voltar à minha agenda</LinkButton>}
        >
          Cada consulta aceita uma proposta só, até duas horas antes. Se você não puder mesmo, desmarque: tudo volta
          para quem marcou.
        </ErrorState>
      )}
    </>
  )
}

function Propose({ booking }: { booking: Booking }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { name } = booking.client
  const propose = useMutation({
    mutationFn: (to: Date) => browserApi(requestReschedule, { id: booking.id, from: booking.startsAt, startsAt: to }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listBookings.path] })
      toast({ title: 'Proposta enviada', description: `${name} recebe um e-mail e responde no painel.` })
      void navigate(AGENDA)
    },
  })
  return (
    // What was wrong with another time is not wrong with this one.
    <ChooseAgain booking={booking} leastAheadMs={RESCHEDULE_BEFORE_MS} onTime={() => propose.reset()}>
      {({ startsAt, zone, readAgain }) => (
        <Card as="section" aria-label="Resumo" className="grid gap-5">
          <header className="grid gap-1">
            <p className="font-display text-xl">Consulta com {name}</p>
            <p className="text-sm">Marcada para {nowInWords(booking, zone)}</p>
            <p className="text-quiet text-sm">
              {booking.minutes} minutos por {channelNames[booking.channel].toLowerCase()}
            </p>
          </header>
          <div className="grid gap-4 border-line border-t pt-5">
            {propose.isError && (
              <ErrorState title="A proposta não foi enviada">{errorMessage(propose.error)}</ErrorState>
            )}
            {startsAt ? (
              <Button
                size="lg"
                wide
                busy={propose.isPending}
                busyWords="Enviando…"
                onClick={() => propose.mutate(startsAt, { onError: (error) => isConflict(error) && readAgain() })}
              >
                Propor {startInWords(startsAt, zone)}
              </Button>
            ) : (
              <p className="text-quiet text-sm">Escolha um dos seus horários livres.</p>
            )}
            <a href={AGENDA} className="prose-link text-sm">
              Deixar como está
            </a>
          </div>
          <ul className="grid list-disc gap-1.5 border-line border-t pt-5 pl-5 text-sm marker:text-metal">
            <li>O horário proposto sai da sua agenda até a resposta, ou até duas horas antes do primeiro dos dois.</li>
            <li>O preço e o pagamento não mudam.</li>
            <li>Dá para propor uma vez por consulta, e retirar a proposta enquanto não houver resposta.</li>
          </ul>
        </Card>
      )}
    </ChooseAgain>
  )
}
