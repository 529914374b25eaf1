import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { parseReais } from '#shared/parse-reais.ts'
import {
  readWelcomeBudget,
  setWelcomeBudget,
  type WelcomeBudget as Budget,
} from '../welcome-minutes/budget/contract.ts'
import { WELCOME_MS, WELCOME_PER_DAY } from '../welcome-minutes/rules.ts'

const QUERY = apiQuery(readWelcomeBudget, {})
const limitWords = (cents: bigint | null) => (cents === null ? 'sem limite' : formatBRL(cents))

/** What free minutes may cost in a month, what they cost so far, and the months before. */
export function WelcomeBudget() {
  const { data, error, refetch } = useQuery({ ...QUERY, staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="flex flex-wrap gap-x-12 gap-y-4 tabular-nums">
        <Figure name="Orçamento do mês" value={limitWords(data.monthlyCents)} />
        <Figure name="Reservado ou pago neste mês" value={formatBRL(data.spentCents)} />
        <Figure name="Clientes neste mês" value={formatNumber(data.clients)} />
      </dl>
      <p className="measure text-sm">
        Cada pessoa nova conversa {Number(WELCOME_MS / 60_000n)} minutos sem pagar. A casa paga a parte de quem atende,
        até R$ 2,99 por minuto e {formatBRL(WELCOME_PER_DAY)} por consultor e dia. Gasto o orçamento, ninguém mais
        recebe a oferta até o mês seguinte; o que já foi dado continua.
      </p>
      <BudgetForm budget={data} onBehind={() => void refetch()} />
      {data.months.length > 0 && <Months months={data.months} />}
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-0.5">
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="font-display text-2xl">{value}</dd>
  </div>
)

/** Another budget, from now on; whoever is second sees what the first one set. */
function BudgetForm({ budget, onBehind }: { budget: Budget; onBehind: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(budget.monthlyCents === null ? '' : formatBRL(budget.monthlyCents).slice(3))
  const [fault, setFault] = useState<string>()
  const amount = typed.trim() ? parseReais(typed) : null
  const set = useMutation({
    mutationFn: () => browserApi(setWelcomeBudget, { monthlyCents: amount ?? null, before: budget.monthlyCents }),
    onSuccess: (page) => {
      client.setQueryData(QUERY.queryKey, page)
      toast({ title: `Orçamento: ${limitWords(page.monthlyCents)}, a partir de agora` })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onBehind()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(amount === undefined ? 'Escreva um valor em reais: 1.500,00.' : undefined)
    if (amount !== undefined) set.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <Field
        label="Orçamento por mês"
        optional
        hint="Vazio: sem limite no mês. Zero: ninguém recebe a oferta."
        inputMode="decimal"
        after="R$"
        maxLength={14}
        className="max-w-80"
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="justify-self-start" busy={set.isPending} busyWords="Um instante…">
        Mudar a partir de agora
      </Button>
      {set.isError && <ErrorState>{errorMessage(set.error)}</ErrorState>}
    </form>
  )
}

const Months = ({ months }: { months: Budget['months'] }) => (
  <Table caption="Meses anteriores" captionShown className="max-w-md tabular-nums">
    <thead>
      <tr>
        <th scope="col">Mês</th>
        <th scope="col" className="text-right">
          A casa pagou
        </th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, spentCents }) => (
        <tr key={month}>
          <th scope="row" className="font-normal">
            {month.split('-').toReversed().join('/')}
          </th>
          <td className="text-right">{formatBRL(spentCents)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
