import { company } from '#browser/company.ts'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { addressOf } from '#shared/company.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { addressLines } from '../../goods-address.rules.ts'
import type { OrderGoods } from '../../goods/goods-of-order.contract.ts'
import { REFUND_REASONS } from '../../goods/refund.rules.ts'
import { nameOf } from '../../goods/rules.ts'

/** Where an order of goods goes, and what of it came back. */
export function GoodsDetails({ goods }: { goods: OrderGoods }) {
  const { address, isPickup, giftNote, daysLeast, daysMost, refunds, isContested } = goods
  const lines = isPickup ? addressOf(company()) : address ? addressLines(address) : []
  return (
    <section aria-labelledby="entrega" className="grid gap-4">
      <h2 id="entrega" className="text-xl">
        {isPickup ? 'Onde retirar' : 'Para onde vai'}
      </h2>
      {isContested && (
        <Notice tone="warn" title="O banco analisa um pagamento deste pedido">
          Até a decisão, nada dele é enviado nem cancelado.
        </Notice>
      )}
      {lines.length > 0 && (
        <address className="wrap-anywhere not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {daysLeast !== null && (
        <p className="text-quiet text-sm">
          De {daysLeast} a {daysMost} dias úteis depois da postagem.
        </p>
      )}
      {giftNote && (
        <blockquote className="wrap-anywhere whitespace-pre-wrap border-metal border-l-2 pl-3 text-sm">
          {giftNote}
        </blockquote>
      )}
      {refunds.length > 0 && <Refunds goods={goods} />}
    </section>
  )
}

const Refunds = ({ goods: { refunds, lines } }: { goods: OrderGoods }) => (
  <div className="grid gap-3 border-line border-t pt-4">
    <h3 className="font-sans font-semibold text-base">O que voltou</h3>
    <ul className="grid gap-3 text-sm">
      {refunds.map((refund) => (
        <li key={refund.n} className="grid gap-0.5">
          <span>
            {REFUND_REASONS[refund.why].words}, {formatDayAndTime(refund.at)}: {piecesInWords(refund.pieces, lines)}
          </span>
          <span className="text-quiet">
            {amountsInWords(refund)} Protocolo {refund.protocol}.
          </span>
        </li>
      ))}
    </ul>
  </div>
)

const piecesInWords = (pieces: OrderGoods['refunds'][number]['pieces'], lines: OrderGoods['lines']) =>
  pieces
    .map(({ n, quantity }) => {
      const line = lines.find((one) => one.n === n)
      return line ? `${quantity} × ${nameOf(line)}` : `${quantity}`
    })
    .join(', ')

type Amounts = Pick<OrderGoods['refunds'][number], 'toOriginCents' | 'toBalanceCents' | 'toCreditCents'>
const amountsInWords = ({ toOriginCents, toBalanceCents, toCreditCents }: Amounts) =>
  [
    toOriginCents > 0n && `${formatBRL(toOriginCents)} para o banco ou cartão.`,
    toBalanceCents > 0n && `${formatBRL(toBalanceCents)} para o saldo.`,
    toCreditCents > 0n && `${formatBRL(toCreditCents)} como crédito, ou para o que estava em aberto.`,
  ]
    .filter(Boolean)
    .join(' ')
