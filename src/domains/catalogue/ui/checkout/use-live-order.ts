import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { consultationMoved, questionMoved } from '#domains/consultations/facts.ts'
import { movesMoney } from '#domains/consultations/rules.ts'
import { refundMoved } from '#domains/payments/facts.ts'
import { subscriptionMoved } from '#domains/subscriptions/facts.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { on } from '#shared/facts.ts'
import { orderMoved } from '../../facts.ts'
import { readCancellationTerms } from '../../orders/cancellation/contract.ts'
import { type Order, readOrder } from '../../orders/contract.ts'

/**
 * One order as it stands. It is read again when it moves, when the person's money does (it may wait for that), and when
 * the bank answers about its refund; what giving it back would bring, also when something of it was used.
 */
export function useLiveOrder(id: string, personId: string) {
  const client = useQueryClient()
  const question = apiQuery(readOrder, { id })
  const query = useQuery(question)
  const readOrderAgain = () => refetchChanged(client, question.queryKey)
  const readTermsAgain = () => refetchChanged(client, apiQuery(readCancellationTerms, { id }).queryKey)
  const readBoth = () => {
    readOrderAgain()
    readTermsAgain()
  }
  useFacts(personTopic(personId), readBoth, [
    on(orderMoved, ({ orderId }) => orderId === id && readBoth()),
    on(balanceMoved, readBoth),
    on(refundMoved, ({ paymentId }) => paymentId === query.data?.payment?.id && readOrderAgain()),
    on(consultationMoved, ({ state }) => movesMoney(state) && readTermsAgain()),
    // What an order gives has the order's id.
    on(questionMoved, (moved) => moved.id === id && readTermsAgain()),
    on(subscriptionMoved, ({ subscriptionId }) => subscriptionId === id && readTermsAgain()),
  ])
  const show = (order: Order) => client.setQueryData(question.queryKey, order)
  return { ...query, show }
}
