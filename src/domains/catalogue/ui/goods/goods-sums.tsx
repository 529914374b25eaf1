import { Money } from '#browser/kit/display/money.tsx'
import { SumRow } from '#browser/kit/display/sum-row.tsx'
import type { Centavos } from '#shared/money.ts'

type Props = {
  goodsCents: Centavos
  /** Undefined: nobody said yet where the goods go. */
  freightCents: Centavos | undefined
}

/** What the goods and their way cost, before a coupon. */
export const GoodsSums = ({ goodsCents, freightCents }: Props) => (
  <dl className="grid gap-2">
    <SumRow words="Produtos">
      <Money amount={goodsCents} />
    </SumRow>
    <SumRow words="Frete">
      {freightCents === undefined ? (
        <span className="text-quiet text-sm">depende do endereço</span>
      ) : (
        <Money amount={freightCents} />
      )}
    </SumRow>
    <SumRow
      words={freightCents === undefined ? 'Total sem frete' : 'Total'}
      className="border-line border-t pt-3 font-semibold"
    >
      <Money amount={goodsCents + (freightCents ?? 0n)} className="font-display font-normal text-2xl" />
    </SumRow>
  </dl>
)
