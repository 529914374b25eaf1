import { Meter } from '#browser/kit/display/meter.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Minutes } from '../../contract.ts'
import { formatMinutes } from './format-minutes.ts'

/** One pack of minutes: what is left, what it covers, and what happens to the rest on expiry. */
export const MinutePackRow = ({
  pack: { title, leftMs, totalMs, reservedMs, expiresAt, ...terms },
}: {
  pack: Minutes
}) => (
  <li className="grid gap-2 border-line border-b py-3">
    <p className="font-semibold">{title}</p>
    <Meter
      label={`O que resta de ${title}`}
      value={leftMs}
      max={totalMs}
      words={`Restam ${formatMinutes(leftMs)} de ${formatMinutes(totalMs)}`}
    />
    <p className="text-quiet text-sm">
      Até {formatDay(expiresAt)}; {endWords(terms)}.
      {terms.ceilingCents !== null &&
        terms.kind !== 'single' &&
        ` Para consultores de até ${formatBRL(terms.ceilingCents)} por minuto.`}
      {reservedMs > 0 && ` Mais ${formatMinutes(reservedMs)} reservados para a conversa aberta.`}
    </p>
  </li>
)

/** What happens to the rest on expiry. */
function endWords({ kind, isRolledOver }: Pick<Minutes, 'kind' | 'isRolledOver'>) {
  if (kind === 'package' || kind === 'single') return 'o que sobrar vira saldo de novo'
  if (kind === 'plan')
    return isRolledOver ? 'já passaram para este mês, uma vez' : 'o que sobrar passa para o mês seguinte, uma vez'
  return 'depois disso, acabam'
}
