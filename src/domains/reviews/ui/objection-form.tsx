import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { objectToReview } from '../moderation/contract.ts'

/** A consultant tells the team, once, why a review should go. */
export function ObjectionForm({ reviewId }: { reviewId: string }) {
  const [words, setWords] = useState('')
  const sending = useMutation({ mutationFn: () => browserApi(objectToReview, { id: reviewId, words }) })
  const fault = sending.error instanceof ApiError ? sending.error.fields.words : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  if (sending.isSuccess)
    return (
      <p role="status" className="text-quiet text-sm">
        Recebemos. Uma pessoa da equipe lê e responde por e-mail.
      </p>
    )
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-3">
      <TextArea
        label="O que há de errado nesta avaliação?"
        className="w-full"
        rows={2}
        value={words}
        error={fault}
        onChange={(event) => setWords(event.target.value)}
        hint="Uma ofensa, um endereço, o nome de outra pessoa, algo que não aconteceu. Só vale uma vez."
      />
      {sending.isError && !fault && <ErrorState>{errorMessage(sending.error)}</ErrorState>}
      <Button type="submit" size="sm" variant="secondary" busy={sending.isPending} busyWords="Enviando…">
        Enviar à equipe
      </Button>
    </form>
  )
}
