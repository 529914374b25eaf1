import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import type { ObjectKind } from '../../objects.rules.ts'
import { addNote, listNotes } from '../contract.ts'
import { MOST_NOTE } from '../rules.ts'
import { OneNote } from './one-note.tsx'

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
