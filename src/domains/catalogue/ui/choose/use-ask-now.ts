import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { spendableFor } from '#domains/wallet/spendable.rules.ts'
import { payOrder, placeOrder } from '../../orders/contract.ts'
import { askFromBundle } from '#domains/written-questions/contract.ts'
import type { AnswerOffer } from './answer-offers.ts'
import { orderPath } from '../../order-path.rules.ts'

/** `offer`: undefined asks with an answer that was bought before. */
type Asked = { offer: AnswerOffer | undefined; consultantId: string; text: string; ready: () => Promise<unknown> }

const reused = (error: unknown) => error instanceof ApiError && error.code === 'orders.id_reused'

/**
 * Buys an answer where the question is written: paid from the balance at once when that is enough, else on the page of
 * its order, which keeps text and attachments. The question's id is made before, so that attachments find it.
 */
export function useAskNow(onAsked: () => void) {
  const [questionId] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: wallet } = useQuery(apiQuery(readWallet, {}))
  const available = wallet && spendableFor(wallet, undefined).cents
  const asking = useMutation({
    async mutationFn({ offer, consultantId, text, ready }: Asked) {
      await ready()
      if (!offer) {
        await browserApi(askFromBundle, { id: questionId, consultantId, text })
        return 'asked' as const
      }
      const choice = { item: offer.slug, version: offer.version, consultantId, question: text }
      const order = await browserApi(placeOrder, { id: questionId, ...choice }).catch((error: unknown) => {
        // An answer was lost, and the text has changed since: the order stands as it was placed.
        if (reused(error)) return undefined
        throw error
      })
      if (!order || available === undefined || order.totalCents > available) return 'to_pay' as const
      // Also what is refused now waits on the order's page, with its reason.
      return browserApi(payOrder, {
        id: questionId,
        paymentId: crypto.randomUUID(),
        fromBalanceCents: order.totalCents,
        installments: 1,
      }).then(
        () => 'asked' as const,
        () => 'to_pay' as const,
      )
    },
    onSuccess(outcome) {
      void queries.invalidateQueries({ queryKey: [readWallet.path] })
      if (outcome === 'to_pay') return void navigate(orderPath(questionId))
      onAsked()
    },
  })
  return { questionId, available, ownAnswers: wallet?.answers ?? [], asking }
}
