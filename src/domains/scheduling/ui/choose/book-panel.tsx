import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { type Channel, channelNames } from '#domains/consultants/rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { reserveBooking } from '../../bookings/contract.ts'
import type { BookingMinutes } from '../../rules.ts'
import { lateMinutesOf } from '../../pack-minutes.rules.ts'
import { lateFeeOf } from '../booking-words.ts'
import { dayInShort, dayInWords, placeOf, type WallTime, wallTimeIn, wallTimeOf } from '../local-time.ts'
import { type FreeTimes, nearestTo } from './free-times.ts'

const MINUTE_MS = 60_000
const NEAREST = 4

type Props = {
  consultant: ConsultantProfile
  channel: Channel
  minutes: BookingMinutes
  pricePerMinute: Centavos
  zone: string
  /** `yyyy-mm` of `times`: those that the calendar shows. */
  months: readonly string[]
  times: FreeTimes
  startsAt: Date | undefined
  onTime: (at: Date) => void
  /** Times and prices may be others by now. */
  onChanged: () => void
}

/** What is chosen, what it costs, the rules, and the only button that holds the place. */
export function BookPanel(props: Props) {
  const { consultant, channel, minutes, pricePerMinute, zone, times, startsAt } = props
  const { name, title, imageUrl } = consultant
  const isFree = times.slots.some((slot) => slot.getTime() === startsAt?.getTime())
  return (
    <Card as="section" id="resumo" aria-label="Resumo" className="grid scroll-mt-24 gap-5 lg:sticky lg:top-24">
      <header className="flex items-center gap-4">
        <Avatar name={name} imageUrl={imageUrl} />
        <div className="grid min-w-0 justify-items-start">
          <p className="font-display text-xl leading-tight">{name}</p>
          <p className="text-quiet text-sm">{title}</p>
        </div>
      </header>
      <dl className="grid gap-2 border-line border-t pt-4">
        <Row words="Quando">
          {startsAt && isFree ? (
            <When startsAt={startsAt} minutes={minutes} zone={zone} times={times} />
          ) : (
            <span className="text-quiet">escolha um horário</span>
          )}
        </Row>
        <Row words="Como">
          {minutes} minutos por {channelNames[channel].toLowerCase()}
        </Row>
        <Row words="Preço de hoje">
          <Money amount={pricePerMinute} /> por minuto
        </Row>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold">
          <dt>Total</dt>
          <dd>
            <Money amount={pricePerMinute * BigInt(minutes)} className="font-display font-normal text-3xl" />
          </dd>
        </div>
      </dl>
      <Reserve {...props} isFree={isFree} />
      <p className="border-line border-t pt-4 text-quiet text-sm">
        Você só paga o tempo em que os dois estiverem lá. O resto volta para o seu saldo. Se {name} não vier, volta
        tudo.
      </p>
    </Card>
  )
}

const Row = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3 text-sm">
    <dt className="w-[6.5rem] text-quiet">{words}</dt>
    <dd className="min-w-0 flex-1 basis-[7rem]">{children}</dd>
  </div>
)

function When({ startsAt, minutes, zone, times }: Pick<Props, 'minutes' | 'zone' | 'times'> & { startsAt: Date }) {
  const [from, theirs] = [wallTimeOf(times.clock, startsAt), wallTimeOf(times.theirClock, startsAt)]
  const until = wallTimeOf(times.clock, new Date(startsAt.getTime() + minutes * MINUTE_MS))
  return (
    <>
      <strong className="block font-semibold first-letter:uppercase">{dayInWords(from.day)}</strong>
      <span className="block tabular-nums">
        {from.time} às {until.time}, horário de {placeOf(zone)}
      </span>
      <a href="#quando" className="prose-link lg:hidden">
        Escolher outro horário
      </a>
      {(theirs.time !== from.time || theirs.day !== from.day) && (
        <span className="block text-quiet tabular-nums">
          {theirs.time} em {placeOf(times.zone)}
          {theirs.day !== from.day && `, ${dayInWords(theirs.day)}`}
        </span>
      )}
    </>
  )
}

/** On a small screen the summary is far below the times: the way there, in reach of the thumb. */
export function ToSummary({ startsAt, total, times }: { startsAt: Date; total: Centavos; times: FreeTimes }) {
  const { day, time } = wallTimeOf(times.clock, startsAt)
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-line border-t bg-surface px-4 py-3 lg:hidden">
      <LinkButton href="#resumo" wide>
        {dayInShort(day)}, {time}: conferir {formatBRL(total)}
      </LinkButton>
    </div>
  )
}

