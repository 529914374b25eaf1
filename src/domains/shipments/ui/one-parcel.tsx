import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDay } from '#shared/dates.ts'
import { giveUpParcel, type Parcel, reportMissing, sayParcelArrived } from '../contract.ts'
import { lastDay } from './last-day.ts'
import { ReturnForm } from './return-form.tsx'
import { PARCEL_STATE_WORDS } from './state-words.ts'
import { TrackingCode } from './tracking-code.tsx'
import { useParcelAct } from './use-parcel-act.ts'

type Props = { parcel: Parcel; orderId: string; isOnly: boolean }

/** One parcel: where it is, what is in it, and what can be done about it now. */
export function OneParcel({ parcel, orderId, isOnly }: Props) {
  const { n, state, lines, isResent } = parcel
  const { words, tone } = PARCEL_STATE_WORDS[state]
  const name = isOnly ? 'O seu pacote' : `Pacote ${n}`
  return (
    <Card as="article" aria-label={name} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">{name}</h3>
        <Badge tone={tone}>{state === 'packed' && parcel.isPickup ? 'Pronto para retirar' : words}</Badge>
        {isResent && <Badge>Enviado de novo</Badge>}
      </header>
      <p className="measure">{whereabouts(parcel)}</p>
      {parcel.trackingCode && <TrackingCode code={parcel.trackingCode} tracking={parcel.tracking} />}
      <ul className="grid gap-1 text-quiet text-sm">
        {lines.map((line) => (
          <li key={line.n}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      <Acts parcel={parcel} orderId={orderId} />
    </Card>
  )
}

function whereabouts(parcel: Parcel): string {
  const { state, postedAt, deliveredAt, deliveredBy, remedy, cancelledAt, isPickup } = parcel
  switch (state) {
    case 'packed':
      if (cancelledAt)
        return `Você desistiu deste pacote. Se ele não tiver saído, o valor volta até ${lastDay(cancelledAt)}.`
      return isPickup
        ? 'Está separado: traga um documento e o número do pedido.'
        : 'Está fechado, à espera da postagem.'
    case 'posted':
      return `Postado em ${formatDay(postedAt!)}.`
    case 'missing':
      return 'Você disse que não chegou. Uma pessoa da equipe está procurando com a transportadora.'
    case 'delivered':
      return deliveredBy === 'time'
        ? `Contamos como entregue em ${formatDay(deliveredAt!)}, quinze dias depois da postagem.`
        : `Entregue em ${formatDay(deliveredAt!)}.`
    case 'lost':
    case 'damaged':
      return remedy === 'refund' ? 'O valor voltou inteiro, com o frete.' : 'Mandamos tudo de novo, em outro pacote.'
    case 'cancelled':
      return 'Não foi enviado.'
  }
}

function Acts({ parcel, orderId }: Omit<Props, 'isOnly'>) {
  const { id, may, missingUntil, returnableUntil } = parcel
  const [isReturning, setReturning] = useState(false)
  const arrive = useParcelAct(sayParcelArrived, orderId)
  const miss = useParcelAct(reportMissing, orderId)
  const giveUp = useParcelAct(giveUpParcel, orderId)
  const error = arrive.error ?? miss.error ?? giveUp.error
  if (!Object.values(may).some(Boolean)) return null
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {may.arrive && (
          <Button busy={arrive.isPending} busyWords="Registrando…" onClick={() => arrive.mutate({ id })}>
            Chegou
          </Button>
        )}
        {may.miss && (
          <ConfirmButton
            variant="secondary"
            words="Não chegou"
            title="O pacote não chegou?"
            yes="Sim, não chegou"
            busy={miss.isPending}
            busyWords="Avisando…"
            onYes={() => miss.mutate({ id })}
          >
            <p>Uma pessoa da equipe fala com a transportadora e responde a você por e-mail.</p>
            <p className="text-quiet text-sm">
              Olhou com quem recebe por você, na portaria ou com os vizinhos? Você pode avisar até{' '}
              {lastDay(missingUntil!)}.
            </p>
          </ConfirmButton>
        )}
        {may.giveUp && (
          <ConfirmButton
            variant="quiet"
            words="Desistir deste pacote"
            title="Desistir deste pacote?"
            yes="Sim, desistir"
            busy={giveUp.isPending}
            busyWords="Registrando…"
            onYes={() => giveUp.mutate({ id })}
          >
            <p>
              Ele já está fechado e pode estar a caminho dos correios. Se ainda estiver aqui, o valor volta assim que
              alguém confirmar, no máximo no fim do próximo dia útil.
            </p>
            <p className="text-quiet text-sm">Se já tiver saído, você devolve sem custo quando chegar.</p>
          </ConfirmButton>
        )}
        {may.return && !isReturning && (
          <Button variant="secondary" onClick={() => setReturning(true)}>
            Devolver
          </Button>
        )}
      </div>
      {may.return && (
        <p className="text-quiet text-sm">
          Você pode devolver até {lastDay(returnableUntil!)}, sem custo e sem dizer por quê.
        </p>
      )}
      {isReturning && may.return && <ReturnForm parcel={parcel} orderId={orderId} onDone={() => setReturning(false)} />}
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
    </div>
  )
}
