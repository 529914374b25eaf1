import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { DecisionForm } from '../../ui/decision-form.tsx'
import { decideWithdrawal, listWithdrawalCases, type WithdrawalCase } from '../contract.ts'
import { LEAST_NOTE, MOST_NOTE, NOTE_MISSING } from '../rules.ts'

/** Manual transfers that wait for the team, oldest first. */
export function WithdrawalsToPay() {
  const query = useQuery(apiQuery(listWithdrawalCases, {}))
  return (
    <CaseList
      query={query}
      cases={query.data?.withdrawals.filter(({ byHand }) => byHand?.state === 'waiting')}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhuma transferência a fazer">
          Retiradas que o banco não aceita devolver pelo caminho de origem aparecem aqui.
        </EmptyState>
      }
    >
      {(one) => <WithdrawalCard one={one} byHand={one.byHand!} />}
    </CaseList>
  )
}

/** One of them. */
export function WithdrawalToPay({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(listWithdrawalCases, { id }), staleTime: 0 })
  return (
    <OneCase query={query} one={query.data?.withdrawals.find(({ byHand }) => byHand?.state === 'waiting')}>
      {(one) => <WithdrawalCard one={one} byHand={one.byHand!} />}
    </OneCase>
  )
}

const WithdrawalCard = ({ one, byHand }: { one: WithdrawalCase; byHand: NonNullable<WithdrawalCase['byHand']> }) => (
  <Card as="article" aria-label={`Retirada ${one.protocol}`} className="grid gap-4">
    <header className="grid gap-1">
      <Money amount={byHand.amountCents} className="font-display text-xl" />
      <p className="break-all">
        Chave Pix (CPF): <span className="font-semibold">{writtenTaxId(byHand.pixKey)}</span>
      </p>
      <ReplyLine protocol={one.protocol} name={one.personName} email={one.email} />
      <p className="text-quiet text-sm">
        Pedida em {formatDayAndTime(one.askedAt)}. Transferir a partir de {formatDayAndTime(byHand.transferFrom)}, até{' '}
        {formatIsoDay(one.payBy)}.{' '}
        {one.isPayerKnown
          ? 'É o CPF de quem pagou, segundo o banco.'
          : 'O banco não disse quem pagou: confira se a conta está no nome da pessoa.'}
      </p>
    </header>
    {one.disputes.map(({ protocol, state, amountCents }) => (
      <p key={protocol} className="font-semibold">
        Contestação {protocol}: <Money amount={amountCents} />,{' '}
        {state === 'opened' ? 'o banco ainda decide' : 'o banco devolveu'}. Confira antes de transferir.
      </p>
    ))}
    <TransferForm id={one.id} />
  </Card>
)

const CARDS = [
  { value: 'paid', title: 'Transferi', text: 'Escreva o número da transferência no banco.' },
  { value: 'failed', title: 'Não foi possível', text: 'O valor volta para o saldo. Escreva o motivo para a pessoa.' },
] as const

/** Records how a manual transfer ended. */
const TransferForm = ({ id }: { id: string }) => (
  <DecisionForm
    name={`state-${id}`}
    legend="Como terminou"
    cards={CARDS}
    unchosen="Escolha como terminou."
    written={{
      label: 'Número ou motivo',
      hint: 'A pessoa lê.',
      least: LEAST_NOTE,
      most: MOST_NOTE,
      missing: NOTE_MISSING,
    }}
    words="Registrar"
    busyWords="Registrando…"
    act={(state, note) => browserApi(decideWithdrawal, { id, state, note })}
    list={listWithdrawalCases}
  />
)
