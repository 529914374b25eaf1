import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { listMissedWords } from '../search/contract.ts'

/** For the team: words that people searched and that nobody's profile and no need knows. */
export function MissedWords() {
  const { data, error, refetch } = useQuery(apiQuery(listMissedWords, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  return (
    <div className="grid gap-3">
      <p className="measure text-quiet text-sm">
        Nos últimos 30 dias, palavras buscadas três vezes ou mais. Guardamos só a palavra e o dia, nunca quem buscou.
      </p>
      {data.words.length === 0 ? (
        <p>Nenhuma: o que as pessoas buscaram, elas encontraram.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {data.words.map(({ word, times, lastOn }) => (
            <li key={word} className="rounded-full border border-line bg-surface px-4 py-1.5 text-sm">
              <strong className="font-semibold">{word}</strong>{' '}
              <span className="text-quiet">
                {times} vezes, a última em {formatIsoDay(lastOn)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
