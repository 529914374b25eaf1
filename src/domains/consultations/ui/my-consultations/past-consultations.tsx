import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { absenceWords } from '../../absence.rules.ts'
import { chargedMs } from '../../billing/channel-usage.rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { isOpen } from '../../state/rules.ts'
import { chargedUsageOf } from '../charged-usage.ts'
import { clientPath, counterpartOf } from '../counterpart.ts'
import { consultationStateLabel } from './consultation-state-label.ts'
import { LoadMore } from './load-more.tsx'
import { usePastConsultations } from './use-past-consultations.ts'

type Props = { empty: ReactNode /** The maximum shown; a link leads to the whole list. */; most?: number }

/** Past consultations, newest first, twenty at a time. `empty` is shown when there is none. */
export function PastConsultations({ empty, most }: Props) {
  const query = usePastConsultations()
  if (query.isPending) return <Waiting />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const past = query.data.pages.flatMap(({ consultations }) => consultations).filter(({ state }) => !isOpen(state))
  if (past.length === 0 && !query.hasNextPage) return empty
  return (
    <div className="grid gap-5">
      <ol className="border-line border-t">
        {past.slice(0, most).map((consultation) => (
          <ConsultationRow key={consultation.id} consultation={consultation} />
        ))}
      </ol>
      <LoadMore query={query} shown={past.length} most={most} words="Ver todas as conversas" />
    </div>
  )
}

/** The empty state of a consultant: what will be listed here. */
export const NothingAnsweredYet = () => (
  <EmptyState title="Ainda não há atendimentos" art={<Emblem name="conversa" />}>
    <p>Quando você atender alguém, a conversa fica guardada aqui, com o tempo exato, o seu valor e o recibo.</p>
  </EmptyState>
)

const Waiting = () => (
  <div className="grid gap-4 border-line border-t pt-4" role="status">
    <span className="sr-only">Carregando as conversas…</span>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)

/** One past consultation: with whom, when, how long, how much, and its receipt. */
function ConsultationRow({ consultation: c }: { consultation: Consultation }) {
  const other = counterpartOf(c)
  const { words, tone } = consultationStateLabel(c)
  const refunded = c.you === 'client' ? c.refundedCents : c.refundedEarningsCents
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-4">
      <Avatar name={other.name} imageUrl={other.imageUrl} size="sm" />
      <div className="grid min-w-0 flex-1 basis-[8rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a
            href={`/consultation/${c.id}`}
            aria-label={`Consulta com ${other.name}, ${formatDayAndTime(c.requestedAt)}`}
            className="font-semibold hover:text-accent hover:underline"
          >
            {other.name}
          </a>
          {(c.state !== 'ended' || absenceWords(c.booked?.attendance, c.you)) && <Badge tone={tone}>{words}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
          <time dateTime={c.requestedAt.toISOString()}>{formatDayAndTime(c.requestedAt)}</time>
          {c.startedAt && <Duration ms={Number(chargedMs(chargedUsageOf(c)))} />}
          {c.you === 'consultant' && c.startedAt && (
            <a
              href={clientPath(other.id)}
              aria-label={`Anotações sobre ${other.name}`}
              className="prose-link inline-flex min-h-6 items-center"
            >
              anotações
            </a>
          )}
          {c.you === 'client' && (
            <a
              href={`/consulta/${other.id}`}
              aria-label={`Perfil de ${other.name}`}
              className="prose-link inline-flex min-h-6 items-center"
            >
              perfil
            </a>
          )}
        </p>
      </div>
      <div className="ml-auto grid shrink-0 justify-items-end gap-0.5 text-sm">
        <Money
          amount={c.you === 'client' ? c.capturedCents + c.feeCents : c.consultantCents}
          className="font-semibold"
        />
        {refunded > 0n && (
          <p className="text-quiet">
            Reembolsado depois: <Money amount={refunded} />
          </p>
        )}
        {c.receiptCode && (
          <a
            href={`/relatorios?recibo=${c.receiptCode}`}
            aria-label={`Recibo da consulta com ${other.name}, ${formatDayAndTime(c.requestedAt)}`}
            className="prose-link inline-flex min-h-6 items-center"
          >
            recibo
          </a>
        )}
      </div>
    </li>
  )
}
