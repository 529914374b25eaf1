import { Money } from '#browser/kit/display/money.tsx'
import { AddressLines } from '#domains/shop/ui/addresses/address-lines.tsx'
import type { OrderGoods } from '../../goods/goods-of-order.contract.ts'
import { nameOf } from '../../goods/rules.ts'
import { daysWords } from './freight-choice.tsx'

/** What an order of goods holds, what its way costs, and where it goes. */
export const OrderGoodsLines = ({ goods }: { goods: OrderGoods }) => {
  const { lines, address, isPickup, freightCents, daysLeast, daysMost, giftNote } = goods
  return (
    <div className="grid gap-4 border-line border-y py-3 text-sm">
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.n} className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere">
              {line.quantity > 1 && <span className="tabular-nums">{line.quantity} × </span>}
              {nameOf(line)}
              {line.cancelled > 0 && <span className="block text-quiet">cancelados: {line.cancelled}</span>}
              {line.returned > 0 && <span className="block text-quiet">devolvidos: {line.returned}</span>}
            </span>
            <Money amount={line.unitPriceCents * BigInt(line.quantity)} />
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4">
          <span>
            {isPickup ? 'Retirada com a gente' : 'Frete'}
            {daysLeast !== null && daysMost !== null && (
              <span className="block text-quiet">{daysWords(daysLeast, daysMost)}</span>
            )}
          </span>
          <Money amount={freightCents} />
        </li>
      </ul>
      {address && <AddressLines address={address} />}
      {giftNote && (
        <figure className="grid gap-1 border-metal border-l-2 pl-3">
          <figcaption className="text-quiet">Bilhete do presente</figcaption>
          <blockquote className="wrap-anywhere whitespace-pre-wrap">{giftNote}</blockquote>
        </figure>
      )}
    </div>
  )
}
