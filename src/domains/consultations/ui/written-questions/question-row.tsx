import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Question } from '../../written-questions/contract.ts'
import { questionPath } from './question-path.ts'
import { questionStateLabel } from './question-state-label.ts'

/** One past question: with whom, how it ended, how much, and its receipt. */
export function QuestionRow({ question: q }: { question: Question }) {
  const other = q.you === 'client' ? q.consultant : q.client
  const { words, tone } = questionStateLabel(q)
  const at = q.endedAt ?? q.boughtAt
  const amount = q.state === 'answered' ? (q.earnsCents ?? q.paidCents) : 0n
  return (
    <li className="flex items-center gap-4 border-line border-b py-4">
      <Avatar name={other.name} imageUrl={other.imageUrl} size="sm" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a href={questionPath(q)} className="font-semibold hover:text-accent hover:underline">
            {other.name}
          </a>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-quiet text-sm tabular-nums">
          {q.title}, <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-0.5 text-sm">
        <Money amount={amount} className="font-semibold" />
        {q.receiptCode && (
          <a
            href={`/relatorios?recibo=${q.receiptCode}`}
            aria-label={`Recibo da pergunta, ${other.name}, ${formatDayAndTime(at)}`}
            className="prose-link inline-flex min-h-6 items-center"
          >
            recibo
          </a>
        )}
      </div>
    </li>
  )
}
