import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { type CampaignSummary, listCampaigns } from '../contract.ts'
import { StateBadge } from './state-badge.tsx'

export const CampaignList = () => <ListOf list="newsletter" />

/** Editions of the horoscope, which the house opens by itself. */
export const HoroscopeEditions = () => <ListOf list="horoscope" />

const EMPTY = {
  newsletter: [
    'Nenhuma campanha ainda',
    'Escreva a primeira, ou parta de um artigo do blog. Antes de sair, mande um teste para você.',
  ],
  horoscope: ['Nenhuma edição ainda', 'A primeira abre na manhã depois de alguém confirmar que quer receber.'],
} as const

/** What is sent to a list, latest first. */
function ListOf({ list }: { list: keyof typeof EMPTY }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listCampaigns.path, list],
    queryFn: ({ pageParam }) => browserApi(listCampaigns, { list, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ campaigns, more }) => (more ? campaigns.at(-1)?.id : undefined),
    staleTime: 0,
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  const campaigns = data.pages.flatMap((page) => page.campaigns)
  if (campaigns.length === 0) return <EmptyState title={EMPTY[list][0]}>{EMPTY[list][1]}</EmptyState>
  return (
    <div className="grid gap-4">
      <Table caption="Campanhas, da mais nova à mais antiga" className="[&_td]:py-2">
        <thead>
          <tr>
            <th scope="col">Assunto</th>
            <th scope="col">Situação</th>
            <th scope="col">Quando</th>
            <th scope="col" className="text-right">
              Endereços
            </th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((one) => (
            <CampaignRow key={one.id} one={one} />
          ))}
        </tbody>
      </Table>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          busy={isFetchingNextPage}
          busyWords="Buscando…"
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          Mais antigas
        </Button>
      )}
    </div>
  )
}

const CampaignRow = ({ one }: { one: CampaignSummary }) => (
  <tr>
    <td className="min-w-48 break-words">
      <a href={`/admin-dashboard/newsletter/${one.id}`} className="font-semibold hover:text-accent hover:underline">
        {one.subject}
      </a>
    </td>
    <td>
      <StateBadge state={one.state} />
    </td>
    <td className="whitespace-nowrap tabular-nums">{whenOf(one)}</td>
    <td className="text-right tabular-nums">{one.recipients === null ? '–' : formatNumber(one.recipients)}</td>
  </tr>
)

function whenOf({ startedAt, sendAt, createdAt }: CampaignSummary) {
  if (startedAt) return `saiu em ${formatDayAndTime(startedAt)}`
  return sendAt ? `sai em ${formatDayAndTime(sendAt)}` : `criada em ${formatDayAndTime(createdAt)}`
}
