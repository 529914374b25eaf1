import type { RowSelectionState } from '@tanstack/react-table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { LIST_ENDPOINTS } from '../contract.ts'
import { listOf, type ListName } from '../lists.rules.ts'
import { ColumnChoice } from './column-choice.tsx'
import { DataTable, type Row } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { askedOf, changed, type Fixed, nameOf, OPEN, shownColumns } from './list-address.ts'
import { EndSessionsOfMany } from './end-sessions-of-many.tsx'
import { NoteOnMany } from './note-on-many.tsx'
import { SavedViews } from './saved-views.tsx'
import { SidePanel } from './side-panel.tsx'

type Props = {
  list: ListName
  /** Filters that the page around the list decides: of this person. */
  fixed?: Fixed
  /** What stands beside the list of the row that is open. */
  details: (id: string) => ReactNode
}
const NOTHING: Fixed = {}

/** A list of the team's: what it shows stands in the address, so that back, reload and a link show it again. */
export function TeamList({ list, fixed = NOTHING, details }: Props) {
  const [address, setAddress] = useSearchParams()
  const asked = askedOf(list, address, fixed)
  const page = new URLSearchParams(asked).toString()
  const openId = address.get(OPEN)
  const change = (next: URLSearchParams) => setAddress(next, { preventScrollReset: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {fixed === NOTHING && <SavedViews list={list} address={address} />}
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          openId && 'xl:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <Rows key={page} {...{ list, fixed, asked, address, change, openId }} />
        {openId && (
          <SidePanel
            key={openId}
            onClose={() => {
              document.querySelector<HTMLElement>(`[data-row="${CSS.escape(openId)}"]`)?.focus()
              change(changed(address, { [OPEN]: undefined }))
            }}
          >
            {details(openId)}
          </SidePanel>
        )}
      </div>
    </div>
  )
}

type RowsProps = {
  list: ListName
  fixed: Fixed
  asked: Record<string, string>
  address: URLSearchParams
  change: (next: URLSearchParams) => void
  openId: string | null
}

function Rows({ list, fixed, asked, address, change, openId }: RowsProps) {
  const { title, columns, kind, one, none, many } = listOf(list)
  const query = useQuery({ ...apiQuery(LIST_ENDPOINTS[list], asked), staleTime: 0 })
  const { user } = useSession()
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const rows = useMemo(() => (query.data?.rows ?? []) as readonly Row[], [query.data])
  const shown = useMemo(() => shownColumns(list, address), [list, address])
  const picked = rows.filter(({ id }) => chosen[id])
  const names = new Map(rows.flatMap(peopleIn).map(({ id, name }) => [id, name]))
  const wanted = Object.entries(asked).filter(([key]) => key !== 'after' && key !== 'before')
  const fileOf = (ids?: readonly string[]) =>
    `/api/team/files/${list}?${new URLSearchParams([...wanted, ...(ids ? [['ids', ids.join(',')]] : [])])}`
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar {...{ list, address, fixed }} onChange={change} nameOfPerson={(id) => names.get(id)} />
      {query.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} action={<a href="?">Começar a lista de novo</a>}>
          {errorMessage(query.error)}
        </ErrorState>
      ) : rows.length === 0 ? (
        <EmptyState title={`${none} aqui`}>Tire um filtro, ou volte ao começo da lista.</EmptyState>
      ) : (
        <>
          <DataTable
            caption={title}
            {...{ rows, columns, shown, chosen, openId }}
            onChoose={setChosen}
            hrefOf={(id) => `?${changed(address, { [OPEN]: id })}`}
          />
          <nav aria-label="Páginas da lista" className="flex flex-wrap items-center justify-between gap-3">
            <PageLink words="← Anteriores" cursor={query.data.previous} place="before" address={address} />
            <PageLink words="Próximas →" cursor={query.data.next} place="after" address={address} />
          </nav>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
        {picked.length > 0 ? (
          <>
            <p role="status" className="text-sm">
              {picked.length === 1 ? `1 ${one}` : `${picked.length} ${many}`}
            </p>
            <DownloadButton href={fileOf(picked.map(({ id }) => id))} name={`${list}.csv`}>
              Baixar as escolhidas
            </DownloadButton>
            <NoteOnMany rows={picked} kind={kind} />
            {kind === 'person' && mayDo(user, 'suspensions') && <EndSessionsOfMany rows={picked} />}
            <Button variant="quiet" size="sm" onClick={() => setChosen({})}>
              Desmarcar
            </Button>
          </>
        ) : (
          <>
            <DownloadButton href={fileOf()} name={`${list}.csv`}>
              Baixar a lista
            </DownloadButton>
            <ColumnChoice list={list} address={address} onChange={change} />
          </>
        )}
      </div>
    </section>
  )
}

const peopleIn = (row: Row) =>
  [row.person, row.client, row.consultant].filter(
    (value): value is { id: string; name: string } => typeof value === 'object' && value !== null,
  )

type PageLinkProps = { words: string; cursor: string | null; place: 'after' | 'before'; address: URLSearchParams }

/** A page of a list by the row beside it. */
const PageLink = ({ words, cursor, place, address }: PageLinkProps) => {
  if (cursor === null) return <span />
  const next = changed(address, { [place]: cursor })
  next.delete(nameOf(place === 'after' ? 'before' : 'after'))
  return (
    <LinkButton variant="quiet" size="sm" href={`?${next}`} rel={place === 'after' ? 'next' : 'prev'}>
      {words}
    </LinkButton>
  )
}
