import { useSearchParams } from 'react-router'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { LogState } from './log-state.tsx'
import { filterOf, queryOf } from './log-query.ts'

/** The log of what the team did: its chain, filters that the address keeps, and the entries. */
export function LogPage() {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  return (
    <div className="grid gap-5">
      <LogState />
      <LogFilters
        key={String(search)}
        filter={filter}
        onChange={(next) => setSearch(queryOf(next), { preventScrollReset: true })}
      />
      <LogList filter={filter} />
    </div>
  )
}
