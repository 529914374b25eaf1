import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { type Bearer, LEAST_CHARACTERS } from '../rules.ts'

type Way = 'all' | 'part' | 'none'
type Faults = { way?: string; amount?: string; bearer?: string; reason?: string }

type Decision = { amountCents: bigint; bearer: Bearer; reason: string }
type Props = {
  id: string
  /** The most that can go back, in centavos. */
  most: bigint
  /** Where the part of a consultant who pays comes from, in words. */
  source: string
  /** Whether nothing is a decision, too: somebody asked. */
  canRefuse: boolean
  /** It was asked for too late for the consultant to pay. */
  isAtHousesCost?: boolean
  decide: (decision: Decision) => Promise<unknown>
}

/** Decides all, a part or nothing; who pays the consultant's part; and why. Nothing is preselected. */
export function RefundDecision({ id, most, source, canRefuse, isAtHousesCost = false, decide }: Props) {
  const [way, setWay] = useState<Way>()
  const [typed, setTyped] = useState('')
  const [bearer, setBearer] = useState<Bearer>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const decision = useMutation({
    mutationFn: (amountCents: bigint) => decide({ amountCents, bearer: bearer ?? 'platform', reason: reason.trim() }),
  })
  const amount = way === 'all' ? most : way === 'none' ? 0n : parseReais(typed)
  const forget = (...names: (keyof Faults)[]) =>
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name as keyof Faults))))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isAmount = amount !== undefined && (way !== 'part' || (amount > 0n && amount <= most))
    const found: Faults = {
      ...(!way && { way: 'Escolha como decidir.' }),
      ...(way && !isAmount && { amount: `Escolha um valor de R$ 0,01 a ${formatBRL(most)}.` }),
      ...(way && way !== 'none' && !bearer && { bearer: 'Escolha quem paga a parte do consultor.' }),
      ...([...reason.trim()].length < LEAST_CHARACTERS && {
        reason: `Diga por quê, em pelo menos ${LEAST_CHARACTERS} caracteres.`,
      }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) decision.mutate(amount!)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Decisão"
        name={`way-${id}`}
        columns={canRefuse ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}
        cards={[
          { value: 'all', title: 'Devolver tudo', text: formatBRL(most) },
          { value: 'part', title: 'Devolver uma parte', text: 'Você diz quanto.' },
          ...(canRefuse ? [{ value: 'none', title: 'Não devolver', text: 'Com o motivo.' }] : []),
        ]}
        value={way ?? ''}
        error={faults.way}
        onChange={(event) => {
          setWay(event.target.value as Way)
          forget('way', 'amount', 'bearer')
        }}
      />
      {way === 'part' && (
        <Field
          label="Quanto, em reais"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={faults.amount}
          onChange={(event) => {
            setTyped(event.target.value)
            forget('amount')
          }}
        />
      )}
      {way && way !== 'none' && (
        <RadioCards
          legend="Quem paga a parte do consultor"
          name={`bearer-${id}`}
          cards={[
            ...(isAtHousesCost ? [] : [{ value: 'consultant', title: 'O consultor', text: source }]),
            { value: 'platform', title: 'A casa', text: 'O consultor recebe tudo.' },
          ]}
          value={bearer ?? ''}
          error={faults.bearer}
          onChange={(event) => {
            setBearer(event.target.value as Bearer)
            forget('bearer')
          }}
        />
      )}
      <TextArea
        label="Por quê"
        rows={3}
        maxLength={1_000}
        value={reason}
        error={faults.reason}
        hint="O cliente lê."
        onChange={(event) => {
          setReason(event.target.value)
          forget('reason')
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={decision.isPending}
        busyWords="Registrando…"
        className="justify-self-start"
      >
        Registrar decisão
      </Button>
      {decision.isError && <ErrorState>{errorMessage(decision.error)}</ErrorState>}
    </form>
  )
}
