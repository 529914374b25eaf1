import type { ReactNode } from 'react'
import { company } from '#browser/company.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { SumRow } from '#browser/kit/display/sum-row.tsx'
import { addressOf } from '#shared/company.ts'
import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import type { Order } from '../../orders/contract.ts'
import { benefitWords, CANCELLATION_WORDS, PER_MONTH, titleWith } from '../../orders/wording.rules.ts'
import { wasPaid } from '../../orders/rules.ts'
import { minutePriceOf } from '../../rules.ts'
import { GoodsLines } from '../goods/goods-lines.tsx'
import { purchasePath } from '../choose/purchase-path.ts'

/** What is bought and what it costs, before the form that pays it. `children`: the coupon field. */
export function OrderSums({ order, children }: { order: Order; children?: ReactNode }) {
  const { kind, title, consultant, priceCents, coupon, discountCents, totalCents, fromBalanceCents } = order
  const { couponNote, isMonthly } = KINDS[kind]
  return (
    <Card as="section" aria-labelledby="resumo" className="grid gap-3 max-sm:py-4!">
      <header className="grid gap-0.5">
        <h2 id="resumo" className="sr-only">
          Resumo do pedido
        </h2>
        <p className="font-display text-xl">{titleWith(kind, title, consultant?.name)}</p>
        <Rate order={order} />
      </header>
      {order.goods && <GoodsLines goods={order.goods} />}
      {order.question && <Asked order={order} question={order.question} />}
      <dl className="grid gap-2">
        {coupon && (
          <>
            <SumRow words="Preço">
              <Money amount={priceCents} />
            </SumRow>
            <SumRow words={couponNote ? `Cupom ${coupon} (${couponNote})` : `Cupom ${coupon}`}>
              <span className="whitespace-nowrap text-good">
                − <Money amount={discountCents} />
              </span>
            </SumRow>
          </>
        )}
        <SumRow words="Total" className="border-line border-t pt-2 font-semibold">
          <Money amount={totalCents} className="font-display font-normal text-3xl" />
          {isMonthly && <span className="block font-normal text-quiet text-sm">{PER_MONTH}</span>}
        </SumRow>
        {fromBalanceCents > 0n && (
          <SumRow words={wasPaid(order.state) ? 'Pago com o saldo' : 'Do saldo, reservado'}>
            <Money amount={fromBalanceCents} />
          </SumRow>
        )}
        {fromBalanceCents > 0n && fromBalanceCents < totalCents && (
          <SumRow words={restWords(order)}>
            <Money amount={totalCents - fromBalanceCents} />
          </SumRow>
        )}
      </dl>
      {children}
    </Card>
  )
}

/** What is asked, as it will be sent; typed wrong, it is changed where it was typed. */
const Asked = ({ order, question }: { order: Order; question: string }) => (
  <div className="grid gap-1 border-metal border-l-2 pl-3 text-sm">
    <p className="wrap-anywhere line-clamp-3 whitespace-pre-wrap">{question}</p>
    {order.state === 'open' && (
      <a href={purchasePath(order)} className="prose-link inline-flex min-h-6 items-center justify-self-start">
        Mudar o texto
      </a>
    )}
  </div>
)

/** The contract in short, before and after paying: what it gives and until when, how to cancel it, and the company. */
export const OrderTerms = ({ order }: { order: Order }) => (
  <Card as="section" aria-labelledby="recebe" className="grid gap-4 text-sm">
    <h2 id="recebe" className="font-sans font-semibold text-base">
      O que você recebe
    </h2>
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-metal">
      {benefitWords({ ...order, isAsked: order.question !== null }).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <footer className="grid gap-3 border-line border-t pt-4 text-quiet">
      {order.totalCents > 0n && !order.cancellation && (
        <p>{KINDS[order.kind].cancellationWords ?? CANCELLATION_WORDS}</p>
      )}
      <p>
        Quem vende: {company().legalName}, CNPJ <span className="inline-block">{company().cnpj}</span>.
        <span className="block">
          {addressOf(company()).join(', ')}. {company().phone}, {company().email}.
        </span>
        <a href="/data-management#termos" className="prose-link">
          Termos de uso
        </a>
      </p>
    </footer>
  </Card>
)

function restWords({ state, payment }: Order) {
  const how = payment?.method === 'card' ? 'cartão' : 'Pix'
  return `${wasPaid(state) ? 'Pago' : 'A pagar'} com ${how}`
}

function Rate({ order: { gives, consultant, totalCents } }: { order: Order }) {
  if (!gives.minutes) return null
  const words = consultant
    ? `${gives.minutes} minutos a ${formatBRL(consultant.pricePerMinuteCents!)}, por chat`
    : `${formatBRL(minutePriceOf({ price: totalCents, minutes: gives.minutes }))} por minuto`
  return <p className="text-quiet text-sm tabular-nums">{words}</p>
}
