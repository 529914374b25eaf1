import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { listQuestions } from '../../written-questions/contract.ts'
import { isOpen } from '../../written-questions/rules.ts'
import { LoadMore } from '../my-consultations/load-more.tsx'
import { QuestionRow } from './question-row.tsx'

/** Past questions, newest first, twenty at a time. Renders nothing when there are none. */
export function PastQuestions({ most }: { /** The maximum shown; a link leads to the whole list. */ most?: number }) {
  const query = useInfiniteQuery({
    queryKey: [listQuestions.path, 'past'],
    queryFn: ({ pageParam }) => browserApi(listQuestions, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const past = query.data?.pages.flatMap(({ questions }) => questions).filter(({ state }) => !isOpen(state)) ?? []
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
