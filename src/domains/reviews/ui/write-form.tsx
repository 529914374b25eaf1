import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatNumber } from '#shared/numbers.ts'
import type { OwnReview } from '../contract.ts'
import { MOST_CHARACTERS } from '../rules.ts'
import { StarChoice } from './star-choice.tsx'

type Props = {
  title: string
  legend: string
  label: string
  hint: string
  publish: (given: { stars: number; text: string }) => Promise<OwnReview>
  onWritten: (review: OwnReview) => void
}

/** Stars and words of a review that is not written yet. What was typed stays when it is refused. */
export function WriteForm({ title, legend, label, hint, publish: act, onWritten }: Props) {
  const [stars, setStars] = useState<number>()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const publish = useMutation({ mutationFn: act, onSuccess: onWritten })
  const refused = publish.error instanceof ApiError ? publish.error.fields.text : undefined
  const left = MOST_CHARACTERS - [...text.trim()].length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!stars) return setFault('Escolha de 1 a 5 estrelas.')
    if (left >= 0) publish.mutate({ stars, text })
  }

  return (
    <form onSubmit={submit} noValidate aria-label={title} className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      <StarChoice
        legend={legend}
        stars={stars}
        error={fault}
        onChoose={(chosen) => {
          setStars(chosen)
          setFault(undefined)
        }}
      />
      <TextArea
        label={label}
        optional
        rows={3}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (publish.isError) publish.reset()
        }}
        error={left < 0 ? `Passou ${formatNumber(-left)} do limite de 1.000 caracteres.` : refused}
        hint={hint}
      />
      {publish.isError && !refused && <ErrorState>{errorMessage(publish.error)}</ErrorState>}
      <Button type="submit" busy={publish.isPending} busyWords="Publicando…" className="sm:justify-self-start">
        Publicar avaliação
      </Button>
    </form>
  )
}
