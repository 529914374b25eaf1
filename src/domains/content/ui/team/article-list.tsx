import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { listOwnArticles, type TextHead } from '../../articles/team.contract.ts'
import { BrokenLinks } from './broken-links.tsx'
import { STATE_WORDS, STATES, type TextState } from '../../revisions/rules.ts'

const CONTENT = '/admin-dashboard/conteudo'
const TONES: Record<TextState, BadgeTone> = { draft: 'plain', scheduled: 'metal', public: 'good', changed: 'warn' }

const stateIn = (address: URLSearchParams) => STATES.find((state) => state === address.get('estado'))

/** All articles with their state, by words of the title; what is asked for stands in the address. */
export function ArticleList() {
  const [address] = useSearchParams()
  const [words, state] = [address.get('busca')?.trim() || undefined, stateIn(address)]
  const query = useInfiniteQuery({
    queryKey: [listOwnArticles.path, { words, state }],
    queryFn: ({ pageParam }) => browserApi(listOwnArticles, { words, state, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const articles = query.data?.pages.flatMap((page) => page.articles) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BrokenLinks />
      <Filters key={address.toString()} words={words} state={state} />
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && articles.length === 0 && (
        <EmptyState title={words || state ? 'Nada com estes filtros' : 'Nenhum artigo ainda'}>
          {words || state ? 'Tire um deles, ou busque uma palavra do título.' : 'Comece um em “Novo artigo”.'}
        </EmptyState>
      )}
      {articles.length > 0 && <Rows articles={articles} />}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar anteriores
        </Button>
      )}
    </div>
  )
}

const Filters = ({ words, state }: { words: string | undefined; state: TextState | undefined }) => (
  <search>
    <form action={CONTENT} className="flex flex-wrap items-end gap-3">
      <Field label="Buscar no título" name="busca" type="search" maxLength={100} defaultValue={words} />
      <Select label="Situação" name="estado" defaultValue={state ?? ''} className="min-w-48">
        <option value="">Todas</option>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {STATE_WORDS[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
      {(words || state) && (
        <LinkButton href={CONTENT} variant="quiet">
          Limpar
        </LinkButton>
      )}
    </form>
  </search>
)

const Rows = ({ articles }: { articles: readonly TextHead[] }) => (
  <Table caption="Artigos">
    <thead>
      <tr>
        <th scope="col">Título</th>
        <th scope="col">Situação</th>
        <th scope="col">Mudou</th>
        <th scope="col">Revisões</th>
      </tr>
    </thead>
    <tbody>
      {articles.map(({ id, title, slug, state, publicFrom, changedAt, revision }) => (
        <tr key={id}>
          <th scope="row" className="min-w-56 font-normal">
            <a href={`${CONTENT}/${id}`} className="prose-link font-semibold">
              {title}
            </a>
            <span className="block wrap-anywhere text-quiet text-xs">/blog/{slug}</span>
          </th>
          <td>
            <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
            {publicFrom && <span className="block text-quiet text-xs">{formatDayAndTime(publicFrom)}</span>}
          </td>
          <td className="whitespace-nowrap tabular-nums">{formatDayAndTime(changedAt)}</td>
          <td className="tabular-nums">{revision}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
