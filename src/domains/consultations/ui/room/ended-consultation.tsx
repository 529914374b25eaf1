import { type ReactNode, useMemo } from 'react'
import { Duration } from '#browser/kit/display/duration.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Consultation } from '../../contract.ts'
import { coveredSoFar } from '../cost-so-far.ts'
import { counterpartOf } from '../counterpart.ts'
import { UnsentText } from './messages/unsent-text.tsx'
import { logLines } from './messages/log-lines.ts'
import { Transcript } from './messages/transcript.tsx'
import type { RoomState } from './sync/room-state.ts'
import type { RoomActions } from './sync/use-room.ts'
import { endText } from './room-texts.ts'

type Props = {
  room: RoomState /** What the site offers after a settled conversation. */
  afterwards: ReactNode
} & Pick<RoomActions, 'outbox'>

/** A consultation that is over: what it was, what it cost, and the proof. */
export function EndedConsultation({ room: { consultation: c, events }, outbox, afterwards }: Props) {
  const { title, text } = endText(c)
  const lines = useMemo(() => logLines(events, c), [events, c])
  const hasBegun = c.startedAt !== null
  return (
    <div className="mx-auto grid max-w-2xl gap-10 py-10 sm:py-14">
      <section aria-labelledby="fim" className="grid justify-items-center gap-5 text-center">
        <Ornament />
        <h1 id="fim" className="text-3xl">
          {title}
        </h1>
        <p className="measure text-lg text-quiet" role="status">
          {text}
        </p>
        {hasBegun && <Summary room={{ consultation: c }} />}
        <div className="flex flex-wrap justify-center gap-3">
          {c.receiptCode && <LinkButton href={`/relatorios?recibo=${c.receiptCode}`}>Ver o recibo</LinkButton>}
          {c.you === 'client' ? (
            <LinkButton href={`/chat/${c.consultant.id}`} variant="secondary">
              Falar de novo com {counterpartOf(c).name}
            </LinkButton>
          ) : (
            <LinkButton href="/consultant-dashboard" variant="secondary">
              Voltar ao painel
            </LinkButton>
          )}
        </div>
      </section>
      {afterwards}
      <UnsentText roomId={c.id} outbox={outbox} />
      {lines.some(({ kind }) => kind === 'group') && <Transcript lines={lines} />}
    </div>
  )
}

function Summary({ room: { consultation: c } }: { room: Pick<RoomState, 'consultation'> }) {
  const covered = coveredSoFar(c, c.billedMs)
  return (
    <dl className="grid w-full overflow-hidden rounded-lg border border-line bg-surface text-left sm:grid-cols-3 [&>div]:grid [&>div]:content-start [&>div]:gap-1 [&>div]:border-line [&>div]:px-5 [&>div]:py-4 max-sm:[&>div+div]:border-t sm:[&>div+div]:border-l">
      <div>
        <dt className="text-quiet text-sm">Tempo juntos</dt>
        <dd className="font-display text-2xl">
          <Duration ms={c.billedMs} />
        </dd>
        {covered > 0 && (
          <dd className="text-quiet text-xs">
            <Duration ms={covered} /> {c.you === 'client' ? 'dos seus minutos' : 'cobertos por minutos'}
          </dd>
        )}
        {c.endedAt && <dd className="text-quiet text-xs">{formatDayAndTime(c.endedAt)}</dd>}
      </div>
      <div>
        <dt className="text-quiet text-sm">{c.you === 'client' ? 'Você pagou' : `${c.client.name} pagou`}</dt>
        <dd className="font-display text-2xl">
          <Money amount={c.capturedCents} />
        </dd>
        <dd className="text-quiet text-xs">
          <Money amount={c.pricePerMinuteCents} /> por minuto, por segundo
        </dd>
        {c.you === 'client' && c.promotionalCents > 0n && (
          <dd className="text-quiet text-xs">
            dos quais <Money amount={c.promotionalCents} /> de bônus
          </dd>
        )}
      </div>
      <div>
        <dt className="text-quiet text-sm">{c.you === 'client' ? 'Voltou para o saldo' : 'Fica com você'}</dt>
        <dd className="font-display text-2xl">
          <Money amount={c.you === 'client' ? c.releasedCents : c.consultantCents} />
        </dd>
        <dd className="text-quiet text-xs">
          {c.you === 'client' ? <HeldBefore heldCents={c.heldCents} /> : 'depois da comissão'}
        </dd>
      </div>
    </dl>
  )
}

const HeldBefore = ({ heldCents }: Pick<Consultation, 'heldCents'>) =>
  heldCents === 0n ? (
    'nenhum crédito foi reservado'
  ) : (
    <>
      de <Money amount={heldCents} /> reservados
    </>
  )
