import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { chooseOwnInterests, readOwnInterests } from '../../interests.contract.ts'
import { NEWSLETTER_PATH } from '../../lists/rules.ts'
import { InterestsForm } from './interests-form.tsx'

const question = apiQuery(readOwnInterests, {})

/** The newsletter of whoever is signed in: its subjects, or where to subscribe. */
export function OwnInterests() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(question)
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  if (!data.isSubscribed)
    return (
      <p className="measure text-quiet text-sm">
        A newsletter não chega ao seu e-mail, ou ele ainda não foi confirmado.{' '}
        <a href={NEWSLETTER_PATH} className="prose-link">
          Inscreva-se aqui
        </a>
        ; depois você escolhe os assuntos.
      </p>
    )
  return (
    <div className="grid gap-4">
      <InterestsForm
        saved={data.interests}
        save={async (interests) => {
          await browserApi(chooseOwnInterests, { interests })
          client.setQueryData(question.queryKey, { isSubscribed: true, interests })
        }}
      />
      <p className="measure text-quiet text-sm">Para sair da newsletter, use o link no fim de qualquer carta.</p>
    </div>
  )
}
