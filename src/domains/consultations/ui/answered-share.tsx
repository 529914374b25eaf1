import { useQuery } from '@tanstack/react-query'
import { Dial } from '#browser/kit/display/dial.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDuration } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { readConsultantStatistics } from '../statistics/contract.ts'

/** How a consultant answers requests, as their profile tells everybody. Nothing before the first request. */
export function AnsweredShare({ consultantId }: { consultantId: string }) {
  const { data } = useQuery(apiQuery(readConsultantStatistics, { id: consultantId }))
  if (!data || data.asked === 0) return null
  const answered = data.asked - data.missed
  return (
    <div className="grid gap-3">
      <Dial
        share={answered / data.asked}
        name="Pedidos e horários marcados que você atendeu"
        words={`${formatNumber(answered)} de ${formatNumber(data.asked)}`}
      />
      <p className="text-quiet text-sm">
        Desde o início. Pedidos cancelados, recusados ou que venceram porque você já atendia outra pessoa não contam; um
        horário que você desmarcou tarde conta como falta.
      </p>
      {data.medianWaitMs !== null && (
        <p className="text-sm">
          <span className="text-quiet">Até aceitar, na metade das vezes: </span>
          {formatDuration(Math.ceil(data.medianWaitMs / 1000) * 1000)} ou menos
        </p>
      )}
    </div>
  )
}
