import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { BarChart } from '#browser/kit/display/bar-chart.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { readPlatformReport } from '../contract.ts'
import { PLATFORM_COLUMNS, type PlatformDay, sumDays } from '../sums/platform.rules.ts'
import { bucketOf, type Period } from '../sums/rules.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { PeriodChoice, useChosenPeriod } from './period-choice.tsx'

/** For the team: what moved through the platform in the period that the address names, to the centavo. */
export function PlatformReport() {
  const { preset, period, onPeriod } = useChosenPeriod()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...apiQuery(readPlatformReport, period),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="plataforma" className="grid gap-6">
      <SectionHeading id="plataforma" title="O dinheiro, dia a dia" />
      <PeriodChoice preset={preset} period={period} onPeriod={onPeriod} />
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
      ) : data ? (
        <div className={`grid gap-10 ${isPlaceholderData ? 'opacity-60' : ''}`} aria-busy={isPlaceholderData}>
          <Figures days={data.days} />
          <Course {...data} />
          <Days {...data} />
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      <div data-print="no">
        <DownloadButton
          href={`/api/reports/platform/csv?${new URLSearchParams(period)}`}
          name={`plataforma-${period.from}-a-${period.to}.csv`}
        >
          Planilha (CSV)
        </DownloadButton>
      </div>
    </section>
  )
}

type Report = Period & { days: readonly PlatformDay[] }

function Figures({ days }: { days: readonly PlatformDay[] }) {
  const sum = sumDays(days)
  return (
    <dl className="pairs grid gap-3 sm:grid-cols-3 sm:gap-4">
      {PLATFORM_COLUMNS.map(({ figure, name, meaning }) => (
        <Card key={figure} className="grid content-start gap-1">
          <dt className="font-medium text-quiet text-sm">{name}</dt>
          <dd className="font-display text-2xl max-sm:text-xl">
            <Money amount={sum?.[figure] ?? 0n} />
          </dd>
          <dd className="text-quiet text-xs">{meaning}</dd>
        </Card>
      ))}
    </dl>
  )
}

/** Days up to two months, else months. */
function bucketsIn({ days, ...period }: Report): PlatformDay[] {
  const bucket = bucketOf(period)
  const keys = [...new Set(days.map(({ on }) => bucket(on)))]
  return keys.map((on) => ({ ...sumDays(days.filter((day) => bucket(day.on) === on))!, on }))
}

function Course(report: Report) {
  const buckets = bucketsIn(report)
  const ends = [formatIsoDay(buckets[0]!.on), formatIsoDay(buckets.at(-1)!.on)] as const
  const chart = (figure: 'inCents' | 'commissionCents', title: string) => (
    <BarChart
      title={title}
      columns={['Quando', title]}
      bars={buckets.map((one) => ({
        name: formatIsoDay(one.on),
        value: Number(one[figure]),
        words: formatBRL(one[figure]),
      }))}
      ends={ends}
      isOpen={false}
    />
  )
  return (
    <div className="@container">
      <div className="grid @2xl:grid-cols-2 gap-x-12 gap-y-8">
        {chart('inCents', 'Entrou')}
        {chart('commissionCents', 'Comissão')}
      </div>
    </div>
  )
}

/** Newest first; days on which nothing moved are left out. */
function Days(report: Report) {
  const moved = bucketsIn(report).filter((day) =>
    PLATFORM_COLUMNS.some(({ figure }) => figure !== 'heldCents' && day[figure] !== 0n),
  )
  if (moved.length === 0) return <p className="text-quiet">Nada se moveu neste período.</p>
  return (
    <Table caption="Por dia ou mês" captionShown>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          {PLATFORM_COLUMNS.map(({ figure, name }) => (
            <th key={figure} scope="col" className="text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moved.toReversed().map((day) => (
          <tr key={day.on}>
            <th scope="row" className="whitespace-nowrap font-normal">
              {formatIsoDay(day.on)}
            </th>
            {PLATFORM_COLUMNS.map(({ figure }) => (
              <td key={figure} className="whitespace-nowrap text-right">
                <Money amount={day[figure]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
