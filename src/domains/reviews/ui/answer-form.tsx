import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { answerReview, listReviews, type Review } from '../contract.ts'
import { MOST_CHARACTERS } from '../rules.ts'

const focus = (area: HTMLTextAreaElement | null) => area?.focus()

/** The form for the consultant's only answer to a review; collapsed at first. */
export function AnswerForm({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const id = useId()
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: () => browserApi(answerReview, { id: review.id, text: text.trim() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listReviews.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) publish.mutate()
  }
  const fault = publish.error instanceof ApiError ? publish.error.fields.text : undefined
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        aria-label={`Responder a ${review.author}`}
        className="justify-self-start"
      >
        Responder
      </Button>
    )
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        id={id}
        label={`Sua resposta a ${review.author}`}
        rows={3}
        ref={focus}
        value={text}
        maxLength={MOST_CHARACTERS}
        error={fault}
        onChange={(event) => setText(event.target.value)}
        hint="Aparece no seu perfil, abaixo da avaliação. Uma resposta por avaliação; depois de publicada, não muda mais."
      />
      {publish.isError && !fault && <ErrorState>{errorMessage(publish.error)}</ErrorState>}
      <Button
        type="submit"
        variant="secondary"
        busy={publish.isPending}
        busyWords="Publicando…"
        disabled={!text.trim()}
        className="justify-self-start"
      >
        Publicar resposta
      </Button>
    </form>
  )
}
