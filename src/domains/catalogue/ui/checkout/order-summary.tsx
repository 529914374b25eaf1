import type { ReactNode } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { Money } from '#browser/kit/display/money.tsx'
import { COMPANY } from '#shared/company.ts'
import { formatBRL } from '#shared/money.ts'
import type { Order } from '../../orders/contract.ts'
import { benefitWords, CANCELLATION_WORDS } from '../../orders/wording.rules.ts'
import { wasPaid } from '../../orders/rules.ts'
import { minutePriceOf } from '../../rules.ts'

/**
 * The contract in short, before and after paying: what, its price, what it gives and until when, how to cancel it, and
 * the company.
 */
export function OrderSummary({
  order,
  children,
}: {
  order: Order
  /** The coupon field. */
  children?: ReactNode
}) {
  const { kind, title, consultant, priceCents, coupon, discountCents, totalCents, fromBalanceCents } = order
  return (
    <Card as="section" aria-labelledby="resumo" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="resumo" className="font-sans font-medium text-quiet text-sm">
          Resumo do pedido
        </h2>
        <p className="font-display text-xl">
          {title}
          {consultant && ` ${kind === 'written' ? 'para' : 'com'} ${consultant.name}`}
        </p>
        <Rate order={order} />
      </header>
      <dl className="grid gap-2">
        <Row words="Preço">
          <Money amount={priceCents} />
        </Row>
        {coupon && (
          <Row words={`Cupom ${coupon}`}>
            <span className="text-good">
              − <Money amount={discountCents} />
            </span>
          </Row>
        )}
        <Row words="Total" className="border-line border-t pt-3 font-semibold">
          <Money amount={totalCents} className="font-display font-normal text-3xl" />
        </Row>
        {fromBalanceCents > 0n && (
          <Row words={wasPaid(order.state) ? 'Pago com o saldo' : 'Do saldo, reservado'}>
            <Money amount={fromBalanceCents} />
          </Row>
        )}
        {fromBalanceCents > 0n && fromBalanceCents < totalCents && (
          <Row words={restWords(order)}>
            <Money amount={totalCents - fromBalanceCents} />
          </Row>
        )}
      </dl>
      {children}
      <section aria-labelledby="recebe" className="grid gap-2 border-line border-t pt-5 text-sm">
        <h3 id="recebe" className="font-sans font-semibold">
          O que você recebe
        </h3>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-metal">
          {benefitWords(order).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <footer className="grid gap-3 border-line border-t pt-5 text-quiet text-sm">
        {totalCents > 0n && !order.cancellation && <p>{CANCELLATION_WORDS}</p>}
        <p>
          Quem vende: {COMPANY.legalName}, CNPJ <span className="inline-block">{COMPANY.cnpj}</span>,{' '}
          {COMPANY.address.join(', ')}. {COMPANY.phone.words}, {COMPANY.email}.{' '}
          <a href="/data-management#termos" className="prose-link">
            Termos de uso
          </a>
        </p>
      </footer>
    </Card>
  )
}

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

const Row = ({ words, children, className }: { words: ReactNode; children: ReactNode; className?: string }) => (
  <div className={classes('flex items-baseline justify-between gap-4', className)}>
    <dt>{words}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)
