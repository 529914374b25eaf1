import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import { closeMessage, listMessages, type Message } from '../contract.ts'
import { ALL_SUBJECTS } from '../rules.ts'

/** Messages that wait for an answer, most urgent first. */
export function OpenMessages() {
  const query = useQuery(apiQuery(listMessages, { state: 'open' }))
  return (
    <CaseList
      query={query}
      cases={query.data?.messages}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhuma mensagem em aberto">As novas aparecem aqui, a mais urgente primeiro.</EmptyState>
      }
    >
      {(message) => <OpenMessage message={message} />}
    </CaseList>
  )
}

function OpenMessage({ message: m }: { message: Message }) {
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: () => browserApi(closeMessage, { id: m.id, note: note.trim() }),
    onSuccess: () => {
      toast({ title: `Mensagem ${m.protocol} encerrada` })
      return client.invalidateQueries({ queryKey: [listMessages.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(note.trim() ? undefined : 'Diga como a mensagem foi resolvida.')
    if (note.trim()) close.mutate()
  }
  return (
    <Card as="article" aria-label={`Mensagem ${m.protocol}`} className="grid gap-4">
      <header className="grid gap-1">
        <h3 className="text-xl">{ALL_SUBJECTS[m.subject]}</h3>
        <ReplyLine protocol={m.protocol} name={m.name} email={m.email} />
        <p className="text-quiet text-sm">
          Recebida em {formatDayAndTime(m.receivedAt)}. Responder até {formatIsoDay(m.answerBy)}.
        </p>
      </header>
      <p className="measure whitespace-pre-line break-words">{m.text}</p>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextArea
          label="Como foi resolvida"
          rows={2}
          maxLength={1_000}
          value={note}
          error={fault}
          onChange={(event) => setNote(event.target.value)}
          hint="Só a equipe lê. A resposta à pessoa vai pelo e-mail dela."
        />
        <Button
          type="submit"
          variant="secondary"
          busy={close.isPending}
          busyWords="Encerrando…"
          className="justify-self-start"
        >
          Encerrar mensagem
        </Button>
      </form>
      {close.isError && <ErrorState>{errorMessage(close.error)}</ErrorState>}
    </Card>
  )
}
