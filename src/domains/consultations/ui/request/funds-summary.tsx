import { Money } from '#browser/kit/display/money.tsx'
import { durationFor } from '#domains/consultants/rules.ts'
import { WITHIN } from '#domains/limits/ui/spending-notice.tsx'
import { callMinutesWords } from '#domains/wallet/ui/minutes/call-minutes-words.ts'
import { formatMinutes } from '#shared/format-minutes.ts'
import { formatDuration } from '#shared/dates.ts'
import { isCall, type LiveChannel } from '../../calls/rules.ts'
import { type RequestFunds, usableOf } from './request-form-state.ts'

/** One's own balance and how far it goes at this price. */
export const FundsSummary = ({
  funds,
  channel,
  price,
}: {
  funds: RequestFunds
  channel: LiveChannel
  price: bigint
}) => {
  const { spendableCents, promotionalCents, coveredMs, allowance } = funds
  return (
    <div>
      <p className="text-quiet text-sm">Seu saldo</p>
      <p className="text-xl">
        <Money amount={spendableCents} />{' '}
        <span className="text-base text-quiet">· dura {formatDuration(durationFor(usableOf(funds), price))}</span>
      </p>
      {promotionalCents > 0n && (
        <p className="text-quiet text-sm">
          inclui <Money amount={promotionalCents} /> de bônus, gastos primeiro
        </p>
      )}
      {allowance && (
        <p className="mt-2 text-sm">
          Pelo limite que você escolheu para si, {WITHIN[allowance.period]} cabem{' '}
          <Money amount={allowance.leftCents} className="font-semibold" />, mesmo com mais saldo.
        </p>
      )}
      {coveredMs > 0 && (
        <p className="mt-2 rounded-md bg-metal-wash px-3 py-2">
          {isCall(channel) ? (
            <>
              Os seus minutos cobrem os primeiros <strong className="font-semibold">{formatMinutes(coveredMs)}</strong>;
              só depois o saldo é usado. {callMinutesWords}
            </>
          ) : (
            <>
              <strong className="font-semibold">{formatMinutes(coveredMs)}</strong> dos seus minutos cobrem o início; só
              depois o saldo é usado.
            </>
          )}
        </p>
      )}
    </div>
  )
}
