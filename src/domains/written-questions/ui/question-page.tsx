import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { errorMessage, isMissing } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readQuestion } from '../contract.ts'
import { threadPath } from '../thread-path.rules.ts'
import { questionAnchor } from './question-path.ts'

/** The address of one question, as mails name it: leads to its place in the correspondence. */
export function QuestionPage({ id }: { id: string }) {
  const { data: q, error, refetch } = useQuery({ ...apiQuery(readQuestion, { id }), staleTime: 0 })
  if (q) {
    const other = q.you === 'client' ? q.consultant : q.client
    return <Navigate to={`${threadPath(other.id)}#${questionAnchor(id)}`} replace />
  }
  if (!error) return <Skeleton className="h-96 w-full" />
  return isMissing(error) ? (
    <ErrorState
      title="Não encontramos esta pergunta"
      action={<LinkButton href="/chat-room">Ver as conversas e perguntas</LinkButton>}
    >
      Confira o endereço ou se você entrou com a conta certa.
    </ErrorState>
  ) : (
    <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  )
}
