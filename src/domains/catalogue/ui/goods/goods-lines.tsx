import { Money } from '#browser/kit/display/money.tsx'
import { nameOf } from '../../goods/rules.ts'
import type { OrderGoods } from '../../goods/goods-of-order.contract.ts'

/** What was ordered, piece by piece, and its freight. */
export const GoodsLines = ({ goods }: { goods: OrderGoods }) => (
  <dl className="grid gap-2 text-sm">
    {goods.lines.map((line) => (
      <div key={line.n} className="flex items-baseline justify-between gap-4">
        <dt>
          {line.quantity} × {nameOf(line)}
        </dt>
        <dd className="text-right">
          <Money amount={line.unitPriceCents * BigInt(line.quantity)} />
        </dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4">
      <dt>{goods.isPickup ? 'Retirada com a gente' : 'Frete'}</dt>
      <dd className="text-right">{goods.freightCents > 0n ? <Money amount={goods.freightCents} /> : 'sem frete'}</dd>
    </div>
  </dl>
)
