import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { apiQuery } from '#browser/query.ts'
import { readQuestion } from '#domains/written-questions/contract.ts'
import { useUsualFunds } from '#domains/consultations/ui/my-consultations/use-usual-consultant.ts'
import { AvailableWith } from '#domains/wallet/ui/available.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import type { Order } from '../../orders/contract.ts'
import { storeQuestion } from '../choose/typed-question.ts'

/** A paid and delivered order: the link to what was bought first, then the documents. */
export function OrderDone({ order, next }: { order: Order; next: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isAsked = useIsAsked(order)
  const { done, isQuestion } = KINDS[order.kind]
  const { href, words } = wayOn(order, next, isAsked)
  return (
    <section className="grid justify-items-start gap-5">
      <Ornament />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {done.title(isAsked)}
      </h2>
      <p className="measure text-lg">{done.text({ ...order, isAsked })}</p>
      {!isQuestion && !order.goods && <Lasting />}
      {order.surplusCents > 0n && (
        <p className="measure">
          Chegou também um segundo pagamento, de {formatBRL(order.surplusCents)}. Ele entrou inteiro no seu saldo, como
          crédito.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={href} size="lg">
          {words}
        </LinkButton>
        {order.receiptCode && (
          <LinkButton href={`/relatorios?recibo=${order.receiptCode}`} size="lg" variant="secondary">
            Ver recibo
          </LinkButton>
        )}
      </div>
      <p className="measure border-line border-t pt-4 text-quiet text-sm">
        Pago em {formatDayAndTime(order.paidAt!)}. O resumo do contrato foi enviado para o seu e-mail.
      </p>
    </section>
  )
}

/** What there is now, and how long it lasts, as everywhere. */
function Lasting() {
  const usual = useUsualFunds()
  return usual ? <AvailableWith funds={usual.funds} name={usual.name} /> : null
}

/** Whether the question that was bought went out with its payment; what was typed for it is then kept no longer. */
function useIsAsked({ id, kind, consultant }: Order): boolean {
  const { data } = useQuery({
    ...apiQuery(readQuestion, { id }),
    enabled: KINDS[kind].isQuestion === true,
    staleTime: 0,
  })
  const isAsked = data !== undefined && data.state !== 'unsent'
  useEffect(() => {
    if (isAsked && consultant) storeQuestion(consultant.id, '')
  }, [isAsked, consultant])
  return isAsked
}

function wayOn(
  { id, kind, consultant }: Order,
  next: string | undefined,
  isAsked: boolean,
): { href: string; words: string } {
  const own = KINDS[kind].next?.(id, isAsked)
  if (own) return own
  if (consultant) return { href: `/chat/${consultant.id}`, words: `Conversar com ${consultant.name}` }
  if (next) return { href: next, words: 'Continuar de onde parei' }
  return { href: '/consultores?online=sim', words: 'Escolher com quem conversar' }
}
