import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { countPayoutCases, findPayoutCases, listPayoutCases, type PayoutCase, settlePayout } from '../contract.ts'
import { formatBRL } from '#shared/money.ts'
import { TRANSFER_FAILURES, type TransferFailure } from '#shared/pix/transfer-failures.ts'
import { BY_HAND, FAILURE_WORDS } from '../rules.ts'
import { STATE_WORDS } from './payout-words.ts'

/** What the team has to transfer, what nobody knows about, what is on the way and what ended. */
export function PayoutsOfTeam() {
  const query = useQuery({ ...apiQuery(listPayoutCases, {}), staleTime: 0 })
  const elsewhere = query.data?.onTheWay
  return (
    <div className="grid gap-10">
      {query.data && <Sums data={query.data} />}
      <CaseList
        query={query}
        cases={query.data?.byHand}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title="Nenhuma transferência a fazer">
            Saques que a equipe transfere à mão aparecem aqui, com a chave para copiar.
          </EmptyState>
        }
      >
        {(one) => <ToTransfer one={one} />}
      </CaseList>
      {!!elsewhere?.length && (
        <section aria-labelledby="no-banco" className="grid gap-4">
          <h3 id="no-banco" className="text-xl">
            Com o banco
          </h3>
          {elsewhere.some(({ approval }) => approval === 'overdue') && (
            <Notice tone="warn" title="Há saques que ninguém aprovou">
              O banco espera há mais de um dia pela aprovação de alguém da equipe. Aprove ou cancele cada um no painel
              do banco: a situação aqui muda sozinha, e o que for cancelado volta a ficar livre para a pessoa.
            </Notice>
          )}
          <Rows cases={elsewhere} />
        </section>
      )}
      <FindPayout />
      {!!query.data?.ended.length && (
        <section aria-labelledby="terminados" className="grid gap-4">
          <h3 id="terminados" className="text-xl">
            Terminados há pouco
          </h3>
          <Rows cases={query.data.ended} />
        </section>
      )}
    </div>
  )
}

/** One that waits for the team: to be transferred, or to be looked for at the bank. */
export function PayoutToSettle({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(findPayoutCases, { number: id.slice(0, 8) }), staleTime: 0 })
  const one = query.data?.payouts.find((found) => found.id === id && OPEN_STATES.includes(found.state))
  return (
    <OneCase query={query} one={one}>
      {(found) =>
        found.gateway === BY_HAND ? (
          <ToTransfer one={found} />
        ) : (
          <>
            <Rows cases={[found]} />
            <p className="measure text-quiet text-sm">
              {found.state === 'unknown'
                ? 'O banco não respondeu. Perguntamos pelo nosso número até saber; confira no painel do banco se a transferência existe.'
                : 'O banco espera há mais de um dia pela aprovação de alguém da equipe. Aprove ou cancele no painel do banco.'}{' '}
              A situação aqui muda sozinha.
            </p>
          </>
        )
      }
    </OneCase>
  )
}

const OPEN_STATES: readonly string[] = ['processing', 'unknown']

const Sums = ({ data }: { data: OutputOf<typeof listPayoutCases> }) => (
  <>
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Sum name="A caminho" amount={data.onTheWayCents} />
      <Sum name="Sem resposta do banco" amount={data.unknownCents} />
      <Sum name={`Pago em 30 dias (${data.paidCount})`} amount={data.paidCents} />
    </dl>
    {data.unknownCents > 0n && (
      <Notice tone="warn" title="Há saques sem resposta do banco">
        Perguntamos ao banco pelo nosso número até saber, e nada é enviado de novo antes disso. Depois de uma hora,
        confira no painel do banco se a transferência existe.
      </Notice>
    )}
  </>
)

const Sum = ({ name, amount }: { name: string; amount: bigint }) => (
  <div>
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="font-display text-2xl">
      <Money amount={amount} />
    </dd>
  </div>
)

const ToTransfer = ({ one }: { one: PayoutCase }) => (
  <Card as="article" aria-label={`Saque ${one.protocol}`} className="grid gap-4">
    <header className="grid gap-1">
      <Money amount={one.amountCents} className="font-display text-2xl" />
      <ReplyLine protocol={one.protocol} name={one.name} email={one.email} />
      <p className="text-quiet text-sm">
        Pedido em {formatDayAndTime(one.askedAt)}.{one.payBy && ` Transferir até ${formatIsoDay(one.payBy)}.`}
      </p>
    </header>
    <div className="max-w-sm">
      <CopyBox
        text={one.taxId ?? one.key}
        rows={1}
        quiet
        words={{
          label: 'Chave Pix',
          copy: 'Copiar a chave',
          copied: 'Copiada',
          advice: 'Confira o nome antes de confirmar.',
        }}
      />
    </div>
    <SettleForm one={one} outcomes={OPEN} />
  </Card>
)

const OPEN = [
  { value: 'paid', title: 'Transferi', text: 'O banco mostra o número da transferência no comprovante.' },
  { value: 'failed', title: 'Não foi possível', text: 'O valor volta a ficar livre, e a pessoa recebe o motivo.' },
] as const
const PAID = [{ value: 'returned', title: 'O Pix voltou', text: 'O valor volta a ficar livre para a pessoa.' }] as const
type Outcome = 'paid' | 'failed' | 'returned'

