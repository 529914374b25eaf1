import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { AutomaticBadge, AutomaticNotice } from '#domains/consultants/ui/automatic.tsx'
import { formatBRL } from '#shared/money.ts'
import { type Booking, cancelBooking } from '../../bookings/contract.ts'
import { packMinutesOf } from '../../pack-minutes.rules.ts'
import {
  feeWords,
  isAhead,
  isOpenCall,
  lateCostOf,
  moneyInWords,
  reasonOf,
  roomOpensAt,
  whenInWords,
} from '../booking-words.ts'
import { CheckDevices } from '../check-devices.tsx'
import { DayLeaf } from '../day-leaf.tsx'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { aheadMsOf, useBooking, useReached } from '../use-bookings.ts'
import { PayReservation } from './pay-booking.tsx'

const PushOffer = lazyPart(() => import('#domains/notifications/ui/push/push-offer.tsx'), 'PushOffer')

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
      <PageHeading
        overline="Agendar"
        title={titleOf(booking, isOver)}
        lead={isReserved && <Lead booking={booking} />}
      />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-8">
          {isReserved && !isOver && (
            <>
              <HeldUntil booking={booking} />
              {booking.consultant.isAutomatic && <AutomaticNotice name={booking.consultant.name} />}
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

/** What is paid here: on a small screen the summary comes after the form. */
function Lead({ booking }: { booking: Booking }) {
  const { day, times } = whenInWords(booking, useDeviceZone())
  return `${booking.consultant.name}, ${day}, das ${times}.`
}

/** Until when the place is held; said once, without counting down. */
function HeldUntil({ booking }: { booking: Booking }) {
  const zone = useDeviceZone()
  return (
    <Notice tone="accent" title={`Guardado até ${wallTimeIn(zone, booking.expiresAt).time}`}>
      O horário é seu até lá. Se você pagar depois, o valor vira crédito no seu saldo.
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
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:-mx-3"
        busy={cancel.isPending}
        busyWords="Desistindo…"
        onClick={() => cancel.mutate()}
      >
        Desistir desta reserva, sem pagar nada
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
  const { day, times, place, iso } = whenInWords(booking, zone)
  const mails = mailsAhead(booking)
  const isRoomOpen = booking.openedAt !== null
  return (
    <section className="grid justify-items-start gap-6">
      <Ornament />
      <div className="flex items-center gap-5">
        <DayLeaf day={iso} />
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            Está marcado com {booking.consultant.name}
          </h2>
          <p className="text-lg">
            <span className="block first-letter:uppercase">{day}</span>
            das {times} <span className="text-quiet">({place})</span>
          </p>
        </div>
      </div>
      <ol className="measure grid list-disc gap-2 pl-5 marker:text-metal">
        {mails && <li>Lembramos você por e-mail {mails}.</li>}
        <li>
          {isRoomOpen
            ? 'A sala já está aberta: se os dois chegarem antes, dá para começar.'
            : `A sala abre às ${wallTimeIn(zone, roomOpensAt(booking)).time}, dez minutos antes: um aviso aparece no alto do site, em qualquer página.`}
        </li>
        {isOpenCall(booking.channel) && (
          <li>
            É uma chamada de {booking.channel === 'video' ? 'vídeo' : 'voz'}, pelo navegador: teste antes o aparelho que
            você vai usar. <CheckDevices channel={booking.channel} />
          </li>
        )}
        <li>Só o tempo em que os dois estiverem lá é cobrado. O resto volta para o seu saldo no fim.</li>
      </ol>
      <Suspense>
        <PushOffer why="O seu celular pode lembrar você da consulta, mesmo com o site fechado." />
      </Suspense>
      <div className="flex w-full flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        {isRoomOpen && (
          <LinkButton href={`/consultation/${booking.id}`} size="lg">
            Entrar na sala
          </LinkButton>
        )}
        <LinkButton
          href="/client-dashboard?secao=agenda"
          size={isRoomOpen ? undefined : 'lg'}
          variant={isRoomOpen ? 'secondary' : undefined}
        >
          Ver minha agenda
        </LinkButton>
        <DownloadButton href={`/api/bookings/${booking.id}/calendar`} name="consulta-sensitivos.ics">
          Adicionar ao calendário
        </DownloadButton>
      </div>
    </section>
  )
}

const HOUR_MS = 3_600_000

/** Which reminders are still to come, in words. */
function mailsAhead({ startsAt, readAt }: Booking): string | undefined {
  const leftMs = startsAt.getTime() - readAt.getTime()
  if (leftMs > 24 * HOUR_MS) return 'um dia e uma hora antes'
  return leftMs > HOUR_MS ? 'uma hora antes' : undefined
}

function Ended({ booking, isOver }: { booking: Booking; isOver: boolean }) {
  const reason = isOver ? 'O tempo para pagar terminou, e o horário voltou para a agenda.' : reasonOf(booking, 'client')
  return (
    <section className="grid justify-items-start gap-5">
      <p className="measure text-lg">
        {reason} {!isOver && moneyInWords(booking, 'client')}
      </p>
      {(isOver || booking.state === 'expired') && (
        <p className="measure text-quiet">
          Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco avisar, e serve para marcar de
          novo.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={againPath(booking)}>
          {booking.freeUntil ? `Marcar de novo com ${booking.consultant.name}` : 'Escolher outro horário'}
        </LinkButton>
        <LinkButton href="/client-dashboard?secao=agenda" variant="secondary">
          Ver minha agenda
        </LinkButton>
      </div>
    </section>
  )
}

/** What was chosen, what it costs and the rules, before and after paying; once it is over, what became of the money. */
export function BookingSummary({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const zone = useDeviceZone()
  const { day, times, place } = whenInWords(booking, zone)
  const { consultant, channel, minutes, pricePerMinuteCents, priceCents, freeUntil, state } = booking
  const free = freeUntil && wallTimeIn(zone, freeUntil)
  const byMinutes = booking.coveredMs > 0
  const late = lateCostOf(booking)
  return (
    <Card as="section" aria-labelledby="resumo" className="grid gap-5">
      <header className="grid gap-4">
        <h2 id="resumo" className="font-medium font-sans text-quiet text-sm">
          Resumo
        </h2>
        <div className="flex items-center gap-4">
          <Avatar name={consultant.name} imageUrl={consultant.imageUrl} />
          <div className="grid min-w-0 justify-items-start gap-1">
            <p className="font-display text-xl leading-tight">
              Consulta com{' '}
              <a href={`/consultores/${consultant.id}`} className="hover:text-accent">
                {consultant.name}
              </a>
            </p>
            {consultant.isAutomatic && isAhead(booking) && <AutomaticBadge />}
          </div>
        </div>
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
          <dt>{isAhead(booking) ? 'Total' : 'Preço'}</dt>
          <dd>
            {byMinutes ? (
              `${packMinutesOf(booking, booking.coveredMs)} dos seus minutos`
            ) : (
              <Money amount={priceCents} className="font-display font-normal text-3xl" />
            )}
          </dd>
        </div>
        {!isAhead(booking) && booking.heldCents > 0n && <Outcome booking={booking} />}
      </dl>
      {children}
      {isAhead(booking) && (
        <ul className="grid list-disc gap-1.5 border-line border-t pt-5 pl-5 text-sm marker:text-metal">
          <li>
            Você só paga o tempo em que os dois estiverem lá. O resto volta para{' '}
            {byMinutes ? 'os seus minutos' : 'o seu saldo'}.
          </li>
          {free && state === 'confirmed' && booking.readAt > freeUntil ? (
            <li>Desmarcar agora, ou não aparecer, {late}.</li>
          ) : free && state === 'confirmed' ? (
            <li>
              Desmarcar não custa nada até {dayInWords(free.day)}, {free.time}. Depois, ou se você não aparecer, {late}.
            </li>
          ) : (
            <li>
              Desmarcar não custa nada até 12 horas antes e nos 30 minutos depois de marcar. Fora disso, ou se você não
              aparecer, {late}.
            </li>
          )}
          {(state === 'reserved' || booking.canMove) && !children && (
            <li>Dá para mudar o horário uma vez, até duas horas antes.</li>
          )}
        </ul>
      )}
    </Card>
  )
}

/** What became of what was paid: each centavo is in one line. */
const Outcome = ({ booking: { state, capturedCents, feeCents, returnedCents } }: { booking: Booking }) =>
  (
    [
      ['pelo tempo juntos', capturedCents],
      [feeWords(state), feeCents],
      ['de volta ao saldo', returnedCents],
    ] as const
  )
    .filter(([, amount]) => amount > 0n)
    .map(([words, amount]) => (
      <div key={words} className="flex items-baseline justify-between gap-4 text-sm">
        <dt className="first-letter:uppercase">{words}</dt>
        <dd className="tabular-nums">
          <Money amount={amount} />
        </dd>
      </div>
    ))

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