function Reserve(props: Props & { isFree: boolean }) {
  const { consultant, channel, minutes, pricePerMinute, zone, months, times, startsAt, isFree } = props
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const asked = useRef<{ id: string; what: string }>(undefined)
  const total = pricePerMinute * BigInt(minutes)
  const fee = lateFeeOf(pricePerMinute)
  const reserve = useMutation({
    mutationFn: async (at: Date) => {
      const chosen = { consultantId: consultant.id, channel, minutes, zone, startsAt: at.toISOString() }
      const what = JSON.stringify(chosen)
      if (asked.current?.what !== what) asked.current = { id: crypto.randomUUID(), what }
      return browserApi(reserveBooking, {
        ...chosen,
        startsAt: at,
        id: asked.current.id,
        seenCents: total,
        agreesToFee: true,
      })
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries()
      void navigate(`/agendar?reserva=${id}`)
    },
    onError: (error) => {
      asked.current = undefined
      if (error instanceof ApiError && error.status === 409) props.onChanged()
    },
  })
  // What was wrong with another time is not wrong with this one.
  const refusal = reserve.variables?.getTime() === startsAt?.getTime() ? reserve.error : null
  const press = () => {
    if (!startsAt || !isFree) return
    setMissing(!hasAgreed)
    if (hasAgreed) reserve.mutate(startsAt)
  }
  const isInView = startsAt && months.includes(wallTimeOf(times.clock, startsAt).day.slice(0, 7))
  const gone = isInView && !isFree ? startsAt : undefined
  return (
    <div className="grid gap-4">
      {(refusal || gone) && <Refused error={refusal} gone={gone} zone={zone} times={times} onTime={props.onTime} />}
      {startsAt && isFree && (
        <>
          {state === 'signed-out' ? (
            <p className="text-sm first-letter:uppercase">
              <Terms startsAt={startsAt} zone={zone} channel={channel} fee={fee} />
            </p>
          ) : (
            <Checkbox
              label={
                <>
                  Concordo: <Terms startsAt={startsAt} zone={zone} channel={channel} fee={fee} />
                </>
              }
              hint="Nos 30 minutos depois de marcar, desmarcar é sempre grátis."
              error={isMissing && !hasAgreed && 'Marque aqui para continuar.'}
              checked={hasAgreed}
              onChange={(event) => setAgreed(event.target.checked)}
            />
          )}
          {state === 'signed-in' && user.role !== 'client' ? (
            <p className="text-quiet text-sm">Só contas de cliente marcam consultas. Você entrou como {user.email}.</p>
          ) : state === 'signed-out' ? (
            <div className="grid gap-2">
              <LinkButton href={signInPathFor(pathname + search)} wide>
                Entrar para reservar
              </LinkButton>
              <LinkButton
                href={signInPathFor(pathname + search).replace('/login', '/cadastro-novo')}
                variant="secondary"
                wide
              >
                Criar conta grátis
              </LinkButton>
              <p className="text-quiet text-xs">Você volta a este mesmo horário.</p>
            </div>
          ) : (
            <div className="grid gap-2">
              <Button size="lg" wide busy={reserve.isPending} busyWords="Guardando o horário…" onClick={press}>
                Reservar por {formatBRL(total)}
              </Button>
              <p className="text-quiet text-xs">
                O horário fica guardado para você por 15 minutos enquanto paga. Nada é cobrado agora.
              </p>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type TermsProps = { startsAt: Date; zone: string; channel: Channel; fee: Centavos }

const Terms = ({ startsAt, zone, channel, fee }: TermsProps) => (
  <>
    {untilWords(startsAt, zone)}, desmarcar é grátis. Depois, ou se você faltar, custa{' '}
    <strong className="whitespace-nowrap">{formatBRL(fee)}</strong>, o preço de dez minutos. Quem paga com minutos perde{' '}
    {lateMinutesOf({ channel })} deles.
  </>
)

/** Until when cancelling is free, for somebody who books about now. */
function untilWords(startsAt: Date, zone: string) {
  const until = new Date(startsAt.getTime() - 12 * 60 * MINUTE_MS)
  if (until.getTime() <= Date.now()) return 'na próxima meia hora'
  const { day, time } = wallTimeIn(zone, until)
  return `até ${dayInWords(day)}, ${time}`
}

/** The place that somebody else has now, in words, and the nearest ones that are free. */
function Refused({
  error,
  gone,
  zone,
  times,
  onTime,
}: Pick<Props, 'zone' | 'times' | 'onTime'> & { error: Error | null; gone: Date | undefined }) {
  const nearest = gone ? nearestTo(times.slots, gone, NEAREST) : []
  const words = error ? errorMessage(error) : 'Outra pessoa o reservou, ou ele não cabe nesta duração.'
  const named = (at: Date): WallTime => wallTimeOf(times.clock, at)
  return (
    <ErrorState title={gone ? 'Este horário não está livre' : 'O horário não foi reservado'}>
      <p>{words}</p>
      {nearest.length > 0 && (
        <ul aria-label={`Os mais próximos, horário de ${placeOf(zone)}`} className="mt-3 grid gap-2">
          {nearest.map((at) => (
            <li key={at.getTime()}>
              <Button variant="secondary" size="sm" wide onClick={() => onTime(at)}>
                {dayInWords(named(at).day)}, {named(at).time}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ErrorState>
  )
}
