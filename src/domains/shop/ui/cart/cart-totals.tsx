import { Money } from '#browser/kit/display/money.tsx'
import { SumRow } from '#browser/kit/display/sum-row.tsx'
import type { CartReview } from '../../contract.ts'
import { REGIONS } from '../../freight.rules.ts'

/** Goods, freight and total. */
export const CartTotals = ({ review: { goodsCents, freight, totalCents } }: { review: CartReview }) => (
  <dl className="grid gap-2">
    <SumRow words="Produtos">
      <Money amount={goodsCents} />
    </SumRow>
    <SumRow words="Frete">
      {freight ? <Money amount={freight.freightCents} /> : <span className="text-quiet text-sm">informe o CEP</span>}
    </SumRow>
    {freight && (
      <SumRow words="Entrega">
        <span className="text-quiet text-sm tabular-nums">
          <span className="whitespace-nowrap">
            {REGIONS[freight.region].name}, {freight.cep}
          </span>
          <br />
          de {freight.daysLeast} a {freight.daysMost} dias úteis
          {freight.parcels > 1 && `, em ${freight.parcels} volumes`}
        </span>
      </SumRow>
    )}
    <SumRow words={freight ? 'Total' : 'Total sem frete'} className="mt-1 border-line border-t pt-3 font-semibold">
      <Money amount={totalCents} className="font-display font-normal text-2xl" />
    </SumRow>
  </dl>
)
