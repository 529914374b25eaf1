import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { apiQuery } from '#browser/query.ts'
import { type OwnTestimonial as Own, readOwnTestimonial } from '../contract.ts'
import { blocksAnother } from '../rules.ts'
import { TestimonialForm } from './testimonial-form.tsx'

const STATE = {
  pending: {
    words: 'aguardando leitura',
    tone: 'warn',
    text: 'Uma pessoa da equipe vai ler. A resposta chega por e-mail e aparece aqui.',
  },
  published: { words: 'publicado', tone: 'good', text: 'Obrigado por contar como foi.' },
  rejected: { words: 'não publicado', tone: 'bad', text: '' },
} as const

/** The client's own testimonial and its state, or the form to write one. */
export function OwnTestimonial() {
  const question = apiQuery(readOwnTestimonial, {})
  const { data, error, refetch } = useQuery(question)
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  const { testimonial } = data
  if (!testimonial || isWriting) {
    return (
      <TestimonialForm
        onSent={(sent) => {
          setWriting(false)
          queries.setQueryData(question.queryKey, { testimonial: sent })
        }}
      />
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Sent testimonial={testimonial} />
      {!blocksAnother(testimonial.state) && (
        <Button variant="secondary" onClick={() => setWriting(true)}>
          Escrever outro
        </Button>
      )}
    </div>
  )
}

function Sent({ testimonial: { content, rating, location, state, reason } }: { testimonial: Own }) {
  const { words, tone, text } = STATE[state]
  return (
    <div role="status" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">Seu depoimento</span> <Badge tone={tone}>{words}</Badge>
      </p>
      <Stars rating={rating} />
      <p className="measure whitespace-pre-line font-display text-lg">“{content}”</p>
      <p className="text-quiet text-sm">{location}</p>
      <p className="measure text-quiet text-sm">{reason ? `O motivo: ${reason}` : text}</p>
    </div>
  )
}
