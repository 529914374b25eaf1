import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { BarChart } from '#browser/kit/display/bar-chart.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { dayInSaoPaulo, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { readMyReport } from '../contract.ts'
import { bucketOf, bucketsOf, byGroup, figuresOf, groupWords, linesOf, resultOf, sourcesOf } from '../sums/rules.ts'
import { STREAMED_LINES } from '../exports/rules.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { LongExport } from './long-export.tsx'
import { PeriodChoice, useChosenPeriod } from './period-choice.tsx'
import { SumTable } from './sum-table.tsx'
import { WeekHours } from './week-hours.tsx'

type Role = 'consultor' | 'client'
type Report = OutputOf<typeof readMyReport>

/** What a consultant earned, or a client spent, in the period that the address names (`periodo`, or `de` and `ate`). */
export function PeriodReport({ role }: { role: Role }) {
  const { now, preset, period, onPeriod } = useChosenPeriod()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...apiQuery(readMyReport, period),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const query = new URLSearchParams(period)
  return (
    <section aria-labelledby="periodo" className="grid gap-6">
      <SectionHeading
        id="periodo"
        title={role === 'consultor' ? 'Seus ganhos por período' : 'Seus gastos por período'}
      />
      <PeriodChoice preset={preset} period={period} onPeriod={onPeriod} />
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
      ) : data ? (
        <div className={`grid gap-8 ${isPlaceholderData ? 'opacity-60' : ''}`} aria-busy={isPlaceholderData}>
          <Figures report={data} role={role} />
          <Course report={data} role={role} />
          <Parts report={data} role={role} />
          {role === 'consultor' && (
            <div className="grid gap-3">
              <h3 className="font-display text-lg">Em que horas você ganha</h3>
              <WeekHours hours={data.hours} refundedCents={figuresOf(data.days, role).refunded} />
            </div>
          )}
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      <div className="flex flex-wrap gap-3" data-print="no">
        {data && linesOf(data.days) > STREAMED_LINES ? (
          <LongExport key={`${query}`} period={period} />
        ) : (
          <DownloadButton href={`/api/reports/mine/csv?${query}`} name={`extrato-${period.from}-a-${period.to}.csv`}>
            Planilha (CSV)
          </DownloadButton>
        )}
        <DownloadButton href={`/api/reports/mine/pdf?${query}`} name={`extrato-${period.from}-a-${period.to}.pdf`}>
          Extrato em PDF
        </DownloadButton>
        {role === 'consultor' && <IncomeButtons today={dayInSaoPaulo(now)} />}
      </div>
    </section>
  )
}

function Figures({ report, role }: { report: Report; role: Role }) {
  const { result, refunded, many, average } = figuresOf(report.days, role)
  return (
    <div className="pairs grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Card as="section" aria-label="Total" className="grid gap-1 max-sm:col-span-full">
        <h3 className="font-medium font-sans text-quiet text-sm">
          {role === 'consultor' ? 'Você ganhou' : 'Você gastou'}
        </h3>
        <Money amount={result} className="font-display text-3xl" />
        {refunded > 0n && (
          <p className="text-quiet text-xs">
            {groupWords('refunds', role)}: <Money amount={refunded} />, já fora desta soma
          </p>
        )}
      </Card>
      <Card as="section" aria-label="Atendimentos" className="grid content-start gap-1 max-sm:px-4">
        <h3 className="font-medium font-sans text-quiet text-sm">Atendimentos</h3>
        <p className="font-display text-2xl tabular-nums">{many}</p>
      </Card>
      <Card as="section" aria-label="Média" className="grid content-start gap-1 max-sm:px-4">
        <h3 className="font-medium font-sans text-quiet text-sm">Em média, cada um</h3>
        <Money amount={average} className="font-display text-2xl" />
        <p className="text-quiet text-xs">Só consultas e perguntas, já sem reembolsos.</p>
      </Card>
    </div>
  )
}

/** The chart, and the same as a table. */
function Course({ report, role }: { report: Report; role: Role }) {
  const bucket = bucketOf(report)
  const sums = bucketsOf(report).map((key) => ({
    key,
    amount: resultOf(
      report.days.filter(({ on }) => bucket(on) === key),
      role,
    ),
  }))
  const isDaily = sums[0]!.key.length === 10
  return (
    <BarChart
      title={isDaily ? 'Dia a dia' : 'Mês a mês'}
      columns={[isDaily ? 'Dia' : 'Mês', role === 'consultor' ? 'Você ganhou' : 'Você gastou']}
      bars={sums.map(({ key, amount }) => ({
        name: formatIsoDay(key),
        value: Number(amount),
        words: formatBRL(amount),
      }))}
      ends={[formatIsoDay(sums[0]!.key), formatIsoDay(sums.at(-1)!.key)]}
      isOpen={false}
      isLarge
    />
  )
}

/** Where the result came from, and all that moved the balance. */
function Parts({ report, role }: { report: Report; role: Role }) {
  const sources = sourcesOf(report.channels, role)
  const groups = byGroup(report.days)
  if (groups.length === 0) return <p className="text-quiet">Nada se moveu neste período.</p>
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {sources.length > 0 && (
        <SumTable
          caption={role === 'consultor' ? 'De onde veio' : 'Em que você gastou'}
          columns={['Canal', 'Atendimentos']}
          rows={sources}
        />
      )}
      <SumTable
        caption="O que moveu o saldo"
        columns={['O quê']}
        rows={groups.map(({ group, amountCents }) => ({ name: groupWords(group, role), amount: amountCents }))}
        signed
      />
    </div>
  )
}

/** The last year, which goes into the tax return, and this one so far. */
const IncomeButtons = ({ today }: { today: string }) =>
  [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4))].map((year) => (
    <DownloadButton
      key={year}
      href={`/api/reports/mine/income?year=${year}`}
      name={`informe-de-rendimentos-${year}.pdf`}
    >{`Informe de ${year}`}</DownloadButton>
  ))
