import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import type { ObjectKind } from '../../objects.rules.ts'
import { addNote, changeNote, listNotes, type Note } from '../contract.ts'
import { MOST_NOTE } from '../rules.ts'

type Props = { personId: string; about?: { kind: ObjectKind; id: string } }

/** What the team noted about a person, or on the page of an object; whoever wrote a note changes it for a while. */
export function Notes({ personId, about }: Props) {
  const client = useQueryClient()
  const query = useQuery({ ...apiQuery(listNotes, { id: personId, ...(about && { about: about.id }) }), staleTime: 0 })
  const [body, setBody] = useState('')
  const again = () => client.invalidateQueries({ queryKey: [listNotes.path] })
  const add = useMutation({
    mutationFn: () => browserApi(addNote, { id: personId, noteId: crypto.randomUUID(), body, ...(about && { about }) }),
    onSuccess: () => {
      setBody('')
      return again()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <section aria-labelledby="anotacoes" className="grid gap-3">
      <h2 id="anotacoes" className="text-lg">
        Anotações
      </h2>
      <form onSubmit={submit} className="grid gap-2">
        <TextArea
          label="Nova anotação"
          hint="Só a equipe lê; a pessoa a recebe se pedir os dados dela."
          rows={2}
          maxLength={MOST_NOTE}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={add.isPending}
          busyWords="Anotando…"
          className="justify-self-start"
        >
          Anotar
        </Button>
        {add.isError && <ErrorState>{errorMessage(add.error)}</ErrorState>}
      </form>
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      <ul className="grid gap-3">
        {query.data?.notes.map((note) => (
          <li key={note.id}>
            <OneNote note={note} onChanged={again} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneNote({ note, onChanged }: { note: Note; onChanged: () => unknown }) {
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
