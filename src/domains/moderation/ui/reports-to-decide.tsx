import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { isUuid } from '#shared/uuid.ts'
import { listReports } from '../reports/contract.ts'
import { KINDS, kindNames, REASONS, reasonNames } from '../reports/rules.ts'
import { ReportCase } from './report-case.tsx'

const ANY = ''
const oneOf = <const V extends readonly string[]>(values: V, value: string | null): V[number] | undefined =>
  values.find((one) => one === value)

/** A person of the address; undefined: none, or no id. */
const personIn = (params: URLSearchParams, name: 'sobre' | 'por') => {
  const id = params.get(name)
  return id && isUuid(id) ? id : undefined
}

/** Cases by deadline, or decided ones; the filters are in the address. */
export function ReportsToDecide() {
  const [params, setParams] = useSearchParams()
  const state = params.get('casos') === 'decididos' ? 'decided' : 'open'
  const [kind, reason] = [oneOf(KINDS, params.get('tipo')), oneOf(REASONS, params.get('motivo'))]
  const [about, by] = [personIn(params, 'sobre'), personIn(params, 'por')]
  const filter = {
    state,
    ...(kind && { kind }),
    ...(reason && { reason }),
    ...(about && { about }),
    ...(by && { by }),
  } as const
  const query = useInfiniteQuery({
    queryKey: [listReports.path, filter],
    queryFn: ({ pageParam }) => browserApi(listReports, { ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === ANY) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? []
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Casos"
          value={state === 'open' ? ANY : 'decididos'}
          onChange={(event) => choose('casos', event.target.value)}
        >
          <option value={ANY}>A decidir</option>
          <option value="decididos">Decididos</option>
        </Select>
        <Select label="Tipo" value={kind ?? ANY} onChange={(event) => choose('tipo', event.target.value)}>
          <option value={ANY}>Todos</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {kindNames[one]}
            </option>
          ))}
        </Select>
        <Select label="Motivo" value={reason ?? ANY} onChange={(event) => choose('motivo', event.target.value)}>
          <option value={ANY}>Todos</option>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
        </Select>
      </div>
      {(about ?? by) && (
        <p className="text-sm">
          {about ? 'Só as que são sobre ' : 'Só as que foram feitas por '}
          <a href={`/admin-dashboard/pessoas/${about ?? by}`} className="prose-link">
            uma pessoa
          </a>
          .{' '}
          <a href="/admin-dashboard/moderacao" className="prose-link">
            Ver todas
          </a>
        </p>
      )}
      {query.isPending && <Skeleton className="h-60 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.isSuccess && reports.length === 0 && (
        <EmptyState title={state === 'open' ? 'Nenhuma denúncia à espera' : 'Nada decidido ainda'}>
          As novas aparecem aqui, a de prazo mais curto primeiro.
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {reports.map((one) => (
          <li key={one.id}>
            <ReportCase one={one} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          busyWords="Buscando…"
          className="justify-self-start"
          onClick={() => void query.fetchNextPage()}
        >
          Ver mais
        </Button>
      )}
    </div>
  )
}
