import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDuration, formatTime } from '#shared/dates.ts'
import { type Quality, readQuality } from '../statistics/quality.contract.ts'
import { percentageOf } from '../statistics/rules.ts'

/** What clients see of a consultant's work, beside the middle of all, with how each figure is counted. */
export function MyQuality() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readQuality, {}), staleTime: 0 })
  return (
    <>
      <PageHeading
        overline="Painel do consultor"
        title="Qualidade"
        lead="Os seus últimos 90 dias, ao lado da mediana: metade de quem atende aqui está acima dela, metade abaixo."
        action={
          <LinkButton href="/avaliacoes" variant="secondary">
            Responder avaliações
          </LinkButton>
        }
      />
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-96 w-full" />}
      {data && <Figures quality={data} />}
    </>
  )
}

const percent = (share: number) => `${String(Math.round(share * 1_000) / 10).replace('.', ',')} %`
const seconds = (ms: number) => formatDuration(Math.ceil(ms / 1_000) * 1_000)

function Figures({ quality: q }: { quality: Quality }) {
  if (q.answered.whole === 0)
    return (
      <EmptyState title="Ainda sem pedidos em 90 dias">
        Os números aparecem aqui a partir do primeiro pedido.
      </EmptyState>
    )
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 md:grid-cols-2">
        <ShareCard name="Pedidos respondidos" figure={q.answered} noun={['pedido', 'pedidos']}>
          Aceitos ou recusados antes de passar um minuto. Os que a pessoa cancelou não contam.
        </ShareCard>
        <FigureCard
          name="Espera até aceitar"
          value={q.wait.ms === null ? '–' : seconds(q.wait.ms)}
          note={q.wait.ms === null ? 'nenhum pedido aceito' : 'ou menos, na metade das vezes'}
          median={q.wait.medianMs === null ? null : seconds(q.wait.medianMs)}
        >
          Do pedido até você aceitar, em todos os pedidos aceitos.
        </FigureCard>
        <ShareCard name="Faltas" figure={q.absent} noun={['pedido aceito', 'pedidos aceitos']}>
          Você aceitou e não entrou na sala dentro de um minuto.
        </ShareCard>
        <ShareCard name="Devolvidas" figure={q.refunded} noun={['consulta', 'consultas']}>
          Consultas realizadas que voltaram para quem pagou, no todo ou em parte.
        </ShareCard>
        <ShareCard name="Clientes que voltam" figure={q.returning} noun={['cliente', 'clientes']}>
          De quem se consultou com você em 90 dias, quem já tinha vindo alguma vez ou veio de novo.
        </ShareCard>
      </ul>
      <p className="measure text-quiet text-sm">
        Contado às {formatTime(q.countedAt)}; conta de novo a cada dez minutos. Abaixo de dez casos mostramos a
        contagem, sem porcentagem. A mediana é de quem tem pelo menos dez casos, e só aparece quando são três pessoas ou
        mais.
      </p>
    </div>
  )
}

type ShareProps = {
  name: string
  figure: Quality['answered']
  /** What is counted: one, and more. */
  noun: readonly [string, string]
  children: string
}

const ShareCard = ({ name, figure: { part, whole, median }, noun, children }: ShareProps) => (
  <FigureCard
    name={name}
    value={percentageOf(part, whole) ?? String(part)}
    note={whole === 0 ? `ainda sem ${noun[1]}` : `${part} de ${whole} ${noun[whole === 1 ? 0 : 1]}`}
    median={median === null ? null : percent(median)}
  >
    {children}
  </FigureCard>
)

type FigureProps = {
  name: string
  value: string
  note: string
  /** Null: too few consultants to compare. */
  median: string | null
  /** How it is counted. */
  children: string
}

const FigureCard = ({ name, value, note, median, children }: FigureProps) => (
  <Card as="li" className="grid content-start gap-3">
    <h2 className="font-medium font-sans text-quiet text-sm">{name}</h2>
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <p>
        <span className="font-display text-4xl tabular-nums">{value}</span>{' '}
        <span className="text-quiet text-sm tabular-nums">{note}</span>
      </p>
      <p className="text-sm tabular-nums">
        <span className="text-quiet">mediana</span>{' '}
        {median === null ? <span className="text-quiet">sem comparação</span> : <strong>{median}</strong>}
      </p>
    </div>
    <p className="measure border-line border-t pt-3 text-quiet text-sm">{children}</p>
  </Card>
)
