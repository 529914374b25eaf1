import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay, formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { type ClaimCase, decideClaim, listClaims } from '../contract.ts'
import { CAUSES, isAtHousesCost } from '../rules.ts'
import { undecidedWords } from './objections/objection-words.ts'
import { RefundDecision } from './refund-decision.tsx'

/** What the site knows besides, of both people. */
type Beside = (one: ClaimCase) => ReactNode

/** Claims that wait for a decision, most urgent first. */
export function ClaimsToDecide({ beside }: { beside: Beside }) {
  const query = useQuery(apiQuery(listClaims, {}))
  return (
    <CaseList
      query={query}
      cases={query.data?.claims.filter(({ state }) => state === 'open')}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhum reembolso a decidir">
          Quando um cliente pedir um reembolso, o pedido aparece aqui.
        </EmptyState>
      }
    >
      {(one) => <Case one={one} beside={beside} />}
    </CaseList>
  )
}

/** One of them. */
export function ClaimToDecide({ id, beside }: { id: string; beside: Beside }) {
  const query = useQuery({ ...apiQuery(listClaims, { id }), staleTime: 0 })
  return (
    <OneCase query={query} one={query.data?.claims.find(({ state }) => state === 'open')}>
      {(one) => <Case one={one} beside={beside} />}
    </OneCase>
  )
}

const Case = ({ one, beside }: { one: ClaimCase; beside: Beside }) => (
  <Card as="article" aria-label={`Reembolso ${one.protocol}`} className="grid gap-4">
    <header className="grid gap-1">
      <h3 className="text-xl">{CAUSES[one.cause!]}</h3>
      <ReplyLine protocol={one.protocol} name={one.clientName} email={one.email} />
      <p className="text-quiet text-sm">
        Pedido em {formatDayAndTime(one.askedAt)}. Responder até {formatIsoDay(one.answerBy!)}.
      </p>
    </header>
    <p className="measure whitespace-pre-line break-words">“{one.words}”</p>
    <DefinitionList>
      <Definition name="Consultor">{one.consultantName}</Definition>
      <Definition name="Sobre">{SUBJECT[one.kind]}</Definition>
      <Definition name="Quando">{formatDayAndTime(one.startedAt)}</Definition>
      {one.answerCharacters !== null && (
        <Definition name="Resposta">
          {formatNumber(one.answerCharacters)} caracteres, {formatNumber(one.answerWords ?? 0)} palavras diferentes, em{' '}
          {formatDayAndTime(one.endedAt)}
        </Definition>
      )}
      {one.kind === 'booking' && <Definition name="Desmarcada">{formatDayAndTime(one.endedAt)}</Definition>}
      {one.kind === 'consultation' && (
        <>
          <Definition name="Tempo cobrado">{formatDuration(one.billedMs)}</Definition>
          <Definition name="Como terminou">{END_WORDS[one.endReason ?? ''] ?? 'Encerrada'}</Definition>
          <Definition name="Paradas do relógio">{pausesIn(one.pauses)}</Definition>
        </>
      )}
      <Definition name="Custou ao cliente">
        {formatBRL(one.refundableCents)}
        {one.refundedBeforeCents > 0n && `, dos quais ${formatBRL(one.refundedBeforeCents)} já voltaram`}
      </Definition>
      <Definition name="Ganhos do consultor">
        {one.earningsWait
          ? 'Guardados até a decisão'
          : 'Já liberados: se saírem dele, viram desconto nos próximos ganhos'}
      </Definition>
    </DefinitionList>
    {one.kind === 'question' && <p className="measure text-quiet text-sm">{undecidedWords(one.askedAt)}</p>}
    {one.kind === 'consultation' && (
      <a href={`/admin-dashboard/consultas/${one.subjectId}`} className="prose-link justify-self-start text-sm">
        Ver o registro da consulta
      </a>
    )}
    {beside(one)}
    <Decision one={one} />
  </Card>
)

function Decision({ one }: { one: ClaimCase }) {
  const client = useQueryClient()
  return (
    <RefundDecision
      id={one.id}
      most={one.refundableCents - one.refundedBeforeCents}
      source={
        one.earningsWait ? 'Sai do que isto rendeu.' : 'Sai do que está livre; o que faltar, dos próximos ganhos.'
      }
      canRefuse
      isAtHousesCost={isAtHousesCost(one, one.askedAt)}
      decide={async (decision) => {
        await browserApi(decideClaim, { id: one.id, ...decision })
        await client.invalidateQueries({ queryKey: [listClaims.path] })
      }}
    />
  )
}

const SUBJECT: Record<ClaimCase['kind'], string> = {
  consultation: 'Consulta',
  question: 'Pergunta por escrito respondida',
  booking: 'Consulta desmarcada fora do prazo',
}
const END_WORDS: Readonly<Record<string, string>> = {
  by_client: 'O cliente encerrou',
  by_consultant: 'O consultor encerrou',
  out_of_funds: 'O saldo acabou',
  limit_reached: 'O limite do cliente foi atingido',
  not_back_in_time: 'Ninguém voltou a tempo',
  paused_too_long: 'Ficou parada tempo demais',
  free_minutes_over: 'Os minutos grátis acabaram',
  max_duration: 'Chegou à duração máxima',
  client_absent: 'O cliente não veio',
}
const PAUSE_WORDS: Readonly<Record<string, string>> = {
  connection: 'conexão',
  silence: 'silêncio do consultor',
  no_sound: 'chamada sem som',
  sound_disputed: 'som negado por um dos lados',
  voice_disputed: 'voz contestada entre os lados',
  by_client: 'pedida pelo cliente',
  by_consultant: 'pedida pelo consultor',
}

const pausesIn = (pauses: readonly string[]) =>
  pauses.length === 0 ? 'Nenhuma' : pauses.map((pause) => PAUSE_WORDS[pause] ?? 'outra').join(', ')
