import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ArrowDown } from '#browser/icons/arrow-down.ts'
import { ArrowUp } from '#browser/icons/arrow-up.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listOwnItems, moveItem, type OwnItem } from '../../../publishing/items/contract.ts'
import { type ItemState, STATE_WORDS } from '../../../publishing/items/rules.ts'
import { ITEM_KINDS, type ItemKind } from '../../../rules.ts'
import { KIND_WORDS } from '../kind-words.ts'
import { minuteWords, priceWords } from './price-words.ts'

export const ITEM_PATH = '/admin-dashboard/catalogo/itens'
export const STATE_TONES: Record<ItemState, BadgeTone> = {
  draft: 'plain',
  scheduled: 'metal',
  on_sale: 'good',
  hidden: 'warn',
}

/** Everything that is or was sold, by kind and in the order of the site. */
export function ItemList() {
  const { data, error, refetch } = useQuery({ ...apiQuery(listOwnItems, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  if (data.items.length === 0)
    return <EmptyState title="O catálogo está vazio">Comece em “Novo item”: ele nasce como rascunho.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {ITEM_KINDS.map((kind) => {
        const items = data.items.filter((item) => item.kind === kind)
        return items.length > 0 && <OfKind key={kind} kind={kind} items={items} />
      })}
    </div>
  )
}

const OfKind = ({ kind, items }: { kind: ItemKind; items: readonly OwnItem[] }) => (
  <Table caption={KIND_WORDS[kind]} captionShown>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Situação</th>
        <th scope="col">Preço hoje</th>
        <th scope="col">Minuto</th>
        <th scope="col">Ordem</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item, at) => (
        <Row key={item.slug} item={item} above={items[at - 1]} below={items[at + 1]} after={items[at + 2]} />
      ))}
    </tbody>
  </Table>
)

type RowProps = { item: OwnItem } & Record<'above' | 'below' | 'after', OwnItem | undefined>

function Row({ item, above, below, after }: RowProps) {
  const { slug, kind, title, state, from, until, current, next } = item
  const ends = until ?? (state === 'scheduled' ? from : null)
  return (
    <tr>
      <th scope="row" className="min-w-48 font-normal">
        <a href={`${ITEM_PATH}/${slug}`} className="prose-link font-semibold">
          {title}
        </a>
        <span className="block wrap-anywhere text-quiet text-xs">{slug}</span>
      </th>
      <td>
        <span className="whitespace-nowrap">
          <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
        </span>
        {ends && (
          <span className="block text-quiet text-xs">
            {state === 'scheduled' ? 'de' : state === 'hidden' ? 'desde' : 'até'} {formatDayAndTime(ends)}
          </span>
        )}
      </td>
      <td className="min-w-32 tabular-nums">
        {priceWords(kind, current)}
        {next && (
          <span className="block text-quiet text-xs">
            {priceWords(kind, next)} em {formatDayAndTime(next.since)}
          </span>
        )}
      </td>
      <td className="whitespace-nowrap tabular-nums">{minuteWords(kind, current)}</td>
      <td>
        <span className="flex">
          <MoveButton words="Subir" Icon={ArrowUp} item={item} isPossible={!!above} before={above?.slug ?? null} />
          <MoveButton words="Descer" Icon={ArrowDown} item={item} isPossible={!!below} before={after?.slug ?? null} />
        </span>
      </td>
    </tr>
  )
}

type MoveProps = {
  words: string
  Icon: typeof ArrowUp
  item: OwnItem
  isPossible: boolean
  before: string | null
}

function MoveButton({ words, Icon, item, isPossible, before }: MoveProps) {
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: () => browserApi(moveItem, { slug: item.slug, before }),
    onSuccess: (list) => client.setQueryData(apiQuery(listOwnItems, {}).queryKey, list),
    onError: (error) => void toast({ title: 'Não mudou', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <IconButton label={`${words} ${item.title}`} disabled={!isPossible || move.isPending} onClick={() => move.mutate()}>
      <Icon />
    </IconButton>
  )
}
