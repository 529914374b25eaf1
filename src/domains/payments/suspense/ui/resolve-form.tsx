import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { readSuspense, resolveEntry, type SuspenseEntry } from '../contract.ts'
import { MIN_REASON_LENGTH, MAX_REASON_LENGTH, type Resolution } from '../rules.ts'
import { RESOLUTION_WORDS } from './suspense-words.ts'

/** Resolves an amount in suspense, with a reason. Nothing is preselected. */
export function ResolveForm({ entry }: { entry: SuspenseEntry }) {
  const [resolution, setResolution] = useState<Resolution>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<{ resolution?: string; reason?: string }>({})
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (chosen: Resolution) =>
      browserApi(resolveEntry, { id: entry.id, resolution: chosen, reason: reason.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [readSuspense.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < MIN_REASON_LENGTH
    setFaults({
      ...(!resolution && { resolution: 'Escolha como resolver.' }),
      ...(isTooShort && { reason: `Diga por quê, em pelo menos ${MIN_REASON_LENGTH} caracteres.` }),
    })
    if (resolution && !isTooShort) decide.mutate(resolution)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend="Como resolver"
        name={`resolution-${entry.id}`}
        columns="sm:grid-cols-3"
        cards={entry.resolutions.map((value) => ({
          value,
          title: RESOLUTION_WORDS[value].title,
          text: RESOLUTION_WORDS[value].text,
        }))}
        value={resolution ?? ''}
        error={faults.resolution}
        onChange={(event) => setResolution(event.target.value as Resolution)}
      />
      <TextArea
        label="Por quê"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
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
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </form>
  )
}
