import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readSwitches } from '../contract.ts'
import { SwitchRow } from './switch-row.tsx'

/** Everything that can be switched off, with how it stands. */
export function SwitchList() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readSwitches, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <section id="interruptores" aria-labelledby="interruptores-titulo" className="grid gap-3">
      <h2 id="interruptores-titulo" className="text-xl">
        Interruptores
      </h2>
      <p className="measure text-quiet text-sm">
        Vale na hora, em todos os processos. O que já corre continua: o relógio de uma consulta nunca para por aqui.
      </p>
      <ul className="border-line border-t">
        {data.switches.map((one) => (
          <SwitchRow key={`${one.name} ${String(one.isClosed)} ${one.words}`} one={one} />
        ))}
      </ul>
    </section>
  )
}
