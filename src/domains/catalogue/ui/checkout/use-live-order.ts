import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { consultationMoved } from '#domains/consultations/facts.ts'
import { questionMoved } from '#domains/written-questions/facts.ts'
import { movesCredit } from '#domains/consultations/rules.ts'
import { refundMoved } from '#domains/payments/facts.ts'
import { subscriptionMoved } from '#domains/subscriptions/facts.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { on } from '#shared/facts.ts'
import { orderMoved } from '../../facts.ts'
import { readCancellationTerms } from '../../orders/cancellation/contract.ts'
import { type Order, readOrder } from '../../orders/contract.ts'

/** One order as it stands. */
export function useLiveOrder(id: string, personId: string) {
  const client = useQueryClient()
  const question = apiQuery(readOrder, { id })
  const query = useQuery(question)
  const readBoth = () => refetchChanged(client, question.queryKey, termsKey(id))
  useFacts(personTopic(personId), readBoth, orderListeners(client, id, query.data?.payment?.id))
  const show = (order: Order) => client.setQueryData(question.queryKey, order)
  return { ...query, show }
}

const termsKey = (id: string) => apiQuery(readCancellationTerms, { id }).queryKey

/**
 * Reads the order again when it moves, when the person's money does (it may wait for that), and when the bank answers
 * about its refund; and what giving it back would bring, also when some of it may have been used.
 */
export function orderListeners(client: QueryClient, id: string, paymentId: string | undefined) {
  const order = apiQuery(readOrder, { id }).queryKey
  const readOrderAgain = () => refetchChanged(client, order)
  const readTermsAgain = () => refetchChanged(client, termsKey(id))
  const readBoth = () => refetchChanged(client, order, termsKey(id))
  return [
    on(orderMoved, ({ orderId }) => orderId === id && readBoth()),
    on(balanceMoved, readBoth),
    on(refundMoved, (refund) => refund.paymentId === paymentId && readOrderAgain()),
    on(consultationMoved, ({ state }) => movesCredit(state) && readTermsAgain()),
    // What an order gives has the order's id.
    on(questionMoved, (question) => question.id === id && readTermsAgain()),
    on(subscriptionMoved, ({ subscriptionId }) => subscriptionId === id && readTermsAgain()),
  ]
}
