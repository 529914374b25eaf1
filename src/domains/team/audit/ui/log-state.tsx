import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { readLogState } from '../contract.ts'

/** Whether the chain of the log holds: in one line, or with what was found. */
export function LogState() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readLogState, {}), staleTime: 60_000 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-6 w-full" />
  const when = data.checkedAt ? ` em ${formatDayAndTime(data.checkedAt)}` : ''
  if (data.violations.length > 0)
    return (
      <Notice tone="bad" title="O registro foi alterado por fora">
        <ul className="grid gap-1">
          {data.violations.slice(0, 20).map(({ rule, subject, detail }) => (
            <li key={`${rule} ${subject} ${detail}`}>
              {WORDS[rule] ?? detail}: nº {subject.replace('event ', 'do registro ')}
            </li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <p className="text-quiet text-sm">
      {data.checkedAt
        ? `A corrente de ${formatNumber(data.links)} registros está íntegra: conferida até o nº ${formatNumber(data.checkedThrough)}${when}.`
        : 'A corrente do registro ainda não foi conferida: isso acontece a cada minuto.'}
    </p>
  )
}

/** What each rule of the chain found, by its code. */
const WORDS: Readonly<Record<string, string>> = {
  A1: 'Falta um elo',
  A2: 'Um registro não é o que foi gravado',
  A3: 'Um registro entrou sem elo',
  A4: 'Um texto não é o que foi gravado',
  A5: 'Uma proteção da tabela foi desligada',
}
