import type { ReactNode } from 'react'
import { Money } from '#browser/kit/display/money.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Centavos } from '#shared/money.ts'

type Props = {
  goodsCents: Centavos
  /** Undefined: nobody said yet where the goods go. */
  freightCents: Centavos | undefined
}

/** What the goods and their way cost, before a coupon. */
export const GoodsSums = ({ goodsCents, freightCents }: Props) => (
  <dl className="grid gap-2">
    <Row words="Produtos">
      <Money amount={goodsCents} />
    </Row>
    <Row words="Frete">
      {freightCents === undefined ? (
        <span className="text-quiet text-sm">depende do endereço</span>
      ) : (
        <Money amount={freightCents} />
      )}
    </Row>
    <Row
      words={freightCents === undefined ? 'Total sem frete' : 'Total'}
      className="border-line border-t pt-3 font-semibold"
    >
      <Money amount={goodsCents + (freightCents ?? 0n)} className="font-display font-normal text-2xl" />
    </Row>
  </dl>
)

const Row = ({ words, children, className }: { words: string; children: ReactNode; className?: string }) => (
  <div className={classes('flex items-baseline justify-between gap-4', className)}>
    <dt>{words}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)
