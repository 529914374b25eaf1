import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Countdown } from '#browser/kit/display/countdown.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { listConsultations } from '#domains/consultations/contract.ts'
import { useServerClock } from '#domains/consultations/ui/use-server-clock.ts'
import { type Place, readOwnPlace, takeTurn } from '../contract.ts'
import { LeaveButton } from './leave-button.tsx'

/** The turn: two minutes to say yes, with the price shown again. Closed, it stays a press away. */
export function TurnDialog({ place }: { place: Place }) {
  const [isShown, setShown] = useState(true)
  const clock = useServerClock(place.readAt)
  const { consultant, channel, deadlineAt, offeredAt, pricePerMinuteCents: price } = place
  const yes = useYes(place)
  if (!deadlineAt || !offeredAt) return null
  return (
    <>
      <aside aria-label="É a sua vez" className="border-metal border-b-2 bg-metal-wash" data-print="no">
        <div className="page flex min-h-12 flex-wrap items-center justify-center gap-x-4 py-1.5 text-sm">
          <span role="alert" className="font-semibold">
            É a sua vez com {consultant.name}
          </span>
          <Button size="sm" onClick={() => setShown(true)}>
            Ver e responder
          </Button>
        </div>
      </aside>
      <Dialog open={isShown} onClose={() => setShown(false)} title={`É a sua vez com ${consultant.name}`}>
        <div className="flex items-center gap-4">
          <Countdown from={offeredAt} until={deadlineAt} label="Tempo para responder" clock={clock} />
          <p>
            {consultant.isAutomatic ? 'O programa ficou livre' : `${consultant.name} ficou livre`} e espera o seu sim
            por dois minutos. Depois, a vez passa para a próxima pessoa.
          </p>
        </div>
        {price !== null && (
          <p>
            {channelNames[channel]} por <Money amount={price} className="font-semibold" /> por minuto. Só contam os
            segundos em que vocês conversam; até dez minutos ficam reservados, e o que sobrar volta.
          </p>
        )}
        {yes.error && (
          <p role="alert" className="font-medium text-bad">
            {errorMessage(yes.error)}
          </p>
        )}
        {yes.error instanceof ApiError && yes.error.status === 402 && (
          <LinkButton href={`/comprar/creditos?consultor=${consultant.id}`} variant="secondary" wide>
            Adicionar créditos
          </LinkButton>
        )}
        <div className="grid gap-2">
          <Button
            size="lg"
            wide
            disabled={price === null}
            busy={yes.isPending}
            busyWords="Pedindo…"
            onClick={() => yes.mutate()}
          >
            Sim, pedir a conversa
          </Button>
          <div className="grid justify-items-center gap-1 text-center">
            <LeaveButton id={place.id} words="Agora não, passar a vez" />
            <p className="text-quiet text-sm">
              Quem passa ou perde a vez duas vezes espera 24 horas para entrar em outra fila.
            </p>
          </div>
        </div>
      </Dialog>
    </>
  )
}

/** The yes at the price on the screen; a second press is the same request. */
function useYes({ id, consultant, pricePerMinuteCents }: Place) {
  const consultationId = useRef<string>(undefined)
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => {
      consultationId.current ??= crypto.randomUUID()
      return browserApi(takeTurn, {
        id,
        consultantId: consultant.id,
        consultationId: consultationId.current,
        seenPriceCents: pricePerMinuteCents ?? 0n,
      })
    },
    onSuccess: (consultation) => {
      void client.invalidateQueries({ queryKey: [listConsultations.path] })
      void navigate(`/consultation/${consultation.id}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [readOwnPlace.path] }),
  })
}
