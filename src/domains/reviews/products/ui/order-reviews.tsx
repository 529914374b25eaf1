import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { orderMoved } from '#domains/catalogue/facts.ts'
import { on } from '#shared/facts.ts'
import type { OwnReview } from '../../contract.ts'
import { WriteForm } from '../../ui/write-form.tsx'
import { WrittenReview } from '../../ui/written-review.tsx'
import { listReviewable, type ReviewableProduct, writeProductReview } from '../contract.ts'

/** What was delivered of an order, each product with its client's review or the way to write one. Else nothing. */
export function OrderReviews({ orderId, personId }: { orderId: string; personId: string }) {
  const client = useQueryClient()
  const question = apiQuery(listReviewable, { id: orderId })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  const readAgain = () => refetchChanged(client, question.queryKey)
  useFacts(personTopic(personId), readAgain, [on(orderMoved, readAgain)])
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const products = data?.products.filter(({ mayReview, review }) => mayReview || review) ?? []
  if (products.length === 0) return null
  const written = (n: number) => (review: OwnReview) =>
    client.setQueryData(question.queryKey, {
      products: data!.products.map((one) => (one.n === n ? { ...one, review, mayReview: false } : one)),
    })
  return (
    <section aria-labelledby="avaliar" className="grid gap-4">
      <h2 id="avaliar" className="text-2xl">
        Avaliações
      </h2>
      <ul className="grid gap-4">
        {products.map((product) => (
          <li key={product.n}>
            <OneProduct product={product} orderId={orderId} onWritten={written(product.n)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { product: ReviewableProduct; orderId: string; onWritten: (review: OwnReview) => void }

function OneProduct({ product: { n, name, review }, orderId, onWritten }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="article" aria-label={name} className="grid gap-4">
      {(review || !isOpen) && (
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg">{name}</h3>
          {!review && (
            <Button variant="secondary" aria-label={`Avaliar: ${name}`} onClick={() => setOpen(true)}>
              Avaliar
            </Button>
          )}
        </header>
      )}
      {review ? (
        <WrittenReview review={review} />
      ) : (
        isOpen && (
          <WriteForm
            title={name}
            legend="Que nota você dá?"
            label="Como ele é de perto?"
            hint="Aparece na loja com o seu primeiro nome e a inicial do sobrenome. Depois de publicada, não muda mais."
            publish={(given) => browserApi(writeProductReview, { id: orderId, n, ...given })}
            onWritten={onWritten}
          />
        )
      )}
    </Card>
  )
}
