import { Check as Yes, X as No } from 'lucide-react'
import type { Check } from '../receipts/rules.ts'
import { wordsOfCheck } from './check-words.ts'

/** What this browser computed itself, line by line, beside what the receipt states. */
export const CheckLines = ({ checks }: { checks: readonly Check[] }) => (
  <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
    {checks.map((check) => (
      <CheckLine key={check.name} check={check} />
    ))}
  </ol>
)

function CheckLine({ check }: { check: Check }) {
  const { what, stated, computed } = wordsOfCheck(check)
  const Icon = check.holds ? Yes : No
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 bg-surface px-4 py-3 text-sm sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" size={20} className={check.holds ? 'text-good' : 'text-bad'} />
      <span>
        {what}
        <strong className={`block font-semibold text-xs ${check.holds ? 'text-good' : 'text-bad'}`}>{check.holds ? 'Confere' : 'Não confere'}</strong>
      </span>
      <span className="col-start-2 break-all text-quiet tabular-nums sm:col-start-3 sm:text-right">
        {check.name === 'refunded' || check.name === 'bonus' ? `${stated} de ${computed}` : check.holds ? computed : `diz ${stated}, calculamos ${computed}`}
      </span>
    </li>
  )
}
