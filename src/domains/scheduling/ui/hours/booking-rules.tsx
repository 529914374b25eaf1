import { Card } from '#browser/kit/display/card.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import type { Schedule } from '../../slots.rules.ts'
import { BRAZILIAN_ZONES, placeOf, useDeviceZone } from '../local-time.ts'

const NOTICES = [
  [15, '15 minutos antes'],
  [30, '30 minutos antes'],
  [60, '1 hora antes'],
  [120, '2 horas antes'],
  [240, '4 horas antes'],
  [720, '12 horas antes'],
  [1_440, '1 dia antes'],
  [2_880, '2 dias antes'],
  [10_080, '7 dias antes'],
] as const
const FARTHEST = [7, 14, 30, 60, 90, 180].map((days) => [days, `${days} dias`] as const)
const PAUSES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120].map(
  (minutes) => [minutes, minutes === 0 ? 'Sem pausa' : `${minutes} minutos`] as const,
)

/** How late and how far ahead a consultant can be booked, the pause after each booking, and by which clock. */
export function BookingRules({ draft, onChange }: { draft: Schedule; onChange: (part: Partial<Schedule>) => void }) {
  const device = useDeviceZone()
  const zones = [...new Set([draft.zone, device, ...BRAZILIAN_ZONES.map(([zone]) => zone)])]
  return (
    <Card as="section" aria-labelledby="regras" className="grid gap-5">
      <h2 id="regras" className="text-xl">
        Regras
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Marcar no mínimo"
          hint="Com quanta antecedência alguém pode marcar."
          value={draft.noticeMinutes}
          options={NOTICES}
          onChange={(noticeMinutes) => onChange({ noticeMinutes })}
        />
        <Choice
          label="Agenda aberta por"
          hint="Até quantos dias à frente."
          value={draft.farthestDays}
          options={FARTHEST}
          onChange={(farthestDays) => onChange({ farthestDays })}
        />
        <Choice
          label="Pausa entre consultas"
          hint="Fica livre depois de cada consulta marcada."
          value={draft.pauseMinutes}
          options={PAUSES}
          onChange={(pauseMinutes) => onChange({ pauseMinutes })}
        />
        <Select
          label="Horário de"
          hint="Os seus horários são por este relógio; cada cliente os vê pelo seu."
          value={draft.zone}
          onChange={(event) => onChange({ zone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}

function Choice({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string
  hint: string
  value: number
  options: readonly (readonly [number, string])[]
  onChange: (value: number) => void
}) {
  const isListed = options.some(([one]) => one === value)
  return (
    <Select label={label} hint={hint} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {!isListed && <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  )
}
