import type { ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { Money } from '#browser/kit/display/money.tsx'
import type { CartReview } from '../../contract.ts'
import { REGIONS } from '../../freight.rules.ts'

/** Goods, freight and total. */
export const CartTotals = ({ review: { goodsCents, freight, totalCents } }: { review: CartReview }) => (
  <dl className="grid gap-2">
    <Row words="Produtos">
      <Money amount={goodsCents} />
    </Row>
    <Row words="Frete">
      {freight ? <Money amount={freight.freightCents} /> : <span className="text-quiet text-sm">informe o CEP</span>}
    </Row>
    {freight && (
      <Row words="Entrega">
        <span className="text-quiet text-sm tabular-nums">
          <span className="whitespace-nowrap">
            {REGIONS[freight.region].name}, {freight.cep}
          </span>
          <br />
          de {freight.daysLeast} a {freight.daysMost} dias úteis
          {freight.parcels > 1 && `, em ${freight.parcels} volumes`}
        </span>
      </Row>
    )}
    <Row words={freight ? 'Total' : 'Total sem frete'} className="mt-1 border-line border-t pt-3 font-semibold">
      <Money amount={totalCents} className="font-display font-normal text-2xl" />
    </Row>
  </dl>
)

const Row = ({ words, children, className }: { words: ReactNode; children: ReactNode; className?: string }) => (
  <div className={classes('flex items-baseline justify-between gap-4', className)}>
    <dt>{words}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)
