import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { type Booking, cancelBooking } from '../../bookings/contract.ts'
import { lateFeeOf, moneyInWords, reasonOf, whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { aheadMsOf, useBooking, useReached } from '../use-bookings.ts'
import { PayReservation } from './pay-booking.tsx'

/** One booking of a client from its reservation on: to pay, booked, or over. */
export function ReservationPage({ id, personId }: { id: string; personId: string }) {
  const { data: booking, dataUpdatedAt, error, refetch, show } = useBooking(id, personId)
  const isReserved = booking?.state === 'reserved'
  const aheadMs = booking ? aheadMsOf(booking, dataUpdatedAt) : 0
  const isOver = useReached(isReserved ? booking.expiresAt : undefined, aheadMs)
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  if (!booking) return error ? <Missing error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />
  return (
    <>
      <PageHeading overline="Agendar" title={titleOf(booking, isOver)} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-8">
          {isReserved && !isOver && (
            <>
              <HeldUntil booking={booking} />
              <PayReservation booking={booking} onMoved={show} />
              <GiveBack booking={booking} onDone={show} />
            </>
          )}
          {booking.state === 'confirmed' && <Booked booking={booking} />}
          {(isOver || !(isReserved || booking.state === 'confirmed')) && <Ended booking={booking} isOver={isOver} />}
        </div>
        <BookingSummary booking={booking} />
      </div>
    </>
  )
}

function titleOf({ state }: Booking, isOver: boolean) {
  if (isOver || state === 'expired') return 'A reserva terminou'
  if (state === 'reserved') return 'Falta só pagar'
  if (state === 'confirmed') return 'Consulta marcada'
  return state === 'cancelled' ? 'Consulta desmarcada' : 'Consulta encerrada'
}

/** Until when the place is held; said once, without counting down. */
function HeldUntil({ booking }: { booking: Booking }) {
  const zone = useDeviceZone()
  return (
    <Notice tone="accent" title={`Guardado até ${wallTimeIn(zone, booking.expiresAt).time.replace(':', 'h')}`}>
      O horário é seu enquanto você paga. Se passar, ele volta para a agenda, e um pagamento que chegar depois vira
      crédito no seu saldo.
    </Notice>
  )
}

function GiveBack({ booking, onDone }: { booking: Booking; onDone: (booking: Booking) => void }) {
  const cancel = useMutation({
    mutationFn: () => browserApi(cancelBooking, { id: booking.id, seenFeeCents: 0n }),
    onSuccess: onDone,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <a href={againPath(booking)} className="prose-link text-sm">
        Escolher outro horário
      </a>
      <Button variant="quiet" size="sm" busy={cancel.isPending} busyWords="Desistindo…" onClick={() => cancel.mutate()}>
        Desistir desta reserva
      </Button>
      {cancel.isError && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(cancel.error)}
        </p>
      )}
    </div>
  )
}

/** The same consultant and length, at the day that was chosen. */
export const againPath = ({ consultant, channel, minutes, startsAt, zone }: Booking) =>
  `/agendar?${new URLSearchParams({
    consultor: consultant.id,
    canal: channel,
    duracao: String(minutes),
    dia: wallTimeIn(zone, startsAt).day,
    fuso: zone,
  })}`

function Booked({ booking }: { booking: Booking }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const zone = useDeviceZone()
  useEffect(() => heading.current?.focus(), [])
  const { day, times } = whenInWords(booking, zone)
  return (
    <section className="grid justify-items-start gap-5">
      <Ornament />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Está marcado com {booking.consultant.name}
      </h2>
      <p className="measure text-lg">
        <span className="inline-block first-letter:uppercase">{day}</span>, das {times}. A sala abre 10 minutos antes;
        avisamos por e-mail um dia e uma hora antes, e aqui no site quando ela abrir.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/client-dashboard?secao=agenda" size="lg">
          Ver minha agenda
        </LinkButton>
        <LinkButton href={`/consultores/${booking.consultant.id}`} size="lg" variant="secondary">
          Perfil de {booking.consultant.name}
        </LinkButton>
        <DownloadButton href={`/api/bookings/${booking.id}/calendar`} name="consulta-sensitivos.ics">
          Adicionar ao calendário
        </DownloadButton>
      </div>
    </section>
  )
}

function Ended({ booking, isOver }: { booking: Booking; isOver: boolean }) {
  const reason = isOver ? 'O tempo para pagar terminou, e o horário voltou para a agenda.' : reasonOf(booking, 'client')
  return (
    <section className="grid justify-items-start gap-5">
      <p className="measure text-lg">
        {reason} {!isOver && moneyInWords(booking)}
      </p>
      {(isOver || booking.state === 'expired') && (
        <p className="measure text-quiet">
          Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco avisar, e serve para marcar de
          novo.
        </p>
      )}
      <LinkButton href={againPath(booking)}>Escolher outro horário</LinkButton>
    </section>
  )
}

/** What was chosen, what it costs and the rules, before and after paying. */
export function BookingSummary({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const zone = useDeviceZone()
  const { day, times, place } = whenInWords(booking, zone)
  const { consultant, channel, minutes, pricePerMinuteCents, priceCents, freeUntil, state } = booking
  const free = freeUntil && wallTimeIn(zone, freeUntil)
  const byMinutes = booking.coveredMs > 0
  const late = byMinutes ? 'usa dez dos seus minutos' : `custa ${formatBRL(lateFeeOf(pricePerMinuteCents))}`
  return (
    <Card as="section" aria-labelledby="resumo" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="resumo" className="font-medium font-sans text-quiet text-sm">
          Resumo
        </h2>
        <p className="font-display text-xl">Consulta com {consultant.name}</p>
        <p className="text-sm">
          <span className="block font-semibold first-letter:uppercase">{day}</span>
          <span className="tabular-nums">
            {times}, horário de {place}
          </span>
        </p>
      </header>
      <dl className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <dt>
            {minutes} minutos por {channelNames[channel].toLowerCase()}, a {formatBRL(pricePerMinuteCents)}
          </dt>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold">
          <dt>Total</dt>
          <dd>
            {byMinutes ? (
              `${minutes} dos seus minutos`
            ) : (
              <Money amount={priceCents} className="font-display font-normal text-3xl" />
            )}
          </dd>
        </div>
      </dl>
      {children}
      <ul className="grid list-disc gap-1.5 border-line border-t pt-5 pl-5 text-sm marker:text-metal">
        <li>
          Só se paga o tempo em que os dois estiverem lá; o resto volta para{' '}
          {byMinutes ? 'os seus minutos' : 'o seu saldo'}.
        </li>
        {free && state === 'confirmed' ? (
          <li>
            Desmarcar não custa nada até {dayInWords(free.day)}, {free.time}. Depois, ou se você não aparecer, {late}.
          </li>
        ) : (
          <li>
            Desmarcar não custa nada até 12 horas antes e nos 30 minutos depois de marcar. Fora disso, ou se você não
            aparecer, {late}.
          </li>
        )}
        <li>Dá para mudar o horário uma vez, até duas horas antes.</li>
      </ul>
    </Card>
  )
}

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeading
      overline="Agendar"
      title={isMissing(error) ? 'Não encontramos este agendamento' : 'O agendamento não abriu'}
    />
    {isMissing(error) ? (
      <ErrorState
        title="Ele não existe, ou é de outra conta"
        action={<LinkButton href="/agendar">Marcar uma consulta</LinkButton>}
      >
        Confira o endereço ou se você entrou com a conta que marcou.
      </ErrorState>
    ) : (
      <ErrorState onRetry={onRetry}>{errorMessage(error)}</ErrorState>
    )}
  </>
)
