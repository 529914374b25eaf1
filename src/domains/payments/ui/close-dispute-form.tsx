import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { closeDispute, type DisputeCase, listDisputes } from '../disputes/contract.ts'

const CARDS = [
  { value: 'won', title: 'A compra vale', text: 'O que estava guardado volta para o cliente.' },
  {
    value: 'lost',
    title: 'O banco devolveu',
    text: 'O que a compra ainda dava termina; o que foi usado fica em aberto.',
  },
] as const
const MIN_REASON_LENGTH = 5

/** Closes a dispute whose decision the gateway does not tell. Nothing is preselected. */
export function CloseDisputeForm({ one }: { one: DisputeCase }) {
  const [state, setState] = useState<'won' | 'lost'>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<{ state?: string; reason?: string }>({})
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: (chosen: 'won' | 'lost') =>
      browserApi(closeDispute, { id: one.paymentId, n: one.n, state: chosen, reason: reason.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listDisputes.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < MIN_REASON_LENGTH
    setFaults({
      ...(!state && { state: 'Escolha como terminou.' }),
      ...(isTooShort && { reason: `Diga por quê, em pelo menos ${MIN_REASON_LENGTH} caracteres.` }),
    })
    if (state && !isTooShort) close.mutate(state)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Encerrar à mão"
        name={`dispute-${one.protocol}`}
        cards={CARDS}
        value={state ?? ''}
        error={faults.state}
        onChange={(event) => setState(event.target.value as 'won' | 'lost')}
      />
      <TextArea
        label="Por quê"
        rows={2}
        maxLength={500}
        value={reason}
        error={faults.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={close.isPending}
        busyWords="Encerrando…"
        className="justify-self-start"
      >
        Encerrar
      </Button>
      {close.isError && <ErrorState>{errorMessage(close.error)}</ErrorState>}
    </form>
  )
}
