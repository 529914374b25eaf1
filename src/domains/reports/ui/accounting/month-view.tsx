import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readBooksMonth } from '../../books/contract.ts'
import { BalanceTable } from './balance-table.tsx'
import { CheckMonth } from './check-month.tsx'
import { CloseMonth } from './close-month.tsx'
import { CameLate } from './came-late.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthFiles } from './month-files.tsx'
import type { Month } from './month.ts'
import { MonthState } from './month-state.tsx'
import { MovementTable } from './movement-table.tsx'
import { NotesOfMonth } from './notes-of-month.tsx'

/** One month of the books: how it stands, what is in it, what came late, its files and its notes. */
export function MonthView({ month }: { month: string }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readBooksMonth, { month }), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Standing month={data} />
      <MonthFigures figures={data.figures} />
      <CameLate month={data} />
      <MonthFiles month={month} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
        <MovementTable caption="Receita da casa" rows={data.revenue} />
        <MovementTable caption="Custos da casa" rows={data.costs} />
      </div>
      <BalanceTable lines={data.balance} />
      {data.state === 'closed' && <NotesOfMonth month={month} counts={data.notes} />}
    </div>
  )
}

function Standing({ month }: { month: Month }) {
  const { state, closedAt, closedByName, throughJournal, journals, hash } = month
  if (state !== 'closed')
    return (
      <div className="grid gap-4">
        <p className="flex items-center gap-3">
          <MonthState state={state} />
          <span className="text-quiet text-sm">Os valores ainda mudam com cada lançamento.</span>
        </p>
        {state === 'next' && <CloseMonth month={month} />}
        {state === 'open' && <Notice>Os meses se fecham em ordem: feche antes o mês aberto mais antigo.</Notice>}
      </div>
    )
  return (
    <section aria-label="Fechamento" className="grid gap-4">
      <p className="flex items-center gap-3">
        <MonthState state={state} />
        <span className="text-quiet text-sm">O que está nele não muda mais.</span>
      </p>
      <DefinitionList>
        <Definition name="Fechado">
          {closedAt && formatDayAndTime(closedAt)}
          {closedByName && ` por ${closedByName}`}
        </Definition>
        <Definition name="Lançamentos">
          {journals?.toLocaleString('pt-BR')}, até o de número {throughJournal}
        </Definition>
        <Definition name="Selo (SHA-256 do selo do mês anterior e de cada lançamento)">
          <span className="break-all font-mono text-xs">{hash}</span>
        </Definition>
      </DefinitionList>
      <CheckMonth month={month.month} />
    </section>
  )
}
