import { type ReactNode, useMemo } from 'react'
import { Duration } from '#browser/kit/display/duration.tsx'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Consultation } from '../../state/contract.ts'
import { chargedMs } from '../../billing/channel-usage.rules.ts'
import { chargedUsageOf } from '../charged-usage.ts'
import { counterpartOf } from '../counterpart.ts'
import { ReportCall } from './report-call.tsx'
import { UnsentText } from './messages/unsent-text.tsx'
import { logLines } from './messages/log-lines.ts'
import { Transcript } from './messages/transcript.tsx'
import type { RoomState } from './sync/room-state.ts'
import type { RoomActions } from './sync/use-room.ts'
import { channelWord, endText, hadCall } from './room-texts.ts'

type Props = {
  room: RoomState
  openOrders: ReactNode
  /** What the site offers after a settled consultation. */
  afterwards: ReactNode
} & Pick<RoomActions, 'outbox'>

/** A consultation that is over: what it was, what it cost, and the proof. */
export function EndedConsultation({ room: { consultation: c, events }, outbox, openOrders, afterwards }: Props) {
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
        <div className="w-full text-left empty:hidden">{openOrders}</div>
        {(hasBegun || c.feeCents > 0n || c.feeMs > 0) && <Summary consultation={c} />}
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
        {hadCall(c) && hasBegun && <ReportCall consultation={c} />}
        <ReportLink kind="room" id={c.id} words="Denunciar" name="esta conversa" />
      </section>
      {afterwards}
      <UnsentText roomId={c.id} outbox={outbox} />
      {lines.some(({ kind }) => kind !== 'note') && <Transcript lines={lines} events={events} consultation={c} />}
    </div>
  )
}

function Summary({ consultation: c }: { consultation: Consultation }) {
  const usage = chargedUsageOf(c)
  const covered = Number(usage.reduce((sum, { coveredMs }) => sum + coveredMs, 0n))
  const isClient = c.you === 'client'
  return (
    <dl className="grid w-full overflow-hidden rounded-lg border border-line bg-surface text-left sm:grid-cols-3">
      <SummaryFigure name="Tempo juntos" figure={<Duration ms={Number(chargedMs(usage))} />}>
        {covered > 0 && (
          <SummaryNote>
            <Duration ms={covered} />{' '}
            {!isClient ? 'pagos com minutos do cliente' : hadCall(c) ? 'pagos com os seus minutos' : 'dos seus minutos'}
          </SummaryNote>
        )}
        {c.feeMs > 0 && (
          <SummaryNote>
            <Duration ms={c.feeMs} /> de taxa da consulta marcada
          </SummaryNote>
        )}
        {c.endedAt && <SummaryNote>{formatDayAndTime(c.endedAt)}</SummaryNote>}
      </SummaryFigure>
      <SummaryFigure
        name={isClient ? 'Você pagou' : `${c.client.name} pagou`}
        figure={<Money amount={c.capturedCents + c.feeCents} />}
      >
        {c.feeCents > 0n && (
          <SummaryNote>
            <Money amount={c.feeCents} /> de taxa da consulta marcada
          </SummaryNote>
        )}
        {hadCall(c) ? (
          usage.map((part) => (
            <SummaryNote key={part.channel}>
              <Duration ms={Number(chargedMs([part]))} /> por {channelWord(part.channel)} a{' '}
              <Money amount={part.pricePerMinute} />
              /min
            </SummaryNote>
          ))
        ) : (
          <SummaryNote>
            <Money amount={c.channelUsage[0]?.pricePerMinuteCents ?? c.pricePerMinuteCents} /> por minuto, contado por
            segundo
          </SummaryNote>
        )}
        {isClient && c.promotionalCents > 0n && (
          <SummaryNote>
            dos quais <Money amount={c.promotionalCents} /> de bônus
          </SummaryNote>
        )}
        <Refunded amount={c.refundedCents} />
      </SummaryFigure>
      <SummaryFigure
        name={isClient ? 'Voltou para o saldo' : 'Fica com você'}
        figure={<Money amount={isClient ? c.releasedCents : c.consultantCents - c.refundedEarningsCents} />}
      >
        <SummaryNote>{isClient ? <HeldBefore heldCents={c.heldCents} /> : 'depois da comissão'}</SummaryNote>
        {!isClient && c.refundedEarningsCents > 0n && (
          <SummaryNote>
            já sem <Money amount={c.refundedEarningsCents} /> do reembolso
          </SummaryNote>
        )}
      </SummaryFigure>
    </dl>
  )
}

type Figure = { name: string; figure: ReactNode; children: ReactNode }

const SummaryFigure = ({ name, figure, children }: Figure) => (
  <div className="grid content-start gap-1 border-line px-5 py-4 max-sm:not-first:border-t sm:not-first:border-l">
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="font-display text-2xl">{figure}</dd>
    {children}
  </div>
)

const SummaryNote = ({ children }: { children: ReactNode }) => <dd className="text-quiet text-xs">{children}</dd>

const Refunded = ({ amount }: { amount: bigint }) =>
  amount > 0n && (
    <SummaryNote>
      Reembolsado depois: <Money amount={amount} />
    </SummaryNote>
  )

const HeldBefore = ({ heldCents }: Pick<Consultation, 'heldCents'>) =>
  heldCents === 0n ? (
    'nenhum crédito foi reservado'
  ) : (
    <>
      de <Money amount={heldCents} /> reservados
    </>
  )