/** How a transfer by hand went, with the password. Money that goes back is asked about once more: it is final. */
function SettleForm({
  one: { id, name, amountCents },
  outcomes,
}: {
  one: PayoutCase
  outcomes: readonly { value: Outcome; title: string; text: string }[]
}) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [endToEndId, setEndToEndId] = useState('')
  const [failure, setFailure] = useState<TransferFailure>('key_not_found')
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const settle = useMutation({
    mutationFn: (chosen: Outcome) =>
      browserApi(
        settlePayout,
        chosen === 'paid' ? { id, outcome: chosen, endToEndId } : { id, outcome: chosen, failure },
      ),
    onSuccess: () =>
      Promise.all(
        [listPayoutCases, findPayoutCases, countPayoutCases].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
    onSettled: () => setAsking(false),
  })
  const refused = settle.error instanceof ApiError ? settle.error.fields.endToEndId : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(outcome ? undefined : 'Escolha como terminou.')
    if (outcome === 'paid') settle.mutate(outcome)
    else if (outcome) setAsking(true)
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <RadioCards
          legend="Como terminou"
          name={`outcome-${id}`}
          cards={outcomes}
          value={outcome ?? ''}
          error={fault}
          onChange={(event) => setOutcome(event.target.value as Outcome)}
        />
        {outcome === 'paid' && (
          <Field
            label="Número da transferência (E2E)"
            hint="Começa com E e tem 32 letras e números."
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={endToEndId}
            error={refused}
            onChange={(event) => setEndToEndId(event.target.value)}
          />
        )}
        {outcome && outcome !== 'paid' && (
          <Select
            label="Por quê"
            value={failure}
            onChange={(event) => setFailure(event.target.value as TransferFailure)}
          >
            {TRANSFER_FAILURES.map((one) => (
              <option key={one} value={one}>
                {FAILURE_WORDS[one].why}
              </option>
            ))}
          </Select>
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={settle.isPending}
          busyWords="Registrando…"
          className="justify-self-start"
        >
          Registrar
        </Button>
        {settle.isError && !refused && <ErrorState>{errorMessage(settle.error)}</ErrorState>}
      </form>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={outcome === 'returned' ? 'O Pix voltou mesmo?' : 'O Pix não saiu mesmo?'}
      >
        <p>
          {formatBRL(amountCents)} voltam a ficar livres para {name}, que pode sacar de novo. Isto não se desfaz: se o
          Pix chegou, o valor sairia duas vezes.
        </p>
        <p className="text-quiet text-sm">{FAILURE_WORDS[failure].why}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="destructive"
            busy={settle.isPending}
            busyWords="Registrando…"
            onClick={() => outcome && settle.mutate(outcome)}
          >
            {outcome === 'returned' ? 'Sim, voltou' : 'Sim, não saiu'}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Conferir antes
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Any payout by its number, however long ago it ended. */
function FindPayout() {
  const [typed, setTyped] = useState('')
  const [number, setNumber] = useState('')
  const found = useQuery({ ...apiQuery(findPayoutCases, { number }), enabled: number !== '', staleTime: 0 })
  const fault = found.error instanceof ApiError ? found.error.fields.number : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNumber(typed.trim())
  }
  return (
    <section aria-labelledby="procurar" className="grid gap-4">
      <h3 id="procurar" className="text-xl">
        Procurar um saque
      </h3>
      <form onSubmit={submit} noValidate role="search" className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-64">
          <Field
            label="Protocolo ou número do Pix"
            hint="Como 1A2B3C4D-Q, ou o número de 32 letras e algarismos que começa com E."
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={typed}
            error={fault}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={found.isFetching} busyWords="Procurando…" className="mt-7">
          Procurar
        </Button>
      </form>
      {found.isError && !fault && <ErrorState>{errorMessage(found.error)}</ErrorState>}
      {found.data && found.data.payouts.length === 0 && <p role="status">Nenhum saque tem este número.</p>}
      {!!found.data?.payouts.length && <Rows cases={found.data.payouts} />}
    </section>
  )
}

const Rows = ({ cases }: { cases: readonly PayoutCase[] }) => (
  <ul className="border-line border-t">
    {cases.map((one) => {
      const { badge, tone } = STATE_WORDS[one.state]
      return (
        <li key={one.id} className="grid gap-1 border-line border-b py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <Money amount={one.amountCents} className="font-semibold" /> {one.name}
            </span>
            {one.approval ? (
              <Badge tone={one.approval === 'overdue' ? 'bad' : 'warn'}>Falta aprovar</Badge>
            ) : (
              <Badge tone={tone}>{badge}</Badge>
            )}
          </p>
          <p className="flex flex-wrap gap-x-4 text-quiet text-sm">
            <span>{one.protocol}</span>
            <time dateTime={one.movedAt.toISOString()}>{formatDayAndTime(one.movedAt)}</time>
            {one.endToEndId && <span className="break-all font-mono text-xs">{one.endToEndId}</span>}
            {one.failure && <span>{FAILURE_WORDS[one.failure].why}</span>}
          </p>
          {one.gateway === BY_HAND && one.state === 'paid' && (
            <details className="text-sm">
              <summary className="prose-link w-fit">O banco devolveu?</summary>
              <div className="mt-3">
                <SettleForm one={one} outcomes={PAID} />
              </div>
            </details>
          )}
        </li>
      )
    })}
  </ul>
)
