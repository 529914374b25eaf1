import { Badge } from '#browser/kit/display/badge.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { checkWords } from '../job-words.rules.ts'

type Check = {
  name: string
  checkedAt: Date | null
  violations: readonly { rule: string; subject: string; detail: string }[]
}

/** Each invariant: when it was looked at last, and what does not hold. */
export const InvariantList = ({ checks }: { checks: readonly Check[] }) =>
  checks.length === 0 ? (
    <p className="text-sm">Ainda não foi conferido: isso acontece a cada minuto.</p>
  ) : (
    <ul className="border-line border-t text-sm">
      {checks.map(({ name, checkedAt, violations }) => (
        <li key={name} className="grid gap-1 border-line border-b py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{checkWords(name)}</span>
            {violations.length === 0 ? (
              <Badge tone="good">íntegro</Badge>
            ) : (
              <Badge tone="bad">{violations.length} com erro</Badge>
            )}
            {checkedAt && (
              <span className="text-quiet text-xs tabular-nums">conferido em {formatDayAndTime(checkedAt)}</span>
            )}
          </p>
          {violations.length > 0 && (
            <ul className="grid gap-0.5 text-bad text-xs">
              {violations.slice(0, 20).map(({ rule, subject, detail }) => (
                <li key={`${rule} ${subject} ${detail}`} className="break-all">
                  <code>
                    {rule} · {subject} · {detail}
                  </code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
