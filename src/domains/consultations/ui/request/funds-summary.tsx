import { Money } from '#browser/kit/display/money.tsx'
import { durationFor } from '#domains/consultants/rules.ts'
import { formatMinutes } from '#shared/format-minutes.ts'
import { formatDuration } from '#shared/dates.ts'
import type { RequestFunds } from './request-form-state.ts'

/** One's own balance and how far it goes at this price. */
export const FundsSummary = ({
  funds: { spendableCents, promotionalCents, coveredMs },
  price,
}: {
  funds: RequestFunds
  price: bigint
}) => (
  <div>
    <p className="text-quiet text-sm">Seu saldo</p>
    <p className="text-xl">
      <Money amount={spendableCents} />{' '}
      <span className="text-base text-quiet">· dura {formatDuration(durationFor(spendableCents, price))}</span>
    </p>
    {promotionalCents > 0n && (
      <p className="text-quiet text-sm">
        inclui <Money amount={promotionalCents} /> de bônus, gastos primeiro
      </p>
    )}
    {coveredMs > 0 && (
      <p className="mt-2 rounded-md bg-metal-wash px-3 py-2">
        <strong className="font-semibold">{formatMinutes(coveredMs)}</strong> dos seus minutos cobrem o início; só
        depois o saldo é usado.
      </p>
    )}
  </div>
)
