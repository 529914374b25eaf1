import { Money } from '#browser/kit/money.tsx'
import type { CartReview } from '../../contract.ts'
import { REGIONS } from '../../freight/rules.ts'

/** Goods, freight, total: the whole sum before anything is promised. */
export const Totals = ({ review: { goodsCents, freight, totalCents } }: { review: CartReview }) => (
  <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
    <dt>Produtos</dt>
    <dd>
      <Money amount={goodsCents} />
    </dd>
    <dt>
      Frete
      {freight && (
        <span className="block text-quiet text-sm">
          {REGIONS[freight.region].name}, CEP {freight.cep}: de {freight.daysLeast} a {freight.daysMost} dias úteis
          {freight.parcels > 1 && `, em ${freight.parcels} volumes`}
        </span>
      )}
    </dt>
    <dd>{freight ? <Money amount={freight.freightCents} /> : <span className="text-quiet text-sm">informe o CEP</span>}</dd>
    <dt className="border-line border-t pt-3 font-semibold">{freight ? 'Total' : 'Total sem frete'}</dt>
    <dd className="border-line border-t pt-3">
      <Money amount={totalCents} className="font-display text-2xl" />
    </dd>
  </dl>
)
