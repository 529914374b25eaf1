import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { decideWithdrawal, listWithdrawalCases } from '../contract.ts'

const CARDS = [
  { value: 'paid', title: 'Transferi', text: 'Escreva o número da transferência no banco.' },
  { value: 'failed', title: 'Não foi possível', text: 'O valor volta para o saldo. Escreva o motivo para a pessoa.' },
] as const

/** Records how a manual transfer ended. Nothing is preselected. */
export function TransferForm({ id }: { id: string }) {
  const [state, setState] = useState<'paid' | 'failed'>()
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<{ state?: string; note?: string }>({})
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (chosen: 'paid' | 'failed') => browserApi(decideWithdrawal, { id, state: chosen, note: note.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listWithdrawalCases.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = note.trim().length < 3
    setFaults({
      ...(!state && { state: 'Escolha como terminou.' }),
      ...(isTooShort && { note: 'Escreva o número da transferência ou o motivo.' }),
    })
    if (state && !isTooShort) decide.mutate(state)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Como terminou"
        name={`state-${id}`}
        cards={CARDS}
        value={state ?? ''}
        error={faults.state}
        onChange={(event) => setState(event.target.value as 'paid' | 'failed')}
      />
      <TextArea
        label="Número ou motivo"
        rows={2}
        maxLength={200}
        value={note}
        error={faults.note}
        hint="A pessoa lê."
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={decide.isPending}
        busyWords="Registrando…"
        className="justify-self-start"
      >
        Registrar
      </Button>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </form>
  )
}
