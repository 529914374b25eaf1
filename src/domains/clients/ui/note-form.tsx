import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { type ClientDetails, listClients, readClient, saveNote } from '../contract.ts'
import { MOST_NOTE_CHARACTERS, tagsWith } from '../rules.ts'
import { TagsField } from './client-tags.tsx'
import { loadNoteDraft, type NoteDraft, storeNoteDraft } from './note-draft.ts'

const COUNT_FROM = MOST_NOTE_CHARACTERS - 500

/**
 * The consultant's note and tags about a client. What is typed and not saved stays in this tab, and is saved on top of
 * the version that it was typed on.
 */
export function NoteForm({ consultantId, details }: { consultantId: string; details: ClientDetails }) {
  const { client, note } = details
  const queries = useQueryClient()
  const place = { consultantId, clientId: client.id }
  const [draft, setDraft] = useState(() =>
    loadNoteDraft(place, { version: note.version, text: note.text, tags: client.tags }),
  )
  const { text, tags } = draft
  const [typedTag, setTypedTag] = useState('')
  const [newer, setNewer] = useState<ClientDetails>()

  const saving = useMutation({
    mutationFn: (sent: NoteDraft) => browserApi(saveNote, { id: client.id, ...sent, tags: [...sent.tags] }),
    onSuccess: (saved, sent) => {
      show(saved, { isTyped: draft.text !== sent.text || draft.tags !== sent.tags })
      setNewer(undefined)
      toast({ title: 'Anotação guardada' })
      void queries.invalidateQueries({ queryKey: [listClients.path] })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'clients.note_conflict')
        setNewer(await browserApi(readClient, { id: client.id }))
    },
  })
  const withTypedTag = (): NoteDraft => (typedTag.trim() === '' ? draft : { ...draft, tags: tagsWith(tags, typedTag) })
  function change(part: Partial<NoteDraft>) {
    setDraft({ ...draft, ...part })
    storeNoteDraft(place, { ...draft, ...part })
  }
  /** What was typed while it was being saved stays, on top of what was saved. */
  function show(now: ClientDetails, { isTyped }: { isTyped: boolean }) {
    if (isTyped) change({ version: now.note.version })
    else {
      storeNoteDraft(place, undefined)
      setDraft({ version: now.note.version, text: now.note.text, tags: now.client.tags })
    }
    queries.setQueryData(apiQuery(readClient, { id: client.id }).queryKey, now)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = withTypedTag()
    if (sent !== draft) change(sent)
    setTypedTag('')
    saving.mutate(sent)
  }
  const length = [...text].length
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label="Anotação"
        optional
        rows={6}
        value={text}
        hint={`Só você lê. ${client.name} nunca vê esta anotação nem as etiquetas.`}
        error={length > MOST_NOTE_CHARACTERS && `São ${formatNumber(length)} caracteres, e cabem 4.000.`}
        onChange={(event) => change({ text: event.target.value })}
      />
      {length > COUNT_FROM && length <= MOST_NOTE_CHARACTERS && (
        <p className="text-quiet text-xs">Ainda cabem {formatNumber(MOST_NOTE_CHARACTERS - length)} caracteres.</p>
      )}
      <TagsField
        tags={tags}
        typed={typedTag}
        onType={setTypedTag}
        onChange={(changed) => change({ tags: changed })}
        onBlur={() => withTypedTag() !== draft && storeNoteDraft(place, withTypedTag())}
      />
      {newer ? (
        <Notice tone="warn" title="Esta anotação mudou em outra aba ou em outro aparelho">
          <p className="whitespace-pre-wrap">{newer.note.text || 'Lá ela está vazia.'}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="sm"
              busy={saving.isPending}
              onClick={() => saving.mutate({ ...draft, version: newer.note.version })}
            >
              Guardar a minha
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                show(newer, { isTyped: false })
                setNewer(undefined)
                saving.reset()
              }}
            >
              Ficar com a de lá
            </Button>
          </div>
        </Notice>
      ) : (
        saving.isError && <ErrorState>{errorMessage(saving.error)}</ErrorState>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={saving.isPending} busyWords="Guardando…" disabled={length > MOST_NOTE_CHARACTERS}>
          Guardar a anotação
        </Button>
        {note.changedAt && <p className="text-quiet text-sm">Guardada em {formatDayAndTime(note.changedAt)}</p>}
      </div>
    </form>
  )
}
