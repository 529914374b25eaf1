import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
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

const percent = (share: number) => `${String(Math.round(share * 1_000) / 10).replace('.', ',')}%`
const seconds = (ms: number) => formatDuration(Math.ceil(ms / 1_000) * 1_000)

function Figures({ quality: q }: { quality: Quality }) {
  if (q.answered.whole === 0)
    return (
      <EmptyState title="Ainda sem pedidos em 90 dias">
        Os números aparecem aqui a partir do primeiro pedido.
      </EmptyState>
    )
  return (
    <div className="grid max-w-4xl gap-5">
      <ul className="[&>li:first-child]:pt-0">
        <ShareRow name="Pedidos respondidos" figure={q.answered} noun={['pedido', 'pedidos']}>
          Aceitos ou recusados antes de passar um minuto. Os que a pessoa cancelou, ou que venceram porque você já
          atendia outra, não contam.
        </ShareRow>
        <FigureRow
          name="Espera até aceitar"
          value={q.wait.ms === null ? '–' : seconds(q.wait.ms)}
          note={q.wait.ms === null ? 'nenhum pedido aceito' : 'ou menos, na metade das vezes'}
          median={q.wait.medianMs === null ? null : seconds(q.wait.medianMs)}
        >
          Do pedido até você aceitar, em todos os pedidos aceitos.
        </FigureRow>
        <ShareRow name="Faltas" figure={q.absent} noun={['pedido aceito', 'pedidos aceitos']}>
          Você aceitou e não entrou na sala dentro de um minuto.
        </ShareRow>
        <ShareRow name="Devolvidas" figure={q.refunded} noun={['consulta', 'consultas']}>
          Consultas realizadas que voltaram para quem pagou, no todo ou em parte.
        </ShareRow>
        <ShareRow name="Clientes que voltam" figure={q.returning} noun={['cliente', 'clientes']}>
          De quem se consultou com você em 90 dias, quem já tinha vindo alguma vez ou veio de novo.
        </ShareRow>
      </ul>
      <p className="measure text-quiet text-sm">
        Contado às {formatTime(q.countedAt)}; a mediana, a cada dez minutos. Abaixo de dez casos mostramos a contagem,
        sem porcentagem. A mediana é de quem tem pelo menos dez casos, e só aparece quando são três pessoas ou mais.
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

const ShareRow = ({ name, figure: { part, whole, median }, noun, children }: ShareProps) => (
  <FigureRow
    name={name}
    value={percentageOf(part, whole) ?? String(part)}
    note={whole === 0 ? `ainda sem ${noun[1]}` : `${part} de ${whole} ${noun[whole === 1 ? 0 : 1]}`}
    median={median === null ? null : percent(median)}
  >
    {children}
  </FigureRow>
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

const FigureRow = ({ name, value, note, median, children }: FigureProps) => (
  <li className="grid gap-x-8 gap-y-4 border-line border-b py-6 md:grid-cols-[minmax(0,1fr)_19rem]">
    <div className="grid content-start gap-1">
      <h2 className="text-xl">{name}</h2>
      <p className="measure text-quiet text-sm">{children}</p>
    </div>
    <dl className="pairs grid gap-x-6">
      <div className="flex flex-col">
        <dt className="text-quiet text-sm">Você</dt>
        <dd className="font-display text-3xl tabular-nums leading-tight">{value}</dd>
        <dd className="text-quiet text-xs tabular-nums">{note}</dd>
      </div>
      <div className="flex flex-col">
        <dt className="text-quiet text-sm">Mediana</dt>
        <dd className="font-display text-3xl text-quiet tabular-nums leading-tight">{median ?? '–'}</dd>
        {median === null && <dd className="text-quiet text-xs">poucas pessoas para comparar</dd>}
      </div>
    </dl>
  </li>
)
