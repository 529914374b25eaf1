import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { apiQuery } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import { listOrders, type Order } from '../../orders/contract.ts'
import { type CancellationTerms, cancelPurchase, readCancellationTerms } from '../../orders/cancellation/contract.ts'
import { cancellationEffects } from './cancellation-effects.ts'
import { CancellationSums } from './cancellation-sums.tsx'

/** What cancelling a paid order returns now, and the button that does it; later, what is still possible. */
export function CancellationOffer({ order, onBack }: { order: Order; onBack: (order: Order) => void }) {
  const { terms, cancellation, toReturnCents } = useCancellation(order, onBack)
  const { data } = terms
  if (order.totalCents === 0n) return null
  if (terms.isError && !data)
    return <ErrorState onRetry={() => void terms.refetch()}>{errorMessage(terms.error)}</ErrorState>
  if (!data) return <Skeleton className="h-40 w-full" />
  const { title, text } = wordsFor(order, data, toReturnCents)
  const canGo = data.right !== null && data.waitsFor === null && toReturnCents > 0n
  return (
    <section aria-labelledby="desistir" className="grid gap-4 border-line border-t pt-6">
      <h3 id="desistir" className="text-xl">
        {title}
      </h3>
      <p className="measure">{text}</p>
      {data.right !== null && toReturnCents > 0n && <CancellationSums terms={data} />}
      {canGo && (
        <ConfirmButton
          variant="secondary"
          className="justify-self-start"
          words={
            <>
              {data.right === 'cancellation' ? 'Desistir' : 'Devolver'} e receber {formatBRL(toReturnCents)} de volta
            </>
          }
          title={`Receber ${formatBRL(toReturnCents)} de volta?`}
          yes={`Sim, quero ${formatBRL(toReturnCents)} de volta`}
          no="Ficar com o pedido"
          busy={cancellation.isPending}
          busyWords="Devolvendo…"
          onYes={() => cancellation.mutate()}
        >
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-metal">
            {cancellationEffects(order, data).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {cancellation.isError && (
            <p role="alert" className="font-medium text-bad text-sm">
              {errorMessage(
                cancellation.error,
                'Não sabemos se o pedido chegou. Tente de novo: nunca é devolvido duas vezes.',
              )}
            </p>
          )}
        </ConfirmButton>
      )}
    </section>
  )
}

const BY_PERSON =
  'Você pode desistir dentro de sete dias. Escreva para a nossa equipe em Contato, com o número deste pedido, e devolvemos o que não foi usado.'
const IN_USE =
  'Uma conversa está usando o que este pedido deu. Assim que ela terminar, o valor aparece aqui e o botão volta.'
const ORDERED =
  'Um pedido seu que ainda não foi pago reservou uma parte destes créditos. Pague ou cancele esse pedido, e o valor aparece aqui.'
const BOOKED =
  'Uma parte destes créditos está guardada para uma consulta marcada. Depois dela, ou se você desmarcar, o valor aparece aqui.'
const NOTHING_LEFT = 'Não há o que devolver. Você já usou tudo o que este pedido deu, ou o banco já devolveu o valor.'
const CONTESTED = 'O banco está decidindo sobre este pagamento. A devolução espera por ele.'

/** It ends at a midnight, which people read as the day before or after: 23:59 has one day. */
const lastMoment = (until: Date) => formatDayAndTime(new Date(until.getTime() - 1))

function wordsFor(
  { kind, cancellableUntil }: Order,
  { right, waitsFor, readAt }: CancellationTerms,
  toReturnCents: bigint,
): { title: string; text: string } {
  const { keptWords, cancellationWords } = KINDS[kind]
  if (cancellationWords && right === null) return { title: 'Nada a cancelar agora', text: keptWords }
  if (cancellationWords)
    return { title: 'Mudou de ideia?', text: waitsFor === 'dispute' ? CONTESTED : cancellationWords }
  if (right === null && cancellableUntil! > readAt) return { title: 'Mudou de ideia?', text: BY_PERSON }
  if (right === null)
    return {
      title: 'O prazo passou',
      text: `O prazo de sete dias terminou em ${lastMoment(cancellableUntil!)}. ${KINDS[kind].keptWords}`,
    }
  const title = right === 'cancellation' ? 'Mudou de ideia?' : 'Devolver o que não usou'
  if (waitsFor === 'consultation') return { title, text: KINDS[kind].inUseWords ?? IN_USE }
  if (waitsFor === 'booking') return { title, text: BOOKED }
  if (waitsFor) return { title, text: waitsFor === 'order' ? ORDERED : CONTESTED }
  // What is returned later is minutes, or what the kind itself says.
  if (right === 'pro_rata' && !KINDS[kind].minutesForMonths && !KINDS[kind].minutesForDays)
    return { title, text: KINDS[kind].keptWords }
  if (toReturnCents === 0n) return { title, text: NOTHING_LEFT }
  if (right === 'pro_rata')
    return {
      title,
      text: 'Os sete dias já passaram, mas você ainda recebe o que pagou pelo que não usou.',
    }
  return {
    title,
    text: `Você pode desistir até ${lastMoment(cancellableUntil!)}, sem dizer por quê. O que não usou volta por onde veio: para o banco ou para o saldo.`,
  }
}

/** The terms of cancelling an order now, and the mutation that does it. The terms are read again after a refusal. */
function useCancellation(order: Order, onBack: (order: Order) => void) {
  const client = useQueryClient()
  const terms = useQuery({ ...apiQuery(readCancellationTerms, { id: order.id }), staleTime: 0 })
  const seenCents = terms.data ? terms.data.toOriginCents + terms.data.toBalanceCents + terms.data.toCreditCents : 0n
  const cancellation = useMutation({
    mutationFn: () => browserApi(cancelPurchase, { id: order.id, seenCents }),
    onSuccess: (moved) => {
      onBack(moved)
      void client.invalidateQueries({ queryKey: [listOrders.path] })
      void client.invalidateQueries({ queryKey: [readWallet.path] })
    },
    onError: (error) => {
      if (error instanceof ApiError) void terms.refetch()
    },
  })
  return { terms, cancellation, toReturnCents: seenCents }
}
