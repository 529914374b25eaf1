import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listMyReadings } from '../reading/contract.ts'
import { caseNames } from '../reading/rules.ts'

/** When and why the team read what was said in the reader's consultations; nothing while nobody did. */
export function MyReadings() {
  const { data } = useQuery(apiQuery(listMyReadings, {}))
  if (!data || data.readings.length === 0) return null
  return (
    <div className="grid gap-2 border-line border-t pt-6 text-sm">
      <p className="font-semibold">A nossa equipe leu o que foi dito em</p>
      <ul className="grid gap-2">
        {data.readings.map(({ consultationId, kind, reason, at }) => (
          <li key={`${consultationId} ${at.toISOString()}`} className="measure break-words">
            <a href={`/consultation/${consultationId}`} className="prose-link">
              uma consulta sua
            </a>
            , em {formatDayAndTime(at)}, por causa de {caseNames[kind]}. Motivo: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
