import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Duration } from '#browser/kit/display/duration.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { Consultation } from '#domains/consultations/contract.ts'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import { formatDay } from '#shared/dates.ts'
import type { BirthData } from '../birth-data/contract.ts'
import { type ClientEntry, listClientEntries } from '../contract.ts'
import { nextConsultationWords } from '../rules.ts'
import { BirthFacts } from './birth-facts.tsx'
import { NoteForm } from './note-form.tsx'
import { useClient } from './use-client.ts'

const TIMES_SHOWN = 3

type Props = {
  consultation: Consultation
  /** The chart of shared birth data, a press away; supplied by the site. */
  chartOf: (birth: BirthData) => ReactNode
}

/** What a consultant keeps at hand while they talk: the subject, the own note and tags, birth data, the last times. */
export function RoomPanel({ consultation: { client, consultant, subject }, chartOf }: Props) {
  const { data, error, refetch } = useClient(client.id)
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="grid gap-6">
      <p className="grid gap-1 break-words">
        <span className="text-quiet text-sm first-letter:uppercase">
          {nextConsultationWords(data.client.consultations)}
          {subject ? ', sobre:' : '. O assunto não foi dito no pedido.'}
        </span>
        {subject && <strong className="font-semibold">{subject}</strong>}
      </p>
      <Part title="O que lembrar">
        <NoteForm key={client.id} consultantId={consultant.id} details={data} />
      </Part>
      <Part title="Nascimento">
        {data.birth ? (
          <>
            <BirthFacts birth={data.birth} />
            {chartOf(data.birth)}
          </>
        ) : (
          <p className="text-quiet text-sm">
            {client.name} não mostra estes dados a você. Se um mapa ajudar, peça: a escolha é de {client.name}, ao fim
            da consulta ou na própria conta.
          </p>
        )}
      </Part>
      <Part title="Últimas vezes">
        <LastTimes id={client.id} name={client.name} />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 border-line border-t pt-4">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

function LastTimes({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useQuery(apiQuery(listClientEntries, { id }))
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  const latest = data.entries.slice(0, TIMES_SHOWN)
  if (latest.length === 0) return <p className="text-quiet text-sm">É a primeira vez de vocês.</p>
  return (
    <>
      <ol className="grid gap-4">
        {latest.map((entry) => (
          <Time key={entry.id} entry={entry} />
        ))}
      </ol>
      <p>
        <a href={clientPath(id)} target="_blank" rel="noreferrer" className="prose-link text-sm">
          Tudo sobre {name} <span className="sr-only">(em outra aba)</span>
        </a>
      </p>
    </>
  )
}

const CHANNEL_WORDS = { chat: 'por chat', audio: 'por voz', video: 'por vídeo' } as const

const Time = ({ entry: { at, kind, channel, billedMs, subject, noted } }: { entry: ClientEntry }) => (
  <li className="grid gap-1 text-sm">
    <p className="flex flex-wrap gap-x-2 tabular-nums">
      <span className="font-semibold">{formatDay(at)}</span>
      <span className="text-quiet">
        {kind === 'question' || !channel ? (
          'pergunta por escrito'
        ) : (
          <>
            {CHANNEL_WORDS[channel]}, <Duration ms={billedMs} />
          </>
        )}
      </span>
    </p>
    {subject && <p className="break-words">{subject}</p>}
    {noted && (
      <p className="whitespace-pre-wrap break-words border-line border-l-2 pl-3 text-quiet">
        <span className="sr-only">Você anotou: </span>
        {noted}
      </p>
    )}
  </li>
)
