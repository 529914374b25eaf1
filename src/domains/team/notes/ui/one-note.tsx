import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { changeNote, type Note } from '../contract.ts'
import { MOST_NOTE } from '../rules.ts'

/** A note; whoever wrote it changes it for a while. */
export function OneNote({ note, onChanged }: { note: Note; onChanged: () => unknown }) {
  const [typed, setTyped] = useState<string>()
  const change = useMutation({
    mutationFn: (body: string) => browserApi(changeNote, { id: note.id, body }),
    onSuccess: () => {
      setTyped(undefined)
      return onChanged()
    },
  })
  return (
    <article className="grid gap-1 border-line border-l-2 pl-3 text-sm">
      <p className="text-quiet">
        {note.writtenBy.name}, {formatDayAndTime(note.writtenAt)}
        {note.changedAt && ' (mudada)'}
      </p>
      {typed === undefined ? (
        <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            change.mutate(typed)
          }}
        >
          <TextArea
            label="Anotação"
            rows={2}
            maxLength={MOST_NOTE}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" variant="secondary" size="sm" busy={change.isPending} busyWords="Guardando…">
              Guardar
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setTyped(undefined)}>
              Deixar como está
            </Button>
          </div>
          {change.isError && <ErrorState>{errorMessage(change.error)}</ErrorState>}
        </form>
      )}
      {note.changesUntil && typed === undefined && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setTyped(note.body)}>
          Mudar
        </Button>
      )}
    </article>
  )
}
