import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { NotebookPen } from '#browser/icons/notebook-pen.ts'
import { Search } from '#browser/icons/search.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { formatDay } from '#shared/dates.ts'
import { type Client, listClients } from '../contract.ts'
import { consultedWords } from '../rules.ts'
import { ClientTags } from './client-tags.tsx'

const SEARCH_AFTER_MS = 250

/** Who consulted this consultant, with a search and the tags as filters. Both stand in the address. */
export function ClientList() {
  const [address, setAddress] = useSearchParams()
  const [search, tag] = [address.get('busca') ?? '', address.get('etiqueta') ?? '']
  const query = useInfiniteQuery({
    queryKey: [listClients.path, search, tag],
    queryFn: ({ pageParam }) =>
      browserApi(listClients, {
        ...(search && { search }),
        ...(tag && { tag }),
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (earlier) => earlier,
    staleTime: 0,
  })
  const change = (name: string, value: string) =>
    setAddress(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const clients = query.data?.pages.flatMap((page) => page.clients) ?? []
  const tags = query.data?.pages[0]?.tags ?? []
  const isFiltered = search !== '' || tag !== ''
  return (
    <>
      <PageHeading
        overline="Painel do consultor"
        title="Clientes"
        lead="Quem já se consultou com você, e o que você quer lembrar. As anotações são só suas."
      />
      <div className="grid max-w-3xl gap-6">
        <SearchField
          key={search === '' ? 'empty' : 'typed'}
          search={search}
          onSearch={(typed) => change('busca', typed)}
        />
        {tags.length > 0 && (
          <ul aria-label="Filtrar por etiqueta" className="flex flex-wrap gap-2">
            {tags.map(({ tag: one, clients: count }) => (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === tag}
                  onClick={() => change('etiqueta', one === tag ? '' : one)}
                  className="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-edge bg-surface px-3.5 text-sm hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
                >
                  {one} <span className="tabular-nums opacity-80">{count}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {query.isPending && <Skeleton className="h-72 w-full" />}
        {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
        {query.data && (
          <p role="status" className="sr-only">
            {clients.length === 0 ? 'Ninguém encontrado' : `${clients.length} na lista`}
          </p>
        )}
        {query.data && clients.length === 0 && (
          <EmptyState title={isFiltered ? 'Ninguém com estas palavras' : 'Ainda sem clientes'}>
            {isFiltered
              ? 'A busca olha nomes, anotações e etiquetas. Tente uma palavra só, ou tire o filtro.'
              : 'Depois da primeira consulta, a pessoa aparece aqui, com o que vocês conversaram e quando.'}
          </EmptyState>
        )}
        {clients.length > 0 && (
          <ol className="border-line border-t">
            {clients.map((client) => (
              <ClientRow key={client.id} client={client} />
            ))}
          </ol>
        )}
        <LoadMore query={query} shown={clients.length} most={undefined} words="" />
      </div>
    </>
  )
}

/** Searches a moment after the last key. */
function SearchField({ search, onSearch }: { search: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => onSearch(typed), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Field
      label="Buscar"
      type="search"
      placeholder="Nome, etiqueta ou palavra da anotação"
      autoComplete="off"
      value={typed}
      after={<Search className="mr-2 size-5" strokeWidth={1.5} aria-hidden="true" />}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

const ClientRow = ({ client: c }: { client: Client }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
    <Avatar name={c.name} size="sm" />
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <a href={clientPath(c.id)} className="font-semibold hover:text-accent hover:underline">
          {c.name}
        </a>
        {c.hasNote && (
          <NotebookPen className="size-4 text-quiet" strokeWidth={1.5} aria-label="Tem anotação" role="img" />
        )}
        {c.isBlocked && <Badge>Bloqueio seu</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
        <span>{consultedWords(c)}</span>
        {c.billedMs > 0 && <Duration ms={c.billedMs} />}
      </p>
      <ClientTags tags={c.tags} />
    </div>
    {c.lastAt && (
      <p className="text-quiet text-sm tabular-nums max-sm:col-start-2 sm:text-right">
        última em <time dateTime={c.lastAt.toISOString()}>{formatDay(c.lastAt)}</time>
      </p>
    )}
  </li>
)
