import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { listReadings, type Reading, recordOutcome } from '../draw/contract.ts'
import { MOST_NOTE_LENGTH, type Outcome, OUTCOMES } from '../draw/rules.ts'

const WORDS: Readonly<Record<Outcome, string>> = { yes: 'Fez sentido', partly: 'Em parte', no: 'Não fez' }

/**
 * How a reading turned out: one tap, then a line for whoever wants. What was said is shown, and can be changed or
 * erased; only its owner sees it.
 */
export function ReadingOutcome({ reading, isAsked = false }: { reading: Reading; isAsked?: boolean }) {
  const client = useQueryClient()
  const [said, setSaid] = useState(reading.outcome)
  const [isOpen, setOpen] = useState(isAsked)
  const [note, setNote] = useState(reading.outcome?.note ?? '')
  const saying = useMutation({
    mutationFn: (outcome: { outcome: Outcome | null; note: string | null }) =>
      browserApi(recordOutcome, { id: reading.draw.id, ...outcome }),
    onSuccess(saved) {
      setSaid(saved.outcome)
      void client.invalidateQueries({ queryKey: [listReadings.path] })
    },
  })
  const erase = () => {
    setNote('')
    setOpen(isAsked)
    saying.mutate({ outcome: null, note: null })
  }
  return (
    <div className="grid justify-items-start gap-3">
      {isOpen && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">A leitura fez sentido?</legend>
          {OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              variant={said?.outcome === outcome ? 'primary' : 'secondary'}
              aria-pressed={said?.outcome === outcome}
              busy={saying.isPending && saying.variables.outcome === outcome}
              onClick={() => saying.mutate({ outcome, note: note.trim() || null })}
            >
              {WORDS[outcome]}
            </Button>
          ))}
        </fieldset>
      )}
      {isOpen && said && (
        <form
          noValidate
          className="flex w-full max-w-xl flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            saying.mutate({ outcome: said.outcome, note: note.trim() || null })
            setOpen(false)
          }}
        >
          <div className="min-w-52 flex-1">
            <Field
              label="Como foi, em uma linha"
              optional
              autoComplete="off"
              maxLength={MOST_NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary">
            Guardar
          </Button>
        </form>
      )}
      {!isOpen && said && (
        <p role="status">
          {[said.outcome && WORDS[said.outcome], said.note && `“${said.note}”`].filter(Boolean).join(': ')}
        </p>
      )}
      {saying.error && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(saying.error)}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
        {said || isAsked ? 'Só você lê.' : null}
        {!isOpen && (
          <Button variant="quiet" size="sm" className="-my-1 px-2" onClick={() => setOpen(true)}>
            {said ? 'Mudar' : 'Contar como foi'}
          </Button>
        )}
        {said && (
          <Button variant="quiet" size="sm" className="-my-1 px-2" onClick={erase}>
            Apagar
          </Button>
        )}
      </p>
    </div>
  )
}
