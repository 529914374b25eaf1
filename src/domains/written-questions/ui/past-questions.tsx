import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { listQuestions, type Question } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { questionPath } from './question-path.ts'
import { questionStateLabel } from './question-state-label.ts'

/** Past questions, newest first, twenty at a time. */
export const usePastQuestions = () =>
  useInfiniteQuery({
    queryKey: [listQuestions.path, 'past'],
    queryFn: ({ pageParam }) => browserApi(listQuestions, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Those of all pages that are over. */
export const pastQuestionsOf = (data: ReturnType<typeof usePastQuestions>['data']) =>
  data?.pages.flatMap(({ questions }) => questions).filter(({ state }) => !isOpen(state)) ?? []

/** Past questions. Renders nothing when there are none. */
export function PastQuestions({ most }: { /** The maximum shown; a link leads to the whole list. */ most?: number }) {
  const query = usePastQuestions()
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const past = pastQuestionsOf(query.data)
  if (past.length === 0 && !query.hasNextPage) return null
  return (
    <DashboardSection id="perguntas-anteriores" title="Perguntas por escrito">
      <ol className="border-line border-t">
        {past.slice(0, most).map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ol>
      <LoadMore query={query} shown={past.length} most={most} words="Ver todas as perguntas" />
    </DashboardSection>
  )
}

/** One past question: with whom, how it ended, how much, and its receipt. */
function QuestionRow({ question: q }: { question: Question }) {
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
