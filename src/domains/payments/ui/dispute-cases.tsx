import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { closeDispute, type DisputeCase, listDisputes } from '../disputes/contract.ts'
import { LEAST_REASON, MOST_REASON, REASON_MISSING } from '../disputes/rules.ts'
import { DecisionForm } from './decision-form.tsx'

const STATE: Record<DisputeCase['state'], { words: string; tone: BadgeTone }> = {
  opened: { words: 'O banco decide', tone: 'warn' },
  won: { words: 'A compra vale', tone: 'good' },
  lost: { words: 'O banco devolveu', tone: 'bad' },
}
const METHOD = { pix: 'Pix', card: 'cartão' }

/** Disputed purchases, open ones first. */
export function DisputeCases() {
  const query = useQuery(apiQuery(listDisputes, {}))
  return (
    <CaseList
      query={query}
      cases={query.data?.disputes}
      keyOf={({ protocol }) => protocol}
      empty={
        <EmptyState title="Nenhuma contestação">
          Quando alguém disser ao banco que não reconhece uma compra, ela aparece aqui.
        </EmptyState>
      }
    >
      {(one) => <DisputeCard one={one} />}
    </CaseList>
  )
}

/** Those of one payment that are open. */
export function DisputesOfPayment({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(listDisputes, { id }), staleTime: 0 })
  const open = query.data?.disputes.filter(({ state }) => state === 'opened')
  return (
    <OneCase query={query} one={open?.length ? open : undefined}>
      {(disputes) => disputes.map((one) => <DisputeCard key={one.protocol} one={one} />)}
    </OneCase>
  )
}

const DisputeCard = ({ one }: { one: DisputeCase }) => (
  <Card as="article" aria-label={`Contestação ${one.protocol}`} className="grid gap-4">
    <header className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money amount={one.amountCents} className="font-display text-xl" />
        <Badge tone={STATE[one.state].tone}>{STATE[one.state].words}</Badge>
      </p>
      <ReplyLine protocol={one.protocol} name={one.personName} email={one.email} />
    </header>
    <DefinitionList>
      <Definition name="Compra">
        {one.description}, <Money amount={one.paidCents} /> por {METHOD[one.method]}
      </Definition>
      <Definition name="O banco diz">{one.reason}</Definition>
      <Definition name="Paga em">{formatDayAndTime(one.paidAt)}</Definition>
      <Definition name="Aberta em">{formatDayAndTime(one.openedAt)}</Definition>
      <Definition name="Guardado do saldo">
        <Money amount={one.frozenCents} />
      </Definition>
      {one.endedAt ? (
        <Definition name="Decidida em">{formatDayAndTime(one.endedAt)}</Definition>
      ) : (
        <Definition name="Já gasto, por nossa conta se o banco devolver">
          <Money amount={one.amountCents - one.frozenCents} />
        </Definition>
      )}
      {one.closedFor && (
        <Definition name="Encerrada por">
          {one.closedBy}: {one.closedFor}
        </Definition>
      )}
    </DefinitionList>
    {one.state === 'opened' && <CloseDisputeForm one={one} />}
  </Card>
)

const CARDS = [
  { value: 'won', title: 'A compra vale', text: 'O que estava guardado volta para o cliente.' },
  {
    value: 'lost',
    title: 'O banco devolveu',
    text: 'O que a compra ainda dava termina; o que foi usado fica em aberto.',
  },
] as const

/** Closes a dispute whose decision the gateway does not tell. */
const CloseDisputeForm = ({ one }: { one: DisputeCase }) => (
  <DecisionForm
    name={`dispute-${one.protocol}`}
    legend="Encerrar à mão"
    cards={CARDS}
    unchosen="Escolha como terminou."
    written={{ label: 'Por quê', least: LEAST_REASON, most: MOST_REASON, missing: REASON_MISSING }}
    words="Encerrar"
    busyWords="Encerrando…"
    act={(state, reason) => browserApi(closeDispute, { id: one.paymentId, n: one.n, state, reason })}
    list={listDisputes}
  />
)
