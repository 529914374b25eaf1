import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, wordsOf } from '#browser/api.ts'
import { Button } from '#browser/kit/button.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { RadioCards } from '#browser/kit/radio-cards.tsx'
import { TextArea } from '#browser/kit/text-area.tsx'
import { readSuspense, resolveEntry, type SuspenseEntry } from '../contract.ts'
import { LEAST_REASON, MOST_REASON, type Way } from '../rules.ts'
import { WAY_WORDS } from './words.ts'

/** How a sum in suspense ends, with the reason that stays beside it. Nothing is chosen beforehand. */
export function DecideForm({ entry }: { entry: SuspenseEntry }) {
  const [way, setWay] = useState<Way>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<{ way?: string; reason?: string }>({})
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (chosen: Way) => browserApi(resolveEntry, { id: entry.id, way: chosen, reason: reason.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [readSuspense.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < LEAST_REASON
    setFaults({
      ...(!way && { way: 'Escolha como resolver.' }),
      ...(isTooShort && { reason: `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.` }),
    })
    if (way && !isTooShort) decide.mutate(way)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Como resolver"
        name={`way-${entry.id}`}
        columns="sm:grid-cols-3"
        cards={entry.ways.map((value) => ({ value, title: WAY_WORDS[value].title, text: WAY_WORDS[value].text }))}
        value={way ?? ''}
        error={faults.way}
        onChange={(event) => setWay(event.target.value as Way)}
      />
      <TextArea
        label="Por quê"
        rows={2}
        maxLength={MOST_REASON}
        value={reason}
        error={faults.reason}
        onChange={(event) => setReason(event.target.value)}
        hint="Fica registrado com o seu nome, para quem conferir depois. Só a equipe lê."
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
      {decide.isError && <ErrorState>{wordsOf(decide.error)}</ErrorState>}
    </form>
  )
}
