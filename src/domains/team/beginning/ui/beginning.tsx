import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readBeginning } from '../contract.ts'
import { STEP_NAMES } from '../rules.ts'
import { BeginningStep, OpeningStep } from './beginning-step.tsx'

/** The steps from an empty site to one that sells, each done once; afterwards since when it sells. */
export function Beginning() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readBeginning, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-48 w-full" />
  if (data.openedAt) return <p className="text-quiet text-sm">O site vende desde {formatDayAndTime(data.openedAt)}.</p>
  const isDone = (name: string) => data.steps.some((step) => step.name === name && step.isDone)
  return (
    <section aria-labelledby="abertura" className="grid gap-3">
      <h2 id="abertura" className="text-xl">
        Para abrir as vendas
      </h2>
      <p className="measure text-quiet text-sm">
        Ninguém compra nem marca até o último passo. Pode parar e voltar: o que já foi feito fica feito.
      </p>
      <ol className="border-line border-t">
        {STEP_NAMES.map((name) => (
          <BeginningStep key={name} name={name} isDone={isDone(name)} />
        ))}
        <OpeningStep />
      </ol>
    </section>
  )
}
