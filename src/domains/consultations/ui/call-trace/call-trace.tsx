import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, isMissing } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime, formatDuration, formatTime } from '#shared/dates.ts'
import { type CallTrace as Trace, readCallTrace, type TraceLine } from '../../calls/trace/contract.ts'
import { isNotable } from '../../calls/trace/trace.rules.ts'
import { CHANNEL_WORDS, SIDE_WORDS, sinceWords, wordsOf } from './trace-words.ts'

/** What happened in a consultation and its calls, as the team reads it: a summary and a timeline. */
export function CallTrace({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(apiQuery(readCallTrace, { id }))
  if (isMissing(error))
    return (
      <EmptyState
        title="Não encontramos esta consulta"
        action={<LinkButton href="/admin-dashboard">Painel</LinkButton>}
      >
        <p>Confira o endereço: ele termina no número da consulta.</p>
      </EmptyState>
    )
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <Read trace={data} /> : <Skeleton className="h-96 w-full" />
}

function Read({ trace }: { trace: Trace }) {
  const [showsAll, setShowsAll] = useState(false)
  const measured = trace.lines.filter(({ kind }) => kind === 'network').length
  const lines = showsAll ? trace.lines : trace.lines.filter((line) => line.kind !== 'network' || isNotable(line))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Summary trace={trace} />
      <section aria-labelledby="passo-a-passo" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id="passo-a-passo" className="text-lg">
            Passo a passo
          </h3>
          {measured > 0 && (
            <Switch
              label="Todas as medidas da rede"
              hint={`${measured} ao todo; sem elas, só as que chamam a atenção`}
              checked={showsAll}
              onChange={(event) => setShowsAll(event.target.checked)}
            />
          )}
        </header>
        <Timeline lines={lines} beganAt={trace.startedAt ?? trace.requestedAt} />
        <p className="measure text-quiet text-sm">
          O tempo conta desde que o relógio andou pela primeira vez, pelo relógio do servidor. O que cada lado mostra é
          o que o navegador dele contou; paradas e tempo contado são do servidor.
        </p>
      </section>
    </div>
  )
}

const Summary = ({ trace: t }: { trace: Trace }) => (
  <section aria-label="Resumo">
    <DefinitionList>
      <Definition name="Cliente">{t.clientName}</Definition>
      <Definition name="Consultor">{t.consultantName}</Definition>
      <Definition name="Quando">
        {formatDayAndTime(t.startedAt ?? t.requestedAt)}
        {t.endedAt && ` até ${formatTime(t.endedAt)}`}
      </Definition>
      <Definition name="Canal combinado">{CHANNEL_WORDS[t.channel]}</Definition>
      <Definition name="Tempo cobrado">
        {formatDuration(t.billedMs)}
        {t.audioMs > 0 && `, ${formatDuration(t.audioMs)} de voz`}
        {t.videoMs > 0 && `, ${formatDuration(t.videoMs)} de vídeo`}
      </Definition>
      <Definition name="Som que não se provou">
        {t.unprovenMs > 0 ? `${formatDuration(t.unprovenMs)}, sem cobrança` : 'Nenhum'}
      </Definition>
      <Definition name="Som contestado entre os lados">
        {t.disputes > 0
          ? `${t.disputes === 1 ? 'Uma vez' : `${t.disputes} vezes`}, ${formatDuration(t.disputedMs)} sem cobrança`
          : 'Nenhuma vez'}
      </Definition>
    </DefinitionList>
  </section>
)

const Timeline = ({ lines, beganAt }: { lines: readonly TraceLine[]; beganAt: Date }) => (
  <table className="w-full border-collapse text-left text-sm max-sm:block">
    <caption className="sr-only">O que aconteceu, em ordem</caption>
    <thead className="max-sm:sr-only">
      <tr className="border-line border-b text-quiet">
        {['Tempo', 'Lado', 'O que aconteceu'].map((heading) => (
          <th key={heading} scope="col" className="py-2 pr-4 font-medium last:pr-0">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one instant have nothing else of their own
        <Row key={at} line={line} beganAt={beganAt} />
      ))}
    </tbody>
  </table>
)

/** No figure is parted from its unit at the end of a line. */
const withUnits = (words: string) => words.replaceAll(/(\d) /g, '$1\u{a0}')

function Row({ line, beganAt }: { line: TraceLine; beganAt: Date }) {
  const { side, what, more, tone } = wordsOf(line)
  return (
    <tr className="border-line border-b align-baseline max-sm:grid max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:py-2.5">
      <td className="py-2.5 pr-4 text-quiet tabular-nums max-sm:p-0">
        <time dateTime={line.at.toISOString()} title={formatDayAndTime(line.at)}>
          {sinceWords(line.at.getTime() - beganAt.getTime())}
        </time>
      </td>
      <td className="py-2.5 pr-4 max-sm:p-0 sm:whitespace-nowrap">{side ? SIDE_WORDS[side] : 'Servidor'}</td>
      <td className="w-full py-2.5 max-sm:col-start-2 max-sm:p-0">
        <span className="flex items-baseline gap-x-3 gap-y-1 max-sm:flex-wrap">
          {tone === 'plain' ? <span className="sm:whitespace-nowrap">{what}</span> : <Badge tone={tone}>{what}</Badge>}
          {more && <span className="min-w-0 text-quiet tabular-nums">{withUnits(more)}</span>}
        </span>
      </td>
    </tr>
  )
}
