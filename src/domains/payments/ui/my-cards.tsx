import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { listCards, removeCard } from '../contract.ts'

type Card = OutputOf<typeof listCards>['cards'][number]

/** The reader's saved cards, each with the way to remove it. */
export function MyCards() {
  const { data, error, refetch } = useQuery({ ...apiQuery(listCards, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-16 w-full" />
  if (data.cards.length === 0)
    return (
      <p className="measure text-quiet">
        Nenhum. Um cartão só é guardado quando você faz uma assinatura e paga por cartão.
      </p>
    )
  return (
    <ul className="border-line border-t">
      {data.cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3"
        >
          <p>
            <span className="font-semibold">
              {card.brand} de final {card.lastFour}
            </span>{' '}
            <span className="text-quiet text-sm">desde {formatDay(card.savedAt)}</span>
          </p>
          <RemoveCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function RemoveCard({ card: { id, brand, lastFour } }: { card: Card }) {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => browserApi(removeCard, { id }),
    onSuccess: () => {
      setOpen(false)
      toast({ title: `Você tirou o cartão de final ${lastFour}` })
      // Also what subscriptions say of how they are paid.
      void queries.invalidateQueries()
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-mr-3" onClick={() => setOpen(true)}>
        Tirar<span className="sr-only"> o cartão de final {lastFour}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Tirar ${brand} de final ${lastFour}?`}>
        <div className="grid gap-4">
          <p className="measure">
            Ele sai da sua conta agora, e quem processa os pagamentos o apaga também. Uma assinatura paga por ele
            continua: a próxima mensalidade vem no seu outro cartão guardado ou, sem nenhum, por um Pix que enviamos por
            e-mail.
          </p>
          {removing.isError && <ErrorState>{errorMessage(removing.error)}</ErrorState>}
          <div className="flex flex-wrap gap-3">
            <Button busy={removing.isPending} busyWords="Tirando…" onClick={() => removing.mutate()}>
              Tirar o cartão
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Deixar como está
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
