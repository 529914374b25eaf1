import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { readFollowUp, sendFollowUp } from '../../follow-ups/contract.ts'
import { MOST_FOLLOW_UP_CHARACTERS } from '../../follow-ups/rules.ts'
import { threadPath } from '../../thread-path.rules.ts'
import { WrittenText } from '../written-text.tsx'

type Props = { consultationId: string; client: { id: string; name: string } }

/** After a consultation its consultant may write once, for nothing. Renders nothing when that cannot be. */
export function FollowUpForm({ consultationId, client }: Props) {
  const heading = useId()
  const queries = useQueryClient()
  const read = apiQuery(readFollowUp, { id: consultationId })
  const { data } = useQuery(read)
  const draft = `depois-${consultationId}`
  const [id] = useState(() => crypto.randomUUID())
  const [text, setText] = useState(() => loadDraft(draft))
  const [isMissing, setMissing] = useState(false)
  const sending = useMutation({
    mutationFn: () => browserApi(sendFollowUp, { id: consultationId, followUpId: id, text: text.trim() }),
    onSuccess(sent) {
      storeDraft(draft, '')
      queries.setQueryData(read.queryKey, sent)
    },
  })
  if (!data) return null
  const { text: sent, sentAt, openUntil } = data
  if (sent !== null)
    return (
      <Card as="section" aria-label="Sua mensagem depois da consulta" className="grid gap-3">
        <WrittenText title={`Você escreveu a ${client.name}`} text={sent} at={sentAt} />
        <a href={threadPath(client.id)} className="prose-link inline-flex min-h-6 items-center justify-self-start">
          Ver a correspondência
        </a>
      </Card>
    )
  if (!openUntil) return null
  const over = characterCount(text.trim()) - MOST_FOLLOW_UP_CHARACTERS
  const held = sending.error instanceof ApiError ? sending.error.fields.text : undefined
  const fault = isMissing ? 'Escreva a mensagem.' : over > 0 ? `Passou ${formatNumber(over)} do limite.` : held
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && over <= 0 && !sending.isPending) sending.mutate()
  }
  return (
    <Card as="section" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h2 id={heading} className="text-xl">
          Uma palavra depois da consulta
        </h2>
        <TextArea
          label={`Sua mensagem a ${client.name}`}
          hint={`Uma só, de graça para os dois, até ${formatDayAndTime(openUntil)}. Até ${formatNumber(MOST_FOLLOW_UP_CHARACTERS)} caracteres.`}
          value={text}
          error={fault}
          onChange={({ target }) => {
            setText(target.value)
            storeDraft(draft, target.value)
            setMissing(false)
            if (sending.isError) sending.reset()
          }}
        />
        {sending.isError && !held && <ErrorState>{errorMessage(sending.error)}</ErrorState>}
        <Button type="submit" className="justify-self-start" busy={sending.isPending} busyWords="Enviando…">
          Enviar a mensagem
        </Button>
      </form>
    </Card>
  )
}
