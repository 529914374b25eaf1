import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { formatBRL } from '#shared/money.ts'
import { listOwnProducts, type OwnProductRow, STOCK_FILTERS } from '../../publishing/contract.ts'
import { CATEGORIES, PRODUCT_STATES } from '../../rules.ts'
import { STATE_TONES, STATE_WORDS } from './product-states.ts'
import { productOfTeamPath, SHOP_OF_TEAM } from './shop-paths.ts'

const STOCK_WORDS = { low: 'No alarme ou abaixo', out: 'Esgotados' } as const

/** What the address asks for; a misspelled part is ignored. */
const askedIn = (address: URLSearchParams) => ({
  words: address.get('busca')?.trim() || undefined,
  state: PRODUCT_STATES.find((state) => state === address.get('situacao')),
  stock: STOCK_FILTERS.find((stock) => stock === address.get('estoque')),
})

/** All products by name, fifty at a time; what is asked for stands in the address. */
export function ProductList() {
  const [address] = useSearchParams()
  const asked = askedIn(address)
  const query = useInfiniteQuery({
    queryKey: [listOwnProducts.path, asked],
    queryFn: ({ pageParam }) => browserApi(listOwnProducts, { ...asked, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const products = query.data?.pages.flatMap((page) => page.products) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Filters key={address.toString()} asked={asked} />
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && products.length === 0 && (
        <EmptyState title="Nenhum produto com estes filtros">
          Tire um deles, busque uma palavra do nome, ou comece um em “Novo produto”.
        </EmptyState>
      )}
      {products.length > 0 && <Rows products={products} />}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </div>
  )
}

const Filters = ({ asked: { words, state, stock } }: { asked: ReturnType<typeof askedIn> }) => (
  <search>
    <form action={SHOP_OF_TEAM} className="flex flex-wrap items-end gap-3">
      <Field label="Buscar no nome" name="busca" type="search" maxLength={80} defaultValue={words} />
      <Select label="Situação" name="situacao" defaultValue={state ?? ''} className="min-w-40">
        <option value="">Todas</option>
        {PRODUCT_STATES.map((one) => (
          <option key={one} value={one}>
            {STATE_WORDS[one]}
          </option>
        ))}
      </Select>
      <Select label="Estoque" name="estoque" defaultValue={stock ?? ''} className="min-w-40">
        <option value="">Qualquer</option>
        {STOCK_FILTERS.map((one) => (
          <option key={one} value={one}>
            {STOCK_WORDS[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  </search>
)

const Rows = ({ products }: { products: readonly OwnProductRow[] }) => (
  <Table caption="Produtos">
    <thead>
      <tr>
        <th scope="col">Produto</th>
        <th scope="col">Categoria</th>
        <th scope="col">Situação</th>
        <th scope="col">A partir de</th>
        <th scope="col">Opções</th>
        <th scope="col">Estoque</th>
      </tr>
    </thead>
    <tbody>
      {products.map(({ id, name, slug, category, state, fromCents, variants, stock, low }) => (
        <tr key={id}>
          <th scope="row" className="min-w-56 font-normal">
            <a href={productOfTeamPath(id)} className="prose-link font-semibold">
              {name}
            </a>
            <span className="block wrap-anywhere text-quiet text-xs">{slug}</span>
          </th>
          <td>{CATEGORIES[category]}</td>
          <td className="whitespace-nowrap">
            <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
          </td>
          <td className="whitespace-nowrap tabular-nums">{fromCents === null ? '–' : formatBRL(fromCents)}</td>
          <td className="tabular-nums">{variants}</td>
          <td className="whitespace-nowrap tabular-nums">
            {stock} {low > 0 && <Badge tone="warn">{low === 1 ? '1 no alarme' : `${low} no alarme`}</Badge>}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
