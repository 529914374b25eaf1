import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { type OwnReview, readOwnReview, writeReview } from '../contract.ts'
import { MOST_CHARACTERS } from '../rules.ts'
import { StarChoice } from './star-choice.tsx'
import { formatNumber } from '#shared/numbers.ts'

/** After a settled consultation: the client's review, as written or as a form. For the client only. */
export function ReviewForm({ consultationId }: { consultationId: string }) {
  const question = apiQuery(readOwnReview, { id: consultationId })
  const own = useQuery(question)
  const queries = useQueryClient()
  return (
    <Card as="section" aria-label="Sua avaliação">
      {own.isPending && <Skeleton className="h-40" />}
      {own.isError && <ErrorState onRetry={() => void own.refetch()}>{errorMessage(own.error)}</ErrorState>}
      {own.data?.review && <WrittenReview review={own.data.review} />}
      {own.data?.review === null && (
        <Blank
          consultationId={consultationId}
          onWritten={(review) => queries.setQueryData(question.queryKey, { review })}
        />
      )}
    </Card>
  )
}

function Blank({ consultationId, onWritten }: { consultationId: string; onWritten: (review: OwnReview) => void }) {
  const [stars, setStars] = useState<number>()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const publish = useMutation({
    mutationFn: (given: { stars: number; text: string }) => browserApi(writeReview, { id: consultationId, ...given }),
    onSuccess: onWritten,
  })
  const refused = publish.error instanceof ApiError ? publish.error.fields.text : undefined
  const left = MOST_CHARACTERS - [...text.trim()].length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!stars) return setFault('Escolha de 1 a 5 estrelas.')
    if (left >= 0) publish.mutate({ stars, text })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-xl">Avalie esta consulta</h2>
      <StarChoice
        stars={stars}
        error={fault}
        onChoose={(chosen) => {
          setStars(chosen)
          setFault(undefined)
        }}
      />
      <TextArea
        label="O que você diria a quem está pensando em conversar?"
        optional
        rows={3}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (publish.isError) publish.reset()
        }}
        error={left < 0 ? `Passou ${formatNumber(-left)} do limite de 1.000 caracteres.` : refused}
        hint="Aparece no perfil com o seu primeiro nome e a inicial do sobrenome. Depois de publicada, não muda mais."
      />
      {publish.isError && !refused && <ErrorState>{errorMessage(publish.error)}</ErrorState>}
      <Button type="submit" busy={publish.isPending} busyWords="Publicando…" className="sm:justify-self-start">
        Publicar avaliação
      </Button>
    </form>
  )
}

/** The reader's own review, as published or as it waits. */
const WrittenReview = ({ review: { stars, text, writtenAt, isHeld } }: { review: OwnReview }) => (
  <div className="grid gap-2">
    <p className="font-display text-xl">
      {isHeld ? 'Uma pessoa da equipe lê a sua avaliação antes' : 'Sua avaliação está publicada'}
    </p>
    <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
      <Stars rating={stars} /> {formatDay(writtenAt)}
    </p>
    {text && <p className="measure whitespace-pre-line">{text}</p>}
  </div>
)
