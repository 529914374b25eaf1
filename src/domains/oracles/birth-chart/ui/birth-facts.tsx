import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { Birth } from '../birth.rules.ts'
import { clockAt } from '../clock.rules.ts'
import { formatCoordinates } from '../places/rules.ts'
import type { Chart } from '../rules.ts'

/** The data used for the chart: clock, place, houses, and what an unknown hour leaves out. */
export const BirthFacts = ({ birth: { clock, place }, chart }: { birth: Birth; chart: Chart }) => (
  <>
    <p className="measure text-quiet text-sm tabular-nums">
      {clock && <>{clockWords(clock.at, place)} </>}
      Lugar: {formatCoordinates(place)}. {HOUSES[chart.houses]}
    </p>
    {!clock && (
      <Notice tone="accent" title="Sem a hora, sem ascendente">
        As posições são as do meio do dia. O ascendente e as casas propriamente ditas não se calculam; contamos as casas
        por signos inteiros a partir do signo do Sol. Ficaram de fora os aspectos que não valeram o dia todo. A certidão
        em inteiro teor costuma trazer a hora.
      </Notice>
    )}
  </>
)

const HOUSES: Record<Chart['houses'], string> = {
  placidus: 'Casas de Placidus, zodíaco tropical, nodo médio.',
  'whole-sign': 'Casas por signos inteiros, zodíaco tropical, nodo médio.',
  solar: 'Zodíaco tropical, nodo médio.',
}

const two = (number: number) => String(number).padStart(2, '0')
function clockWords(at: Date, place: Birth['place']) {
  const { offsetMinutes, isSummerTime, isLocalMean } = clockAt(at, place)
  const universal = `Hora universal: ${at.getUTCHours()}h${two(at.getUTCMinutes())} de ${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}.`
  if (isLocalMean) return `${universal} Antes de 1914 não havia fusos: contamos a hora média do lugar.`
  const hours = Math.abs(offsetMinutes) / 60
  return `${universal} O relógio do lugar estava ${hours.toLocaleString('pt-BR')} horas atrás de Greenwich, ${isSummerTime ? 'em horário de verão' : 'sem horário de verão'}.`
}
