import type { ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { Money } from '#browser/kit/display/money.tsx'
import type { CancellationTerms } from '../../orders/cancellation/contract.ts'

/** The calculation of the amount that is returned. */
export const CancellationSums = ({
  terms: { totalCents, usedCents, deductedCents, toOriginCents, toBalanceCents, toCreditCents, bonusTakenCents },
}: {
  terms: CancellationTerms
}) => (
  <dl className="grid max-w-md gap-2">
    <Row words="Você pagou" amount={totalCents} />
    {usedCents > 0n && <Row words="Já usado ou devolvido" amount={-usedCents} />}
    {deductedCents > 0n && <Row words="Bônus que já foi gasto" amount={-deductedCents} />}
    {(toOriginCents > 0n || toBalanceCents === 0n) && (
      <Row
        words="Volta para o mesmo meio de pagamento"
        amount={toOriginCents}
        className="border-line border-t pt-2 font-semibold"
      />
    )}
    {toBalanceCents > 0n && (
      <Row
        words="Volta para o seu saldo, de onde veio"
        amount={toBalanceCents}
        className={classes('font-semibold', toOriginCents === 0n && 'border-line border-t pt-2')}
      />
    )}
    {toCreditCents > 0n && (
      <Row words="Volta como crédito, que você pode retirar" amount={toCreditCents} className="font-semibold" />
    )}
    {bonusTakenCents > 0n && <Row words="Bônus que acaba" amount={bonusTakenCents} className="text-quiet text-sm" />}
  </dl>
)

const Row = ({ words, amount, className }: { words: ReactNode; amount: bigint; className?: string }) => (
  <div className={classes('flex items-baseline justify-between gap-4', className)}>
    <dt>{words}</dt>
    <dd className="whitespace-nowrap text-right tabular-nums">
      {amount < 0n && '− '}
      <Money amount={amount < 0n ? -amount : amount} />
    </dd>
  </div>
)
