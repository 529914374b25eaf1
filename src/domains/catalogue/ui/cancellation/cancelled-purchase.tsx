import { useEffect, useRef } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Order } from '../../orders/contract.ts'
import { refundStateWords } from './refund-state-words.ts'

/** A cancelled order: the amount, where it is now, and the case number. */
export function CancelledPurchase({
  order,
  cancellation,
}: {
  order: Order
  cancellation: NonNullable<Order['cancellation']>
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { toOriginCents, toBalanceCents, toCreditCents } = cancellation
  const returned = toOriginCents + toBalanceCents + toCreditCents
  const { words, tone, text } = refundStateWords(cancellation, order.payment?.method)
  return (
    <section className="grid justify-items-start gap-5">
      <Ornament />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {formatBRL(returned)} de volta
      </h2>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Badge tone={tone}>{words}</Badge>
      </p>
      <p className="measure">{text}</p>
      {toBalanceCents > 0n && toOriginCents > 0n && (
        <p className="measure">
          {formatBRL(toOriginCents)} voltam pelo banco, e {formatBRL(toBalanceCents)} já estão no seu saldo: cada parte
          foi para onde tinha saído.
        </p>
      )}
      {toCreditCents > 0n && toOriginCents > 0n && (
        <p className="measure">
          Destes, {formatBRL(toCreditCents)} ficaram no seu saldo como crédito: o banco não aceita mais devolver esta
          parte por aquele caminho.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/client-dashboard">Ver o meu painel</LinkButton>
        <LinkButton href="/relatorios" variant="secondary">
          Ver o extrato
        </LinkButton>
      </div>
      <p className="measure border-line border-t pt-4 text-quiet text-sm">
        Protocolo <span className="font-semibold text-ink tabular-nums">{cancellation.protocol}</span>,{' '}
        {formatDayAndTime(cancellation.at)}. Enviamos a confirmação para o seu e-mail.
      </p>
    </section>
  )
}
