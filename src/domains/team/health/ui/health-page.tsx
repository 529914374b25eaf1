import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime, formatTime } from '#shared/dates.ts'
import { readHealth } from '../contract.ts'
import { BrowserErrorList } from './browser-error-list.tsx'
import { GatewayList } from './gateway-list.tsx'
import { HealthSummary } from './health-summary.tsx'
import { InvariantList } from './invariant-list.tsx'
import { JobTable } from './job-table.tsx'
import { MailList } from './mail-list.tsx'
import { ProcessTable } from './process-table.tsx'
import { SetAsideList } from './set-aside-list.tsx'

/** How the house runs: first what needs somebody, then each part. */
export function HealthPage() {
  const query = useQuery({ ...apiQuery(readHealth, {}), staleTime: 0 })
  const { data, error } = query
  if (error && !data) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-quiet text-sm tabular-nums" role="status">
          Visto às {formatTime(data.at)}
          {data.sellingSince && `, vende desde ${formatDayAndTime(data.sellingSince)}`}
        </p>
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Ver de novo
        </Button>
      </div>
      {error && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(error)}</ErrorState>}
      {data.sellingSince === null && <NotSelling />}
      <HealthSummary health={data} />
      <Part id="parado" title={`O que não se resolve (${data.setAsideCount})`}>
        <SetAsideList rows={data.setAside} all={data.setAsideCount} />
      </Part>
      <Part id="tarefas" title="Tarefas">
        <JobTable jobs={data.jobs} queues={data.queues} now={data.at} />
      </Part>
      <Part id="conferencias" title="O que nunca pode ser falso">
        <InvariantList checks={data.checks} />
      </Part>
      <Part id="emails" title="E-mails das últimas 24 horas">
        <MailList mails={data.mails} now={data.at} />
      </Part>
      <Part id="bancos" title="Empresas de pagamento e chamadas">
        <GatewayList gateways={data.gateways} payoutGateways={data.payoutGateways} relay={data.relay} now={data.at} />
      </Part>
      <Part id="navegadores" title="Erros de navegadores, sete dias">
        <BrowserErrorList errors={data.browserErrors} />
      </Part>
      <Part id="processos" title="Processos e versões">
        <ProcessTable processes={data.processes} versions={data.versions} now={data.at} />
      </Part>
    </div>
  )
}

const NotSelling = () => (
  <Notice title="As vendas ainda não abriram">
    Ninguém compra, pede nem marca. Os passos que faltam estão em{' '}
    <a href="/admin-dashboard" className="prose-link">
      Hoje
    </a>
    , para quem é da administração.
  </Notice>
)

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className="grid gap-3">
    <h2 id={`${id}-titulo`} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
)
