import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Consultation } from '../../contract.ts'
import { counterpartOf } from '../counterpart.ts'
import { consultationStateLabel } from './consultation-state-label.ts'

/** One past consultation: with whom, when, how long, how much, and its receipt. */
export function ConsultationRow({ consultation: c }: { consultation: Consultation }) {
  const other = counterpartOf(c)
  const { words, tone } = consultationStateLabel(c)
  return (
    <li className="flex items-center gap-4 border-line border-b py-4">
      <Avatar name={other.name} imageUrl={other.imageUrl} size="sm" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a
            href={`/consultation/${c.id}`}
            aria-label={`Consulta com ${other.name}, ${formatDayAndTime(c.requestedAt)}`}
            className="font-semibold hover:text-accent hover:underline"
          >
            {other.name}
          </a>
          {c.state !== 'ended' && <Badge tone={tone}>{words}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
          <time dateTime={c.requestedAt.toISOString()}>{formatDayAndTime(c.requestedAt)}</time>
          {c.startedAt && <Duration ms={c.billedMs} />}
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
      <div className="grid shrink-0 justify-items-end gap-0.5 text-sm">
        <Money amount={c.you === 'client' ? c.capturedCents : c.consultantCents} className="font-semibold" />
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
