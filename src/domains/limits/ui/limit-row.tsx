import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import type { SelfCare } from '../contract.ts'
import { LEAST_LIMIT, MOST_LIMIT, type Period } from '../rules.ts'
import { useSetLimit } from './use-self-care.ts'

const PERIOD_NAMES: Record<Period, string> = {
  day: 'Por dia',
  week: 'Por semana',
  month: 'Por mês',
  consultation: 'Por conversa',
}

type Props = { limit: SelfCare['limits'][number] }

/** One limit: the value in force, the one to come, and a form to change it. */
export function LimitRow({ limit: { period, amountCents, next } }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{PERIOD_NAMES[period]}</span>
        <span className="flex items-baseline gap-4">
          {amountCents === null ? (
            <span className="text-quiet">sem limite</span>
          ) : (
            <Money amount={amountCents} className="font-semibold" />
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Fechar' : 'Mudar'} o limite ${PERIOD_NAMES[period].toLowerCase()}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fechar' : 'Mudar'}
          </Button>
        </span>
      </div>
      {next && (
        <p className="text-quiet text-sm">
          {next.amountCents === null ? 'Deixa de existir' : `Passa a ${formatBRL(next.amountCents)}`} em{' '}
          {formatDayAndTime(next.validFrom)}. Até lá, vale o de agora.
        </p>
      )}
      {isOpen && <Change period={period} hasLimit={amountCents !== null} onDone={() => setOpen(false)} />}
    </li>
  )
}

function Change({
  period,
  hasLimit,
  onDone,
}: {
  period: Props['limit']['period']
  hasLimit: boolean
  onDone: () => void
}) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const set = useSetLimit()
  const announceSaved = ({ limits }: SelfCare) => {
    const name = PERIOD_NAMES[period].toLowerCase()
    const next = limits.find((one) => one.period === period)?.next
    toast({ title: next ? `O limite ${name} muda em ${formatDayAndTime(next.validFrom)}` : `Limite ${name} guardado` })
    onDone()
  }
  const save = (amountCents: bigint | null) => set.mutate({ period, amountCents }, { onSuccess: announceSaved })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = parseReais(typed)
    if (amount === undefined || amount < LEAST_LIMIT || amount > MOST_LIMIT)
      return setFault(`Escreva um valor de ${formatBRL(LEAST_LIMIT)} a ${formatBRL(MOST_LIMIT)}, como 150,00.`)
    save(amount)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <Field
        label="Novo limite, em reais"
        inputMode="decimal"
        autoComplete="off"
        placeholder="150,00"
        className="w-[min(11rem,100%)]"
        value={typed}
        error={fault ?? (set.isError ? errorMessage(set.error) : undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <Button type="submit" busy={set.isPending} busyWords="Guardando…">
        Guardar
      </Button>
      {hasLimit && (
        <Button variant="quiet" onClick={() => save(null)}>
          Tirar o limite
        </Button>
      )}
    </form>
  )
}
