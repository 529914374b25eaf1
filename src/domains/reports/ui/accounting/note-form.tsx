import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { csvAmount } from '#shared/csv.ts'
import { readBooksMonth } from '../../books/contract.ts'
import { type Note, readNotes, recordNote } from '../../notes/contract.ts'
import { NOTE_STATE_WORDS, NOTE_STATES } from '../../notes/rules.ts'
import { centsOf } from '../../notes/table.rules.ts'

/** How a note stands, by hand. What was typed stays after a fault. */
export function NoteForm({ note, onDone }: { note: Note; onDone: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState({
    state: note.state === 'none' ? 'issued' : note.state,
    number: note.number ?? '',
    issuedOn: note.issuedOn ?? '',
    accessKey: note.accessKey ?? '',
    withheld: csvAmount(note.withheldCents),
  })
  const [fault, setFault] = useState<string>()
  const record = useMutation({
    mutationFn: (withheldCents: bigint) => {
      const { state, number, issuedOn, accessKey } = typed
      return browserApi(recordNote, { dpsNumber: note.dpsNumber, state, number, issuedOn, accessKey, withheldCents })
    },
    async onSuccess() {
      toast({ title: 'Nota registrada' })
      await Promise.all([readNotes, readBooksMonth].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
      onDone()
    },
  })
  const faults = record.error instanceof ApiError ? record.error.fields : {}
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((now) => ({ ...now, [name]: event.target.value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const withheld = centsOf(typed.withheld || '0')
    setFault(withheld === undefined ? 'Escreva o valor como 12,34.' : undefined)
    if (withheld !== undefined) record.mutate(withheld)
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <Select label="Situação" value={typed.state} error={faults.state} onChange={set('state')}>
        {NOTE_STATES.map((state) => (
          <option key={state} value={state}>
            {NOTE_STATE_WORDS[state]}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Número da nota"
          optional={typed.state === 'refused'}
          maxLength={20}
          value={typed.number}
          error={faults.number}
          onChange={set('number')}
        />
        <Field
          label="Emitida em"
          type="date"
          optional={typed.state === 'refused'}
          value={typed.issuedOn}
          error={faults.issuedOn}
          onChange={set('issuedOn')}
        />
      </div>
      <Field
        label="Chave de acesso"
        optional
        hint="50 algarismos."
        inputMode="numeric"
        maxLength={60}
        value={typed.accessKey}
        error={faults.accessKey}
        onChange={set('accessKey')}
      />
      <Field
        label="Imposto retido pelo tomador (R$)"
        inputMode="decimal"
        value={typed.withheld}
        error={fault ?? faults.withheld}
        onChange={set('withheld')}
      />
      {record.isError && <ErrorState>{errorMessage(record.error)}</ErrorState>}
      <Button type="submit" busy={record.isPending} busyWords="Registrando…" className="justify-self-start">
        Registrar
      </Button>
    </form>
  )
}
