import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { type ClaimCase, decideClaim, listClaims } from '../contract.ts'
import { type Bearer, LEAST_CHARACTERS } from '../rules.ts'

type Way = 'all' | 'part' | 'none'
type Faults = { way?: string; amount?: string; bearer?: string; reason?: string }

/** Decides all, a part or nothing; who pays the consultant's part; and why. Nothing is preselected. */
export function ClaimDecision({ one }: { one: ClaimCase }) {
  const most = one.refundableCents - one.refundedBeforeCents
  const [way, setWay] = useState<Way>()
  const [typed, setTyped] = useState('')
  const [bearer, setBearer] = useState<Bearer>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (amountCents: bigint) =>
      browserApi(decideClaim, { id: one.id, amountCents, bearer: bearer ?? 'platform', reason: reason.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listClaims.path] }),
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
    if (Object.keys(found).length === 0) decide.mutate(amount!)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Decisão"
        name={`way-${one.id}`}
        columns="sm:grid-cols-3"
        cards={[
          { value: 'all', title: 'Devolver tudo', text: formatBRL(most) },
          { value: 'part', title: 'Devolver uma parte', text: 'Você diz quanto.' },
          { value: 'none', title: 'Não devolver', text: 'Com o motivo.' },
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
          name={`bearer-${one.id}`}
          cards={[
            {
              value: 'consultant',
              title: 'O consultor',
              text: one.earningsWait
                ? 'Sai do que esta consulta rendeu.'
                : 'Sai do que está livre; o que faltar, dos próximos ganhos.',
            },
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
        busy={decide.isPending}
        busyWords="Registrando…"
        className="justify-self-start"
      >
        Registrar decisão
      </Button>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </form>
  )
}
