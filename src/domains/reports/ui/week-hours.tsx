import { Money } from '#browser/kit/display/money.tsx'
import { formatBRL } from '#shared/money.ts'

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const WHOLE = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']
const HOURS = 24

export type HourSum = { weekday: number; hour: number; amountCents: bigint; lines: number }

/**
 * When earnings come: each weekday by hour, the more the darker; the best hours are also said in words. A refund has
 * another hour than what it takes back, so refunds are said beside the sums.
 */
export function WeekHours({ hours, refundedCents }: { hours: readonly HourSum[]; refundedCents: bigint }) {
  const sums = new Map<string, HourSum>()
  for (const one of hours) {
    const key = `${one.weekday} ${one.hour}`
    const known = sums.get(key)
    sums.set(
      key,
      known ? { ...one, amountCents: known.amountCents + one.amountCents, lines: known.lines + one.lines } : one,
    )
  }
  const best = [...sums.values()].toSorted((a, b) => Number(b.amountCents - a.amountCents)).slice(0, 3)
  const most = Number(best[0]?.amountCents ?? 0n)
  if (most <= 0) return <p className="text-quiet">Neste período não houve consultas.</p>
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="grid gap-1">
        {WEEKDAYS.map((name, weekday) => (
          <div key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-2">
            <span className="text-quiet text-xs">{name}</span>
            <div className="grid grid-cols-24 gap-px sm:gap-0.5">
              {Array.from({ length: HOURS }, (_, hour) => {
                const sum = sums.get(`${weekday} ${hour}`)
                const share = Number(sum?.amountCents ?? 0n) / most
                return (
                  <span
                    key={hour}
                    title={sum && `${WHOLE[weekday]}, ${hour} h: ${formatBRL(sum.amountCents)}`}
                    className="h-5 rounded-sm bg-sunken sm:h-6"
                  >
                    {share > 0 && (
                      <span
                        className="block size-full rounded-sm bg-accent"
                        style={{ opacity: Math.max(0.2, share) }}
                      />
                    )}
                  </span>
                )
              })}
            </div>
          </div>
        ))}
        <p className="ml-10 flex justify-between text-quiet text-xs tabular-nums">
          {[0, 6, 12, 18, 23].map((hour) => (
            <span key={hour}>{hour} h</span>
          ))}
        </p>
      </div>
      <ol aria-label="Seus melhores horários" className="grid gap-1 text-sm">
        {best.map(({ weekday, hour, amountCents, lines }) => (
          <li key={`${weekday} ${hour}`}>
            <span className="font-semibold">
              {WHOLE[weekday]}, das {hour} h às {(hour + 1) % HOURS} h
            </span>
            : {formatBRL(amountCents)} em {lines === 1 ? '1 atendimento' : `${lines} atendimentos`}
          </li>
        ))}
      </ol>
      {refundedCents > 0n && (
        <p className="text-quiet text-xs">
          Estas somas são de antes dos reembolsos: <Money amount={refundedCents} /> neste período.
        </p>
      )}
    </div>
  )
}
