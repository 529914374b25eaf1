import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readOwnReview, writeReview } from '../contract.ts'
import { WriteForm } from './write-form.tsx'
import { WrittenReview } from './written-review.tsx'

/** After a settled consultation: the client's review, as written or as a form. For the client only. */
export function ReviewForm({ consultationId }: { consultationId: string }) {
  const question = apiQuery(readOwnReview, { id: consultationId })
  const own = useQuery(question)
  const queries = useQueryClient()
  return (
    <Card as="section" aria-label="Sua avaliação">
      {own.isPending && <Skeleton className="h-40" />}
      {own.isError && <ErrorState onRetry={() => void own.refetch()}>{errorMessage(own.error)}</ErrorState>}
      {own.data?.review && <WrittenReview review={own.data.review} />}
      {own.data?.review === null && (
        <WriteForm
          title="Avalie esta consulta"
          legend="Como foi a conversa?"
          label="O que você diria a quem está pensando em conversar?"
          hint="Aparece no perfil com o seu primeiro nome e a inicial do sobrenome. Depois de publicada, não muda mais."
          publish={(given) => browserApi(writeReview, { id: consultationId, ...given })}
          onWritten={(review) => queries.setQueryData(question.queryKey, { review })}
        />
      )}
    </Card>
  )
}
